# Lo que el programa dice de una partida. $color y $other son `white` o `black`.

or = o
and = y
color = { $color ->
    [white] Blancas
   *[black] Negras
}
other = { $other ->
    [white] Blancas
   *[black] Negras
}
count = { $count }

begins = Empiezan { $color ->
    [white] las blancas
   *[black] las negras
}.
    .detail = Así lo quieren las reglas de este juego.
not-your-turn = No es su turno.
    .detail = Juegan { $color ->
        [white] las blancas
       *[black] las negras
    }.
game-over = La partida ha terminado.
    .detail = Deshaga, o empiece otra.
browsing-refusal = Está mirando atrás.
    .detail = Esc vuelve a la partida.
blocked = { $square } está bloqueada.
    .detail = No tiene casilla libre adonde ir.
king-run = La dama en { $square } debe descansar.
    .detail = Ha hecho tres jugadas seguidas.
occupied = { $square } no está libre.
    .detail = Elija una casilla vacía.
must-capture = Debe comer { $squares }.
    .detail = Comer va antes que cualquier otra jugada.
must-capture-backwards = Debe comer { $squares }.
    .detail = En estas reglas los peones comen también hacia atrás.
too-few = Debe comer { $count }; así come { $less }.
    .detail = Empiece con { $squares }.
another-goes-first = Debe comer { $squares }.
    .detail = En estas reglas esa captura va antes.
must-take-with-this = { $count ->
    [1] { $from } debe comer.
   *[other] { $from } debe comer { $count }.
}
    .detail = { $from }-{ $to } no es posible ahora.
men-take-forward = Los peones comen solo hacia delante.
    .detail = En estas reglas solo las damas comen hacia atrás.
men-step-forward = Los peones mueven solo hacia delante.
    .detail = Llegue a la última fila para coronar.
no-such-move = { $from } no puede ir a { $to }.
    .detail = Las casillas con anillo son las que alcanza.
not-a-move = «{ $text }» no se juega.
move-is-written = Una jugada se escribe así: { $example }.
no-such-square = Este tablero no tiene casilla { $square }.
possible-moves = Posible: { $moves }.
it-could-be = Puede ser { $moves }.
one-rule-only = Este juego tiene una sola regla de captura.
    .detail = Las damas inglesas se juegan con ambas.

setting-up = Componga una posición.
    .detail = Pulse para poner una pieza, arrastre para moverla.
cannot-be-played = Esto aún no se puede jugar.
confirm-move = ¿Jugar { $move }?
    .detail = Intro o pulsar el destino la juega, Esc la retira.
looking-back = Mirando atrás: { $ply } de { $plies }
    .detail = Intro juega desde aquí, Esc vuelve a la partida.
replaying = Repetición: { $ply } de { $plies }
    .detail = Esc o una pulsación la termina.
replay-stands = Repetición parada: { $ply } de { $plies }
    .detail = Esc o una pulsación la termina.
computer-thinks = El ordenador piensa.
    .detail = «Mover» le hace responder ya.
looking-for-hint = Busco una buena jugada.
    .detail = Un segundo.
computer-waits = El ordenador espera.
    .detail = «Seguir» le deja continuar.
choose-man = ¿Qué peón come?
    .detail = Pulse { $squares }.
choose-piece = ¿Qué pieza come?
    .detail = Pulse { $squares }.
go-on-or-stop = Siga, o pare aquí.
    .detail = Pulse de nuevo la pieza para parar.
go-on = Siga.
    .detail = Pulse dónde cae después.
man-in-hand = { $count ->
    [1] { $square } puede ir a una casilla.
   *[other] { $square } puede ir a { $count } casillas.
}
    .detail = Pulse un anillo, o arrastre.
king-in-hand = { $count ->
    [1] La dama { $square } puede ir a una casilla.
   *[other] La dama { $square } puede ir a { $count } casillas.
}
    .detail = Pulse un anillo, o arrastre.
takes = { $count ->
    [1] { $square } come una pieza.
   *[other] { $square } come { $count } piezas.
}
    .detail = Cae en { $to }. Pulse allí, o arrastre.
you-must-take = { $count ->
    [0] Debe comer.
   *[other] Debe comer { $count } piezas.
}
one-way = { $from } come { $squares } y cae en { $to }.
take-with = Coma con { $squares }.
your-move = Le toca jugar.
    .detail = Pulse una pieza, o arrástrela.
    .optional = Puede comer, pero no es obligatorio.
side-to-move = Juegan { $color ->
    [white] las blancas
   *[black] las negras
}.
    .detail = Pulse una pieza, o arrástrela.
    .optional = Puede comer, pero no es obligatorio.
hint-is = Pruebe { $move }.
    .detail = La flecha lo muestra. Otra vez «Consejo» dice por qué.
hint-why = Pruebe { $move }: { $score }.
    .detail = Se espera { $line }.
engine-note = El motor sigue sin algo.
    .detail = { $note }.
ballot-drawn = La apertura está sorteada.
    .detail = Empieza con { $moves }.

engine-stopped = El jugador artificial se ha parado.
    .detail = Motivo: { $why }. «Seguir» lo intenta de nuevo.
found-no-move = no encontró jugada
its-move-is-not-legal = su jugada no es legal aquí
saved = Guardado.
saved-position = Guardada solo la posición.
not-saved = No guardado.
opened = { $count ->
    [one] Abierto: una jugada.
   *[other] Abierto: { $count } jugadas.
}
read-with-remarks = { $count ->
    [one] Leído con una observación.
   *[other] Leído con { $count } observaciones.
}
not-opened = No abierto.
first-of-several = El archivo tiene varias partidas; esta es la primera.
not-recalled = { $what ->
    [settings] No se pudieron leer los ajustes.
    [files] No se pudo leer la lista de archivos.
   *[game] No se pudo leer la última partida.
}
    .detail = { $why }. Vale lo habitual.
resumed = La última partida continúa.
    .detail = { $count ->
        [one] Se hizo una jugada. N empieza otra.
       *[other] Se hicieron { $count } jugadas. N empieza otra.
    }
step-not-legal = Jugada { $count }: { $move } no es posible. La partida llega hasta ahí.
draw-offered = { color } ofrecen tablas.
    .detail = { other } pueden aceptarlas tras la jugada.
draw-on-offer = { color } ofrecen tablas.
    .detail = «Tablas» acepta, una jugada rechaza.
draw-declined = El ordenador sigue jugando.
    .detail = Acepta tablas cuando no está mejor.
rule-optional-now = Comer es ahora voluntario.
    .detail = Desde la próxima jugada. F lo cambia de nuevo.
rule-compulsory-now = Comer es ahora obligatorio.
    .detail = Desde la próxima jugada. F lo cambia de nuevo.

end-draw = Tablas.
end-you-win = Ha ganado.
end-you-lose = Ha perdido.
end-color-wins = { color } ganan.
wins-on-time = { color } ganan por tiempo
agreed = Tablas de común acuerdo
resigned = { color } ganan: { other } abandonan
win-no-pieces = { color } ganan: al rival no le quedan piezas
win-blocked = { color } ganan por bloqueo: el rival no tiene jugada
win-first-king = { color } ganan: primera dama
win-all-given = { color } ganan: todas las piezas entregadas
win-no-move = { color } ganan: sin jugadas
drawn = Tablas: { $rule } ({ $source })

giveaway-title = { $title }, gana-pierde
subtitle = { $side } × { $side } · jugada { $move }
you = Usted
player-note = jugador
computer-note = ordenador, nivel { $level }
thinking-note = piensa
to-move-note = le toca
evaluation = { $score } · profundidad { $depth } · { $positions } posiciones
analysis-line = { $score }  ·  profundidad { $depth }  ·  { $speed }
search-speed = { $positions } posiciones por segundo
wins-in = { color } ganan en { $plies }
color-wins = { color } ganan
table-draw = tablas
table-says = tabla: { $result }
table-drawn-before = tabla: { $result }, pero antes tablas ({ $rule })
clock-label = reloj { $time }
evaluation-label = valoración { $score }
square-label = casilla { $square }

square-empty = vacía
piece-white-man = peón blanco
piece-white-king = dama blanca
piece-black-man = peón negro
piece-black-king = dama negra
mark-taken = comida
mark-can-move = puede mover
mark-must-capture = debe comer
mark-selected = elegida
mark-target = alcanzable
mark-capture-target = alcanzable comiendo
mark-hop = en el camino de una captura
mark-victim = sería comida
mark-choice = elegir para comerla
mark-last = última jugada
mark-browse = jugada mirada
mark-replay = jugada repetida
mark-hint = aconsejada

mode-manual = Manual
    .detail = Dos personas ante un tablero.
mode-white = Semiauto, blancas
    .detail = Usted lleva las blancas, el ordenador las negras.
mode-black = Semiauto, negras
    .detail = Usted lleva las negras, el ordenador las blancas.
mode-full = Automático
    .detail = El ordenador juega ambos bandos.
strength-beginner = Novato
    .detail = cualquier jugada legal
strength-easy = Fácil
    .detail = ve una jugada, no regala dos peones
strength-player = Jugador
    .detail = ve dos jugadas
strength-steady = Sereno
    .detail = ve cuatro jugadas, a menudo distraído
strength-champion = Campeón
    .detail = ve cuatro jugadas
strength-sharp = Agudo
    .detail = ve cuatro jugadas, a veces distraído
strength-severe = Severo
    .detail = ve cinco jugadas
strength-master = Maestro
    .detail = piensa tres segundos
level-named = Nivel { $level }, { $name }

help-lists-the-commands = `help` da las órdenes.
legend = ⛀ peón blanco, ⛁ dama blanca, ⛂ peón negro, ⛃ dama negra
legend-ascii = w peón blanco, W dama blanca, b peón negro, B dama negra
no-moves = sin jugadas
still-thinking = piensa todavía
needs-a-file = pide el nombre de un archivo
text-help =
    Escriba una jugada como de costumbre: 32-28, 28x19, c3-d4, c3:e5. Si dos capturas se escriben igual, dé el camino.
      moves     las jugadas legales    hint      una jugada aconsejada
      undo      retirar una jugada     redo      jugarla de nuevo
      board     mostrar el tablero     flip      girar el tablero
      level N   cambiar de nivel       go        que juegue el ordenador
      save F    guardar la partida     load F    abrir posición o partida
      resign    abandonar              draw      ofrecer o aceptar tablas
      rule      comer obligatorio o voluntario desde ahora
      new       empezar de nuevo
      help      este texto             quit      salir
