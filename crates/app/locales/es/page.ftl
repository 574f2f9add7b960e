# La página en un navegador.

page-title = Damier: damas
page-as-text = La misma partida como texto, para el teclado y los lectores de pantalla. F6 lleva de la imagen a las casillas y de vuelta.
page-picture = Tablero y mandos, como imagen. Lo mismo está en esta página como texto.
page-picture-text = Texto para la imagen
page-commands = Órdenes
page-variant = Variante
page-you-play = Usted juega con
page-text = O su texto
page-open-text = Abrir el texto
page-kept-here = Guardado en este navegador
page-keep-here = Guardar en este navegador
page-delete = Borrar
page-name = Nombre
page-endings = Un nombre en .pdn guarda la partida, en .fen solo la posición, en .txt la forma de otros programas.
page-download = Descargar
page-link-copied = El enlace está copiado.
page-new-version = Hay una versión nueva.
page-use-it = Usarla
page-not-played-on = fuera del juego
page-capture-rule = Cambiar la regla de captura
page-stop-here = Terminar aquí la captura
page-keeps-nothing = este navegador no guarda nada para esta página
page-no-picture = no se pudo cargar lo que dibuja
in-a-browser-the-search-has-one-thread = En un navegador la búsqueda tiene un solo hilo.
player-told = { color }: { $name }, { $note }, capturadas: { $count }
move-told = { color } { $move }.
