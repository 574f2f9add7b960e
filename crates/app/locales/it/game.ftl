# Quel che il programma dice di una partita. $color e $other sono `white` o `black`.

or = o
and = e
color = { $color ->
    [white] Il Bianco
   *[black] Il Nero
}
other = { $other ->
    [white] Il Bianco
   *[black] Il Nero
}
count = { $count }

begins = Comincia { $color ->
    [white] il Bianco
   *[black] il Nero
}.
    .detail = Così vogliono le regole di questo gioco.
not-your-turn = Non tocca a lei.
    .detail = Muove { $color ->
        [white] il Bianco
       *[black] il Nero
    }.
game-over = La partita è finita.
    .detail = Annulli, o ne cominci un'altra.
browsing-refusal = Sta guardando indietro.
    .detail = Esc torna alla partita.
blocked = { $square } è bloccato.
    .detail = Non ha caselle libere dove andare.
king-run = La dama in { $square } deve riposare.
    .detail = Ha fatto tre mosse di fila.
occupied = { $square } non è libera.
    .detail = Scelga una casella vuota.
must-capture = Deve prendere { $squares }.
    .detail = La presa viene prima di ogni altra mossa.
must-capture-backwards = Deve prendere { $squares }.
    .detail = In queste regole le pedine prendono anche all'indietro.
too-few = Deve prendere { $count }, così prende { $less }.
    .detail = Cominci con { $squares }.
another-goes-first = Deve prendere { $squares }.
    .detail = In queste regole quella presa viene prima.
must-take-with-this = { $count ->
    [1] { $from } deve prendere.
   *[other] { $from } deve prendere { $count }.
}
    .detail = { $from }-{ $to } ora non è possibile.
men-take-forward = Le pedine prendono solo in avanti.
    .detail = In queste regole solo le dame prendono all'indietro.
men-step-forward = Le pedine muovono solo in avanti.
    .detail = Raggiunga l'ultima traversa per la promozione.
no-such-move = { $from } non può andare in { $to }.
    .detail = Le caselle con l'anello sono raggiungibili.
not-a-move = «{ $text }» non viene giocata.
move-is-written = Una mossa si scrive così: { $example }.
no-such-square = Questa damiera non ha la casella { $square }.
possible-moves = Possibile: { $moves }.
it-could-be = Può essere { $moves }.
one-rule-only = Questo gioco ha una sola regola di presa.
    .detail = La dama inglese si gioca in entrambi i modi.

setting-up = Componga una posizione.
    .detail = Un clic mette un pezzo, trascinare lo sposta.
cannot-be-played = Così non si può ancora giocare.
confirm-move = Giocare { $move }?
    .detail = Invio o un clic sulla meta gioca, Esc ritira.
looking-back = Indietro: { $ply } di { $plies }
    .detail = Invio gioca da qui, Esc torna alla partita.
replaying = Rivedere: { $ply } di { $plies }
    .detail = Esc o un clic lo ferma.
replay-stands = Rivedere, fermo: { $ply } di { $plies }
    .detail = Esc o un clic lo ferma.
computer-thinks = Il computer pensa.
    .detail = «Mossa» lo fa rispondere subito.
looking-for-hint = Cerco una buona mossa.
    .detail = Un secondo.
computer-waits = Il computer aspetta.
    .detail = «Riprendi» lo lascia continuare.
choose-man = Quale pedina prende?
    .detail = Clic su { $squares }.
choose-piece = Quale pezzo prende?
    .detail = Clic su { $squares }.
go-on-or-stop = Continui, o si fermi qui.
    .detail = Un altro clic sul pezzo ferma.
go-on = Continui.
    .detail = Clic dove atterra poi.
man-in-hand = { $count ->
    [1] { $square } può andare in una casella.
   *[other] { $square } può andare in { $count } caselle.
}
    .detail = Clic su un anello, o trascini.
king-in-hand = { $count ->
    [1] La dama { $square } può andare in una casella.
   *[other] La dama { $square } può andare in { $count } caselle.
}
    .detail = Clic su un anello, o trascini.
takes = { $count ->
    [1] { $square } prende un pezzo.
   *[other] { $square } prende { $count } pezzi.
}
    .detail = Arriva in { $to }. Clic lì, o trascini.
you-must-take = { $count ->
    [0] Deve prendere.
   *[other] Deve prendere { $count } pezzi.
}
one-way = { $from } prende { $squares } e arriva in { $to }.
take-with = Prenda con { $squares }.
your-move = Tocca a lei.
    .detail = Clic su un pezzo, o lo trascini.
    .optional = Può prendere, ma non deve.
side-to-move = Muove { $color ->
    [white] il Bianco
   *[black] il Nero
}.
    .detail = Clic su un pezzo, o lo trascini.
    .optional = Può prendere, ma non deve.
hint-is = Provi { $move }.
    .detail = La freccia la mostra. Ancora «Aiuto» dice perché.
hint-why = Provi { $move }: { $score }.
    .detail = Si aspetta { $line }.
engine-note = Il motore continua senza qualcosa.
    .detail = { $note }.
ballot-drawn = L'apertura è sorteggiata.
    .detail = Comincia con { $moves }.

engine-stopped = Il giocatore artificiale si è fermato.
    .detail = Motivo: { $why }. «Riprendi» riprova.
found-no-move = non ha trovato mosse
its-move-is-not-legal = la sua mossa qui non è lecita
saved = Salvato.
saved-position = Salvata solo la posizione.
not-saved = Non salvato.
opened = { $count ->
    [one] Aperta: una mossa.
   *[other] Aperta: { $count } mosse.
}
read-with-remarks = { $count ->
    [one] Letto con un'osservazione.
   *[other] Letto con { $count } osservazioni.
}
not-opened = Non aperto.
first-of-several = Il file contiene più partite; questa è la prima.
not-recalled = { $what ->
    [settings] Non si sono potute leggere le impostazioni.
    [files] Non si è potuto leggere l'elenco dei file.
   *[game] Non si è potuta leggere l'ultima partita.
}
    .detail = { $why }. Vale il solito.
resumed = L'ultima partita continua.
    .detail = { $count ->
        [one] Fatta una mossa. N ne comincia un'altra.
       *[other] Fatte { $count } mosse. N ne comincia un'altra.
    }
step-not-legal = Mossa { $count }: { $move } non è possibile. La partita arriva fin lì.
draw-offered = { color } offre patta.
    .detail = { other } può accettare dopo la mossa.
draw-on-offer = { color } offre patta.
    .detail = «Patta» accetta, una mossa rifiuta.
draw-declined = Il computer continua.
    .detail = Accetta la patta se non sta meglio.
rule-optional-now = La presa ora è facoltativa.
    .detail = Dalla prossima mossa. F la cambia di nuovo.
rule-compulsory-now = La presa ora è obbligatoria.
    .detail = Dalla prossima mossa. F la cambia di nuovo.

end-draw = Patta.
end-you-win = Ha vinto.
end-you-lose = Ha perso.
end-color-wins = { color } vince.
wins-on-time = { color } vince per il tempo
agreed = Patta d'accordo
resigned = { color } vince: { $other ->
    [white] il Bianco
   *[black] il Nero
} abbandona
win-no-pieces = { color } vince: l'avversario non ha più pezzi
win-blocked = { color } vince per blocco: l'avversario non ha mosse
win-first-king = { color } vince: la prima dama
win-all-given = { color } vince: tutti i pezzi dati via
win-no-move = { color } vince: nessuna mossa
drawn = Patta: { $rule } ({ $source })

giveaway-title = { $title }, vinciperdi
subtitle = { $side } × { $side } · mossa { $move }
you = Lei
player-note = giocatore
computer-note = computer, livello { $level }
thinking-note = pensa
to-move-note = muove
evaluation = { $score } · profondità { $depth } · { $positions } posizioni
analysis-line = { $score }  ·  profondità { $depth }  ·  { $speed }
search-speed = { $positions } posizioni al secondo
wins-in = { color } vince in { $plies }
color-wins = { color } vince
table-draw = patta
table-says = tabella: { $result }
table-drawn-before = tabella: { $result }, ma prima patta ({ $rule })
clock-label = orologio { $time }
evaluation-label = valutazione { $score }
square-label = casella { $square }

square-empty = vuota
piece-white-man = pedina bianca
piece-white-king = dama bianca
piece-black-man = pedina nera
piece-black-king = dama nera
mark-taken = presa
mark-can-move = può muovere
mark-must-capture = deve prendere
mark-selected = scelta
mark-target = raggiungibile
mark-capture-target = raggiungibile con una presa
mark-hop = sul percorso di una presa
mark-victim = verrebbe presa
mark-choice = scegliere per prenderla
mark-last = ultima mossa
mark-browse = mossa guardata
mark-replay = mossa rivista
mark-hint = consigliata

mode-manual = Manuale
    .detail = Due persone a una damiera.
mode-white = Semiauto, Bianco
    .detail = Lei gioca col Bianco, il computer col Nero.
mode-black = Semiauto, Nero
    .detail = Lei gioca col Nero, il computer col Bianco.
mode-full = Automatico
    .detail = Il computer gioca entrambe le parti.
strength-beginner = Novizio
    .detail = una mossa lecita qualsiasi
strength-easy = Facile
    .detail = vede una mossa, non regala due pedine
strength-player = Giocatore
    .detail = vede due mosse
strength-steady = Calmo
    .detail = vede quattro mosse, spesso distratto
strength-champion = Campione
    .detail = vede quattro mosse
strength-sharp = Acuto
    .detail = vede quattro mosse, a volte distratto
strength-severe = Severo
    .detail = vede cinque mosse
strength-master = Maestro
    .detail = pensa tre secondi
level-named = Livello { $level }, { $name }

help-lists-the-commands = `help` elenca i comandi.
legend = ⛀ pedina bianca, ⛁ dama bianca, ⛂ pedina nera, ⛃ dama nera
legend-ascii = w pedina bianca, W dama bianca, b pedina nera, B dama nera
no-moves = nessuna mossa
still-thinking = pensa ancora
needs-a-file = vuole il nome di un file
text-help =
    Scriva una mossa come al solito: 32-28, 28x19, c3-d4, c3:e5. Se due prese si scrivono uguali, dia il percorso.
      moves     le mosse lecite        hint      una mossa consigliata
      undo      ritirare una mossa     redo      rigiocarla
      board     mostrare la damiera    flip      girare la damiera
      level N   cambiare livello       go        far muovere il computer
      save F    scrivere la partita    load F    aprire posizione o partita
      resign    abbandonare            draw      offrire o accettare patta
      rule      presa obbligatoria o facoltativa da ora
      new       ricominciare
      help      questo testo           quit      uscire
