# Las reglas, según sus datos. $color es `white` o `black`.

variant-international = Internacionales
    .detail = 10×10, damas voladoras. Los peones comen también hacia atrás; es obligatorio comer lo más.
variant-international-8x8 = Internacionales 8×8
    .detail = El juego internacional en el tablero pequeño, con números y sus reglas de tablas.
variant-brazilian = Brasileñas
    .detail = 8×8, damas voladoras. Los peones comen también hacia atrás; es obligatorio comer lo más.
variant-canadian = Canadienses
    .detail = El juego internacional en 12×12 con treinta peones cada uno.
variant-english = Inglesas
    .detail = 8×8, la dama avanza una casilla. Los peones comen solo hacia delante; captura libre. Empiezan las negras.
variant-english-optional = Inglesas, captura voluntaria
    .detail = Las damas inglesas en casa: nadie tiene que comer, y la cadena puede cortarse.
variant-russian = Rusas
    .detail = 8×8, damas voladoras, captura libre. El peón que corona comiendo sigue como dama.
variant-pool = Pool americano
    .detail = 8×8, damas voladoras, los peones comen hacia atrás, captura libre. Empiezan las negras.
variant-italian = Italianas
    .detail = 8×8, la dama avanza una casilla. Un peón nunca come una dama; comer lo más, y antes con dama.
variant-spanish = Españolas
    .detail = 8×8, damas voladoras, peones solo hacia delante. Comer lo más, y de ello lo mejor.
variant-portuguese = Portuguesas
    .detail = Como las españolas: damas voladoras, peones solo hacia delante, comer lo más.
variant-czech = Checas
    .detail = 8×8, damas voladoras, peones solo hacia delante. La dama come antes que el peón; si no, libre.
variant-turkish = Turcas
    .detail = Las 64 casillas, jugadas rectas. Lo comido sale en seguida; comer lo más.
variant-armenian = Armenias
    .detail = Capturas turcas, pero se mueve también en diagonal, y la dama como la del ajedrez.
variant-thai = Tailandesas
    .detail = Ocho peones cada uno. La dama voladora cae justo detrás de lo comido. Empiezan las negras.
variant-frisian = Frisonas
    .detail = 10×10, se come en las ocho direcciones. Comer el mayor valor; una dama no corre sin fin.
variant-frysk = Frysk!
    .detail = Las damas frisonas con cinco peones cada uno.
variant-killer = Killer
    .detail = Internacionales, pero la dama que come una dama al final para justo detrás.
variant-breakthrough = Ruptura
    .detail = Internacionales, pero gana la primera dama.
variant-antidraughts = Gana-pierde
    .detail = Internacionales al revés: pierda todas sus piezas.
variant-art2dec-russian = Art2Dec rusas
    .detail = 8×8, la dama avanza una casilla, los peones comen hacia delante; quien corona comiendo sigue como dama.
variant-art2dec-international = Art2Dec internacionales
    .detail = 8×8, damas voladoras, captura y caída libres; lo comido sale en seguida.

rule-optional = Comer es voluntario
rule-free = Comer es obligatorio, a elegir
rule-most = Comer es obligatorio: lo más
rule-most-then-kings = Comer es obligatorio: lo más, luego más damas
rule-king-first = Comer es obligatorio: antes la dama
rule-value = Comer es obligatorio: el mayor valor
rule-italian = Comer es obligatorio: lo más, antes damas
lose-all = quien pierde todo gana
first-king = gana la primera dama

part-aim = Objetivo
part-moving = Movimiento
part-capturing = Captura
part-crowning = Coronación
part-draws = Tablas
part-tips = Consejos
aim-win = Coma todas las piezas del rival, o déjelo sin jugada.
aim-giveaway = Pierda todas sus piezas, o quédese sin jugada: gana quien ya no puede jugar.
aim-first-king = Tenga la primera dama, o coma todas las piezas del rival.
board-begins = El tablero tiene { $side } × { $side } casillas; cada bando tiene { $men } peones, y empiezan { $color ->
    [white] las blancas
   *[black] las negras
}.
way-diagonal-forward = en diagonal hacia delante
way-diagonal = en diagonal en las cuatro direcciones
way-orthogonal = recto hacia delante, atrás y a los lados
way-ahead-and-sideways = recto hacia delante y a los lados
way-all = en recta y en diagonal, en las ocho direcciones
way-all-forward = recto, en diagonal hacia delante y a los lados
way-lines = por sus líneas
man-moves = Un peón avanza una casilla { $way }.
king-steps = Una dama avanza una casilla, { $way }.
king-flies = Una dama va tan lejos como el camino esté libre, { $way }.
king-runs = Mientras su bando tenga peones, una dama solo juega tres veces seguidas sin comer.
capture-optional = Nadie tiene que comer, y la cadena puede cortarse tras cualquier pieza.
capture-compulsory = Quien puede comer debe hacerlo, y la cadena se juega hasta el final.
man-takes = Un peón come saltando una pieza vecina, { $way }.
king-takes = Una dama come { $way }.
landing-go-on = Cae en una casilla libre detrás, pero donde pueda seguir comiendo, en una de esas.
landing-behind = Cae en la casilla justo detrás de la pieza.
landing-behind-last-king = Tras una dama comida al final, para en seguida.
landing-each-alone = Cae en cualquier casilla libre detrás de la pieza.
men-take-no-kings = Los peones no pueden comer damas.
choice-free = Entre varias capturas elige usted.
choice-most = De varias capturas debe hacerse la que come más piezas.
choice-most-then-kings = Deben comerse las más piezas; a igualdad, las más damas.
choice-king-first = Si pueden comer una dama y un peón, debe la dama.
choice-value = Debe hacerse la captura de más valor: una dama vale algo menos que dos peones.
choice-italian = Deben comerse las más piezas, con dama antes que con peón, y damas primero.
lifted-at-once = Lo comido sale pieza a pieza, así que un salto posterior puede pasar por su sitio.
lifted-at-end = Lo comido sale al final de la jugada; nada se salta dos veces.
crowning-ends-move = Un peón que llega a la última fila corona, y su jugada acaba ahí.
crowning-at-rest = Un peón que acaba su jugada en la última fila corona; si solo pasa, sigue peón.
crowning-in-flight = Un peón que llega a la última fila corona en seguida y sigue comiendo como dama.
no-draws = No hay tablas.
draw-by-repetition = Cuando la misma posición se da { $times } veces con el mismo turno.
draw-by-no-progress = Tras { $moves } jugadas de cada bando sin captura ni jugada de peón.
draw-by-standstill = Tras { $moves } jugadas de cada bando sin captura ni coronación ({ $name }).
draw-by-ending = Tras { $moves } jugadas de cada bando ({ $name }).
draw-by-one-each = Con una pieza cada uno, salvo captura inmediata.
tip-giveaway = Guarde una jugada: quien debe mover da lo que preferiría guardar.
tip-bridge = Mantenga mucho tiempo dos peones separados en su primera fila: ese puente impide coronar.
tip-diagonal = Ponga su primera dama en la diagonal mayor: desde allí ve casi todo el tablero.
tip-backed = Un peón con otro propio justo detrás no puede ser saltado de frente.
tip-shot = Comer es obligatorio: entregue una pieza para comer dos.

drawn-by-repetition = { $times ->
    [3] tercera repetición de la posición
    [4] cuarta repetición de la posición
   *[other] repetición de la posición
}
drawn-each = { $name }: { $moves } jugadas cada uno
drawn-strong = { $name }: { $moves } jugadas del bando más fuerte
counter = { $name } { $done } de { $limit }
draw-repetition = repetición
draw-moves-without-a-capture-or-a-man-s-move = jugadas sin captura ni peón
draw-king-moves = jugadas de dama
draw-lone-king-against-three-pieces = una dama contra tres piezas
draw-lone-king-against-two-pieces-or-one = una dama contra dos piezas o una
draw-three-kings-or-more-against-one = tres damas o más contra una
draw-four-or-five-pieces-both-with-kings-nothing-taken-or-crowned = cuatro o cinco piezas, ambos con damas, sin captura ni coronación
draw-six-or-seven-pieces-both-with-kings-nothing-taken-or-crowned = seis o siete piezas, ambos con damas, sin captura ni coronación
draw-three-pieces-against-a-king-on-the-main-road = tres piezas contra una dama en la diagonal mayor
draw-two-pieces-or-one-against-a-king = dos piezas o una contra una dama
draw-one-piece-each = una pieza cada uno
draw-three-kings-against-one = tres damas contra una
draw-two-kings-against-one = dos damas contra una
draw-king-against-king = dama contra dama
source-common-usage = uso común
source-section-64-rules = reglas de la sección 64
source-house-rule-80-plies = regla de la casa, 80 medias jugadas
source-fmjd-czech-draughts = FMJD, damas checas
source-frisian-rules-friesdammen-nl = reglas frisonas, friesdammen.nl
source-frisian-rules-lidraughts = reglas frisonas, lidraughts
source-apca-rules-of-play = reglas de juego de la APCA

man-on-crown-row = { $color ->
    [white] un peón blanco en su fila de coronación ({ $square })
   *[black] un peón negro en su fila de coronación ({ $square })
}
too-many = { color } tienen { $count } piezas, a lo sumo caben { $limit }
run-without-king = se cuentan jugadas de dama en { $square } ({ color }), donde no hay dama
