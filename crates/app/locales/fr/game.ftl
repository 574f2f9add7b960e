# Ce que le programme dit d'une partie en cours. $color et $other valent `white` ou `black`.

or = ou
and = et
color = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
}
other = { $other ->
    [white] Les Blancs
   *[black] Les Noirs
}
count = { $count }

begins = { color } commencent.
    .detail = Ainsi le veulent les règles de ce jeu.
not-your-turn = Ce n'est pas à vous.
    .detail = { color } ont le trait.
game-over = La partie est finie.
    .detail = Annulez un coup, ou commencez-en une autre.
browsing-refusal = Vous regardez en arrière.
    .detail = Échap ramène à la partie.
blocked = La pièce { $square } est bloquée.
    .detail = Elle n'a aucune case libre.
king-run = La dame { $square } doit se reposer.
    .detail = Elle a joué trois fois de suite.
occupied = La case { $square } n'est pas libre.
    .detail = Choisissez une case vide.
must-capture = Il faut prendre avec { $squares }.
    .detail = La prise passe avant tout autre coup.
must-capture-backwards = Il faut prendre avec { $squares }.
    .detail = Ici les pions prennent aussi en arrière.
too-few = Il faut prendre { $count } pièces, ce coup en prend { $less }.
    .detail = Commencez par { $squares }.
another-goes-first = Il faut prendre avec { $squares }.
    .detail = D'après ces règles, cette prise-là passe avant.
must-take-with-this = { $count ->
    [1] { $from } doit prendre.
   *[other] { $from } doit prendre { $count } pièces.
}
    .detail = { $from }-{ $to } n'est pas possible maintenant.
men-take-forward = Les pions ne prennent qu'en avant.
    .detail = Ici seules les dames prennent en arrière.
men-step-forward = Les pions ne se déplacent que vers l'avant.
    .detail = Atteignez la dernière rangée pour aller à dame.
no-such-move = { $from } ne peut pas aller en { $to }.
    .detail = Les cases cerclées sont à sa portée.
not-a-move = « { $text } » n'est pas joué.
move-is-written = Un coup s'écrit ainsi : { $example }.
no-such-square = Ce damier n'a pas de case { $square }.
possible-moves = Possible : { $moves }.
it-could-be = Ce peut être { $moves }.
one-rule-only = Ce jeu n'a qu'une règle de prise.
    .detail = Les dames anglaises se jouent des deux façons.

setting-up = Composez une position.
    .detail = Cliquez pour poser une pièce, glissez pour la déplacer.
cannot-be-played = Cette position ne peut pas encore se jouer.
confirm-move = Jouer { $move } ?
    .detail = Entrée ou un clic sur l'arrivée le joue, Échap le reprend.
looking-back = En arrière : { $ply } sur { $plies }
    .detail = Échap revient à la partie.
replaying = Relecture : { $ply } sur { $plies }
    .detail = Échap ou un clic l'arrête.
replay-stands = Relecture en pause : { $ply } sur { $plies }
    .detail = Échap ou un clic l'arrête.
computer-thinks = L'ordinateur réfléchit.
    .detail = « Jouer » le fait répondre tout de suite.
looking-for-hint = Je cherche un bon coup.
    .detail = Une seconde.
computer-waits = L'ordinateur attend.
    .detail = « Reprendre » le laisse continuer.
choose-man = Quel pion prenez-vous ?
    .detail = Cliquez sur { $squares }.
choose-piece = Quelle pièce prenez-vous ?
    .detail = Cliquez sur { $squares }.
go-on-or-stop = Continuez, ou arrêtez-vous ici.
    .detail = Cliquez de nouveau sur la pièce pour vous arrêter.
go-on = Continuez.
    .detail = Cliquez sur la case suivante.
man-in-hand = { $count ->
    [1] { $square } peut aller sur une case.
   *[other] { $square } peut aller sur { $count } cases.
}
    .detail = Cliquez sur un cercle, ou glissez.
king-in-hand = { $count ->
    [1] La dame { $square } peut aller sur une case.
   *[other] La dame { $square } peut aller sur { $count } cases.
}
    .detail = Cliquez sur un cercle, ou glissez.
takes = { $count ->
    [1] { $square } prend une pièce.
   *[other] { $square } prend { $count } pièces.
}
    .detail = Arrivée en { $to }. Cliquez là, ou glissez.
you-must-take = { $count ->
    [0] Il faut prendre.
   *[other] Il faut prendre { $count } pièces.
}
one-way = { $from } prend { $squares } et arrive en { $to }.
take-with = Prenez avec { $squares }.
your-move = À vous de jouer.
    .detail = Cliquez sur une pièce, ou glissez-la.
    .optional = Vous pouvez prendre, sans y être obligé.
side-to-move = { color } ont le trait.
    .detail = Cliquez sur une pièce, ou glissez-la.
    .optional = Vous pouvez prendre, sans y être obligé.
hint-is = Essayez { $move }.
    .detail = La flèche le montre. Encore « Conseil » dit pourquoi.
hint-why = Essayez { $move } : { $score }.
    .detail = Suite attendue : { $line }.
engine-note = Le moteur continue sans quelque chose.
    .detail = { $note }.
ballot-drawn = L'ouverture est tirée au sort.
    .detail = Elle commence par { $moves }.

engine-stopped = Le joueur artificiel s'est arrêté.
    .detail = Raison : { $why }. « Reprendre » essaie de nouveau.
found-no-move = il n'a trouvé aucun coup
its-move-is-not-legal = son coup n'est pas permis ici
saved = Enregistré.
saved-position = Enregistré, la position seulement.
not-saved = Non enregistré.
opened = { $count ->
    [one] Ouvert : { $count } coup.
   *[other] Ouvert : { $count } coups.
}
read-with-remarks = { $count ->
    [one] Lu avec { $count } remarque.
   *[other] Lu avec { $count } remarques.
}
not-opened = Non ouvert.
first-of-several = Le fichier contient plusieurs parties ; voici la première.
not-recalled = { $what ->
    [settings] Les réglages n'ont pas pu être lus.
    [files] La liste des fichiers n'a pas pu être lue.
   *[game] La dernière partie n'a pas pu être lue.
}
    .detail = { $why }. Les valeurs habituelles sont en vigueur.
resumed = La dernière partie continue.
    .detail = { $count ->
        [one] { $count } coup a été joué. N en commence une autre.
       *[other] { $count } coups ont été joués. N en commence une autre.
    }
step-not-legal = Coup { $count } : { $move } n'est pas possible. La partie va jusque-là.
draw-offered = { color } proposent la remise.
    .detail = { other } pourront l'accepter après le coup suivant.
draw-on-offer = { color } proposent la remise.
    .detail = « Remise » l'accepte, un coup la refuse.
draw-declined = L'ordinateur continue.
    .detail = Il accepte la remise quand il n'est pas mieux.
rule-optional-now = La prise est maintenant facultative.
    .detail = Dès le prochain coup. F change de nouveau.
rule-compulsory-now = La prise est maintenant obligatoire.
    .detail = Dès le prochain coup. F change de nouveau.

end-draw = Remise.
end-you-win = Vous gagnez.
end-you-lose = Vous perdez.
end-color-wins = { color } gagnent.
wins-on-time = { color } gagnent au temps
agreed = Remise d'un commun accord
resigned = { color } gagnent : { $other ->
    [white] les Blancs
   *[black] les Noirs
} abandonnent
win-no-pieces = { color } gagnent : l'adversaire n'a plus de pièces
win-blocked = { color } gagnent par blocage : l'adversaire n'a plus de coup
win-first-king = { color } gagnent : première dame
win-all-given = { color } gagnent : toutes les pièces sont données
win-no-move = { color } gagnent : plus de coup
drawn = Remise : { $rule } ({ $source })

giveaway-title = { $title }, qui perd gagne
subtitle = { $side } × { $side } · coup { $move }
you = Vous
player-note = joueur
computer-note = ordinateur, niveau { $level }
thinking-note = réfléchit
to-move-note = au trait
evaluation = { $score } · profondeur { $depth } · { $positions } positions
analysis-line = { $score }  ·  profondeur { $depth }  ·  { $speed }
search-speed = { $positions } positions par seconde
wins-in = { color } gagnent en { $plies }
color-wins = { color } gagnent
table-draw = remise
table-says = table : { $result }
table-drawn-before = table : { $result }, mais remise avant ({ $rule })
clock-label = pendule { $time }
evaluation-label = évaluation { $score }
square-label = case { $square }

square-empty = vide
piece-white-man = pion blanc
piece-white-king = dame blanche
piece-black-man = pion noir
piece-black-king = dame noire
mark-taken = pris
mark-can-move = peut jouer
mark-must-capture = doit prendre
mark-selected = choisi
mark-target = accessible
mark-capture-target = accessible par une prise
mark-hop = sur le chemin d'une prise
mark-victim = serait pris
mark-choice = choisir de le prendre
mark-last = dernier coup
mark-browse = coup regardé
mark-replay = coup relu
mark-hint = conseillé

mode-manual = Manuel
    .detail = Deux personnes à un damier.
mode-white = Semi-auto, Blancs
    .detail = Vous avez les Blancs, l'ordinateur les Noirs.
mode-black = Semi-auto, Noirs
    .detail = Vous avez les Noirs, l'ordinateur les Blancs.
mode-full = Automatique
    .detail = L'ordinateur joue les deux camps.
strength-beginner = Débutant
    .detail = n'importe quel coup permis
strength-easy = Facile
    .detail = voit un coup, ne donne pas deux pions
strength-player = Joueur
    .detail = voit deux coups
strength-steady = Posé
    .detail = voit quatre coups, souvent distrait
strength-champion = Champion
    .detail = voit quatre coups
strength-sharp = Vif
    .detail = voit quatre coups, parfois distrait
strength-severe = Sévère
    .detail = voit cinq coups
strength-master = Maître
    .detail = réfléchit trois secondes
level-named = Niveau { $level }, { $name }

help-lists-the-commands = `help` donne les commandes.
legend = ⛀ pion blanc, ⛁ dame blanche, ⛂ pion noir, ⛃ dame noire
legend-ascii = w pion blanc, W dame blanche, b pion noir, B dame noire
no-moves = aucun coup
still-thinking = réfléchit encore
needs-a-file = demande le nom d'un fichier
text-help =
    Tapez un coup comme vous l'écririez : 32-28, 28x19, c3-d4, c3:e5. Si deux prises s'écrivent pareil, donnez le chemin.
      moves     les coups permis       hint      un coup conseillé
      undo      reprendre un coup      redo      le rejouer
      board     montrer le damier      flip      tourner le damier
      level N   changer de niveau      go        laisser jouer l'ordinateur
      save F    écrire la partie       load F    ouvrir une position ou une partie
      resign    abandonner             draw      proposer ou accepter la remise
      rule      prise obligatoire ou facultative dès maintenant
      new       recommencer
      help      ce texte               quit      quitter
