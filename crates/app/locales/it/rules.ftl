# Le regole dai loro dati. $color è `white` o `black`.

variant-international = Internazionale
    .detail = 10×10, dame volanti. Le pedine prendono anche all'indietro; è obbligatoria la presa maggiore.
variant-international-8x8 = Internazionale 8×8
    .detail = Il gioco internazionale sulla damiera piccola, con numeri e sue regole di patta.
variant-brazilian = Brasiliana
    .detail = 8×8, dame volanti. Le pedine prendono anche all'indietro; è obbligatoria la presa maggiore.
variant-canadian = Canadese
    .detail = Il gioco internazionale su 12×12 con trenta pedine ciascuno.
variant-english = Inglese
    .detail = 8×8, la dama muove di una casella. Le pedine prendono solo in avanti; presa a scelta. Comincia il Nero.
variant-english-optional = Inglese, presa facoltativa
    .detail = La dama inglese in casa: nessuno deve prendere, e la presa multipla si può interrompere.
variant-russian = Russa
    .detail = 8×8, dame volanti, presa a scelta. La pedina promossa prendendo continua da dama.
variant-pool = Pool americano
    .detail = 8×8, dame volanti, le pedine prendono all'indietro, presa a scelta. Comincia il Nero.
variant-italian = Italiana
    .detail = 8×8, la dama muove di una casella. Una pedina non prende mai una dama; prendere il più, con la dama prima.
variant-spanish = Spagnola
    .detail = 8×8, dame volanti, pedine solo in avanti. Prendere il più, e tra queste il più di dame.
variant-portuguese = Portoghese
    .detail = Come la spagnola: dame volanti, pedine solo in avanti, prendere il più.
variant-czech = Ceca
    .detail = 8×8, dame volanti, pedine solo in avanti. La dama prende prima della pedina; se no a scelta.
variant-turkish = Turca
    .detail = Tutte le 64 caselle, mosse diritte. I pezzi presi escono subito; prendere il più.
variant-armenian = Armena
    .detail = Prese alla turca, ma si muove anche in diagonale, e la dama va come la donna degli scacchi.
variant-thai = Tailandese
    .detail = Otto pedine ciascuno. La dama volante arriva subito dietro il pezzo preso. Comincia il Nero.
variant-frisian = Frisona
    .detail = 10×10, prese in tutte le otto direzioni. Prendere il maggior valore; una dama non corre senza fine.
variant-frysk = Frysk!
    .detail = La dama frisona con cinque pedine ciascuno.
variant-killer = Killer
    .detail = Internazionale, ma la dama che prende per ultima una dama si ferma subito dietro.
variant-breakthrough = Sfondamento
    .detail = Internazionale, ma vince la prima dama.
variant-antidraughts = Vinciperdi
    .detail = Internazionale alla rovescia: perda tutti i pezzi.
variant-art2dec-russian = Art2Dec russa
    .detail = 8×8, la dama muove di una casella, pedine in avanti; chi è promosso prendendo continua da dama.
variant-art2dec-international = Art2Dec internazionale
    .detail = 8×8, dame volanti, presa e arrivo a scelta; i pezzi presi escono subito.

rule-optional = La presa è facoltativa
rule-free = Presa obbligatoria, a scelta
rule-most = Presa obbligatoria: la maggiore
rule-most-then-kings = Presa obbligatoria: la maggiore, poi più dame
rule-king-first = Presa obbligatoria: prima la dama
rule-value = Presa obbligatoria: il maggior valore
rule-italian = Presa obbligatoria: la maggiore, prima le dame
lose-all = chi perde tutto vince
first-king = vince la prima dama

part-aim = Scopo
part-moving = Mossa
part-capturing = Presa
part-crowning = Promozione
part-draws = Patta
part-tips = Consigli
aim-win = Prenda tutti i pezzi dell'avversario, o lo lasci senza mosse.
aim-giveaway = Perda tutti i pezzi, o resti senza mosse: vince chi non può più muovere.
aim-first-king = Abbia la prima dama, o prenda tutti i pezzi dell'avversario.
board-begins = La damiera ha { $side } × { $side } caselle; ciascuno ha { $men } pedine, e comincia { $color ->
    [white] il Bianco
   *[black] il Nero
}.
way-diagonal-forward = in diagonale in avanti
way-diagonal = in diagonale nelle quattro direzioni
way-orthogonal = diritto avanti, indietro e di lato
way-ahead-and-sideways = diritto avanti e di lato
way-all = in linea e in diagonale, nelle otto direzioni
way-all-forward = diritto, in diagonale in avanti e di lato
way-lines = lungo le sue linee
man-moves = Una pedina muove di una casella { $way }.
king-steps = Una dama muove di una casella, { $way }.
king-flies = Una dama va fin dove la via è libera, { $way }.
king-runs = Finché la sua parte ha pedine, una dama fa al più tre mosse di fila senza prendere.
capture-optional = Nessuno deve prendere, e la presa multipla si può interrompere dopo ogni pezzo.
capture-compulsory = Chi può prendere deve farlo, e la presa multipla va giocata fino in fondo.
man-takes = Una pedina prende saltando un pezzo vicino, { $way }.
king-takes = Una dama prende { $way }.
landing-go-on = Arriva in una casella libera dietro, ma dove da una può continuare, in una di quelle.
landing-behind = Arriva nella casella subito dietro il pezzo.
landing-behind-last-king = Dietro una dama presa per ultima si ferma subito.
landing-each-alone = Arriva in una casella libera qualsiasi dietro il pezzo.
men-take-no-kings = Le pedine non possono prendere dame.
choice-free = Fra più prese sceglie lei.
choice-most = Di più prese va fatta quella che prende più pezzi.
choice-most-then-kings = Vanno presi più pezzi possibile; a parità, più dame.
choice-king-first = Se possono prendere una dama e una pedina, deve la dama.
choice-value = Va fatta la presa di maggior valore: una dama vale un po' meno di due pedine.
choice-italian = Vanno presi più pezzi possibile, con la dama prima che con la pedina, e prima le dame.
lifted-at-once = I pezzi presi escono uno a uno, così un salto successivo può passare dove stavano.
lifted-at-end = I pezzi presi escono a fine mossa; nessuno si salta due volte.
crowning-ends-move = Una pedina che arriva all'ultima traversa diventa dama, e la mossa finisce lì.
crowning-at-rest = Una pedina che finisce la mossa sull'ultima traversa diventa dama; se solo ci passa resta pedina.
crowning-in-flight = Una pedina che arriva all'ultima traversa diventa subito dama e continua a prendere così.
no-draws = Non ci sono patte.
draw-by-repetition = Quando la stessa posizione si presenta { $times } volte con lo stesso tratto.
draw-by-no-progress = Dopo { $moves } mosse per parte senza prese né mosse di pedina.
draw-by-standstill = Dopo { $moves } mosse per parte senza prese né promozioni ({ $name }).
draw-by-ending = Dopo { $moves } mosse per parte ({ $name }).
draw-by-one-each = Con un pezzo ciascuno, salvo presa immediata.
tip-giveaway = Tenga una mossa in riserva: chi deve muovere dà quel che vorrebbe tenere.
tip-bridge = Tenga a lungo due pedine separate sulla prima traversa: quel ponte tiene fuori le dame.
tip-diagonal = Metta la prima dama sulla diagonale maggiore: da lì vede quasi tutta la damiera.
tip-backed = Una pedina con un'altra subito dietro non si può saltare di fronte.
tip-shot = La presa è obbligatoria: dia un pezzo per prenderne due.

drawn-by-repetition = { $times ->
    [3] terza ripetizione della posizione
    [4] quarta ripetizione della posizione
   *[other] ripetizione della posizione
}
drawn-each = { $name }: { $moves } mosse per parte
drawn-strong = { $name }: { $moves } mosse della parte più forte
counter = { $name } { $done } di { $limit }
draw-repetition = ripetizione
draw-moves-without-a-capture-or-a-man-s-move = mosse senza prese né pedine
draw-king-moves = mosse di dama
draw-lone-king-against-three-pieces = una dama contro tre pezzi
draw-lone-king-against-two-pieces-or-one = una dama contro due pezzi o uno
draw-three-kings-or-more-against-one = tre dame o più contro una
draw-four-or-five-pieces-both-with-kings-nothing-taken-or-crowned = quattro o cinque pezzi, entrambi con dame, senza prese né promozioni
draw-six-or-seven-pieces-both-with-kings-nothing-taken-or-crowned = sei o sette pezzi, entrambi con dame, senza prese né promozioni
draw-three-pieces-against-a-king-on-the-main-road = tre pezzi contro una dama sulla diagonale maggiore
draw-two-pieces-or-one-against-a-king = due pezzi o uno contro una dama
draw-one-piece-each = un pezzo ciascuno
draw-three-kings-against-one = tre dame contro una
draw-two-kings-against-one = due dame contro una
draw-king-against-king = dama contro dama
source-common-usage = uso comune
source-section-64-rules = regole della sezione 64
source-house-rule-80-plies = regola della casa, 80 semimosse
source-fmjd-czech-draughts = FMJD, dama ceca
source-frisian-rules-friesdammen-nl = regole frisone, friesdammen.nl
source-frisian-rules-lidraughts = regole frisone, lidraughts
source-apca-rules-of-play = regole di gioco dell’APCA

man-on-crown-row = { $color ->
    [white] una pedina bianca sulla traversa di promozione ({ $square })
   *[black] una pedina nera sulla traversa di promozione ({ $square })
}
too-many = { color } ha { $count } pezzi, al più { $limit } sono possibili
run-without-king = si contano mosse di dama in { $square } ({ color }), dove non c'è dama
