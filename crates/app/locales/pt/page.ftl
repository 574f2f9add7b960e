# A página num navegador.

page-title = Damier: damas
page-as-text = A mesma partida como texto, para o teclado e os leitores de ecrã. F6 leva da imagem às casas e de volta.
page-picture = Tabuleiro e comandos, como imagem. O mesmo está nesta página como texto.
page-picture-text = Texto para a imagem
page-commands = Comandos
page-variant = Variante
page-you-play = Joga com
page-text = Ou o seu texto
page-open-text = Abrir o texto
page-kept-here = Guardado neste navegador
page-keep-here = Guardar neste navegador
page-delete = Apagar
page-name = Nome
page-endings = Um nome em .pdn guarda a partida, em .fen só a posição, em .txt a forma de outros programas.
page-download = Transferir
page-link-copied = A ligação está copiada.
page-new-version = Há uma versão nova.
page-use-it = Usar
page-not-played-on = fora do jogo
page-capture-rule = Mudar a regra de captura
page-stop-here = Terminar aqui a captura
page-keeps-nothing = este navegador não guarda nada para esta página
page-no-picture = não se pôde carregar o que desenha
in-a-browser-the-search-has-one-thread = Num navegador a procura tem um só fio.
player-told = { color }: { $name }, { $note }, capturadas: { $count }
move-told = { color } { $move }.
