# Les règles, d'après leurs données. $color vaut `white` ou `black`.

variant-international = Internationales
    .detail = 10×10, dames volantes. Les pions prennent aussi en arrière ; la prise du plus grand nombre est obligatoire.
variant-international-8x8 = Internationales 8×8
    .detail = Le jeu international sur le petit damier, avec ses numéros et ses règles de remise.
variant-brazilian = Brésiliennes
    .detail = 8×8, dames volantes. Les pions prennent aussi en arrière ; la prise du plus grand nombre est obligatoire.
variant-canadian = Canadiennes
    .detail = Le jeu international sur 12×12, avec trente pions chacun.
variant-english = Anglaises
    .detail = 8×8, la dame avance d'une case. Les pions ne prennent qu'en avant ; prise au choix. Les Noirs commencent.
variant-english-optional = Anglaises, prise facultative
    .detail = Les dames anglaises à la maison : nul n'est tenu de prendre, et une rafle peut s'interrompre.
variant-russian = Russes
    .detail = 8×8, dames volantes, prise au choix. Un pion damé en prenant continue comme dame.
variant-pool = Pool américain
    .detail = 8×8, dames volantes, les pions prennent en arrière, prise au choix. Les Noirs commencent.
variant-italian = Italiennes
    .detail = 8×8, la dame avance d'une case. Un pion ne prend jamais une dame ; prendre le plus, et d'abord avec une dame.
variant-spanish = Espagnoles
    .detail = 8×8, dames volantes, les pions ne prennent qu'en avant. Prendre le plus, et parmi cela le plus de dames.
variant-portuguese = Portugaises
    .detail = Comme les espagnoles : dames volantes, pions en avant seulement, prendre le plus.
variant-czech = Tchèques
    .detail = 8×8, dames volantes, les pions ne prennent qu'en avant. La dame prend avant le pion ; sinon prise au choix.
variant-turkish = Turques
    .detail = Les 64 cases, coups droits. Les pièces prises sortent aussitôt ; prendre le plus.
variant-armenian = Arméniennes
    .detail = Prises turques, mais les coups simples vont aussi en diagonale, et la dame va comme celle des échecs.
variant-thai = Thaïes
    .detail = Huit pions chacun. La dame volante se pose juste derrière la pièce prise. Les Noirs commencent.
variant-frisian = Frisonnes
    .detail = 10×10, prises dans les huit directions. Prendre la plus grande valeur ; une dame ne court pas sans fin.
variant-frysk = Frysk!
    .detail = Les dames frisonnes avec cinq pions chacun.
variant-killer = Killer
    .detail = Internationales, mais une dame qui prend une dame en dernier s'arrête juste derrière.
variant-breakthrough = Percée
    .detail = Internationales, mais la première dame gagne.
variant-antidraughts = Qui perd gagne
    .detail = Internationales à l'envers : il faut perdre toutes ses pièces.
variant-art2dec-russian = Art2Dec russes
    .detail = 8×8, la dame avance d'une case, les pions prennent en avant ; un pion damé en prenant continue comme dame.
variant-art2dec-international = Art2Dec internationales
    .detail = 8×8, dames volantes, prise et arrivée au choix ; les pièces prises sortent aussitôt.

rule-optional = Prise facultative
rule-free = Prise obligatoire, au choix
rule-most = Prise obligatoire : le plus grand nombre
rule-most-then-kings = Prise obligatoire : le plus, puis le plus de dames
rule-king-first = Prise obligatoire : la dame d'abord
rule-value = Prise obligatoire : la plus grande valeur
rule-italian = Prise obligatoire : le plus, la dame d'abord
lose-all = qui perd tout gagne
first-king = la première dame gagne

part-aim = But
part-moving = Marche
part-capturing = Prise
part-crowning = Promotion
part-draws = Remises
part-tips = Conseils
aim-win = Prenez toutes les pièces de l'adversaire, ou laissez-le sans coup.
aim-giveaway = Perdez toutes vos pièces, ou restez sans coup : qui ne peut plus jouer gagne.
aim-first-king = Ayez la première dame, ou prenez toutes les pièces de l'adversaire.
board-begins = Le damier a { $side } × { $side } cases ; chacun a { $men } pions, et { $color ->
    [white] les Blancs
   *[black] les Noirs
} commencent.
way-diagonal-forward = en diagonale vers l'avant
way-diagonal = en diagonale dans les quatre directions
way-orthogonal = tout droit en avant, en arrière et de côté
way-ahead-and-sideways = tout droit en avant et de côté
way-all = en ligne et en diagonale, dans les huit directions
way-all-forward = tout droit, en diagonale vers l'avant et de côté
way-lines = le long de ses lignes
man-moves = Un pion avance d'une case { $way }.
king-steps = Une dame avance d'une case, { $way }.
king-flies = Une dame va aussi loin que la voie est libre, { $way }.
king-runs = Tant que son camp a des pions, une dame ne joue que trois fois de suite sans prendre.
capture-optional = Personne n'est tenu de prendre, et une rafle peut s'interrompre après chaque pièce.
capture-compulsory = Qui peut prendre doit prendre, et toute rafle va jusqu'au bout.
man-takes = Un pion prend en sautant par-dessus une pièce voisine, { $way }.
king-takes = Une dame prend { $way }.
landing-go-on = Elle se pose sur une case libre derrière, mais là où elle peut continuer si c'est possible.
landing-behind = Elle se pose sur la case juste derrière la pièce.
landing-behind-last-king = Derrière une dame prise en dernier, elle s'arrête aussitôt.
landing-each-alone = Elle se pose sur n'importe quelle case libre derrière la pièce.
men-take-no-kings = Les pions ne peuvent pas prendre les dames.
choice-free = Entre plusieurs prises, vous choisissez.
choice-most = Entre plusieurs prises, il faut faire celle qui prend le plus de pièces.
choice-most-then-kings = Il faut prendre le plus de pièces ; à égalité, le plus de dames.
choice-king-first = Si une dame et un pion peuvent prendre, c'est la dame qui doit le faire.
choice-value = Il faut faire la prise de plus grande valeur : une dame vaut un peu moins que deux pions.
choice-italian = Il faut prendre le plus de pièces, avec une dame avant un pion, et les dames d'abord.
lifted-at-once = Les pièces prises sortent une à une, si bien qu'un saut suivant peut passer où elles étaient.
lifted-at-end = Les pièces prises sortent à la fin du coup ; aucune ne peut être sautée deux fois.
crowning-ends-move = Un pion qui atteint la dernière rangée devient dame, et son coup s'arrête là.
crowning-at-rest = Un pion qui finit son coup sur la dernière rangée devient dame ; s'il ne fait qu'y passer, il reste pion.
crowning-in-flight = Un pion qui atteint la dernière rangée devient aussitôt dame et continue de prendre comme telle.
no-draws = Il n'y a pas de remise.
draw-by-repetition = Quand la même position se présente { $times } fois avec le même trait.
draw-by-no-progress = Après { $moves } coups de chacun sans prise ni coup de pion.
draw-by-standstill = Après { $moves } coups de chacun sans prise ni promotion ({ $name }).
draw-by-ending = Après { $moves } coups de chacun ({ $name }).
draw-by-one-each = Avec une pièce chacun, sauf prise immédiate.
tip-giveaway = Gardez un coup en réserve : qui doit jouer donne ce qu'il voudrait garder.
tip-bridge = Gardez longtemps deux pions écartés sur votre première rangée : ce pont tient les dames dehors.
tip-diagonal = Placez votre première dame sur la grande diagonale : elle y voit presque tout le damier.
tip-backed = Un pion soutenu juste derrière lui ne peut pas être sauté de face.
tip-shot = La prise est obligatoire : donnez une pièce pour en reprendre deux.

drawn-by-repetition = { $times ->
    [3] troisième répétition de la position
    [4] quatrième répétition de la position
   *[other] répétition de la position
}
drawn-each = { $name } : { $moves } coups de chacun
drawn-strong = { $name } : { $moves } coups du camp le plus fort
counter = { $name } { $done } sur { $limit }
draw-repetition = répétition
draw-moves-without-a-capture-or-a-man-s-move = coups sans prise ni coup de pion
draw-king-moves = coups de dame
draw-lone-king-against-three-pieces = dame seule contre trois pièces
draw-lone-king-against-two-pieces-or-one = dame seule contre deux pièces ou une
draw-three-kings-or-more-against-one = trois dames ou plus contre une
draw-four-or-five-pieces-both-with-kings-nothing-taken-or-crowned = quatre ou cinq pièces, dames des deux côtés, ni prise ni promotion
draw-six-or-seven-pieces-both-with-kings-nothing-taken-or-crowned = six ou sept pièces, dames des deux côtés, ni prise ni promotion
draw-three-pieces-against-a-king-on-the-main-road = trois pièces contre une dame sur la grande diagonale
draw-two-pieces-or-one-against-a-king = deux pièces ou une contre une dame
draw-one-piece-each = une pièce chacun
draw-three-kings-against-one = trois dames contre une
draw-two-kings-against-one = deux dames contre une
draw-king-against-king = dame contre dame
source-common-usage = usage courant
source-section-64-rules = règles de la section 64
source-house-rule-80-plies = règle de la maison, 80 demi-coups
source-fmjd-czech-draughts = FMJD, dames tchèques
source-frisian-rules-friesdammen-nl = règles frisonnes, friesdammen.nl
source-frisian-rules-lidraughts = règles frisonnes, lidraughts
source-apca-rules-of-play = règles de jeu de l’APCA

man-on-crown-row = { $color ->
    [white] un pion blanc sur sa rangée de promotion ({ $square })
   *[black] un pion noir sur sa rangée de promotion ({ $square })
}
too-many = { color } ont { $count } pièces, { $limit } au plus sont possibles
run-without-king = on compte des coups de dame en { $square } ({ color }), où il n'y a pas de dame
