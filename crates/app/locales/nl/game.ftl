# Wat het programma van een lopende partij zegt. $color en $other zijn `white` of `black`.

or = of
and = en
color = { $color ->
    [white] Wit
   *[black] Zwart
}
other = { $other ->
    [white] Wit
   *[black] Zwart
}
count = { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $count }
}

begins = { color } begint.
    .detail = Zo willen het de regels van dit spel.
not-your-turn = U bent niet aan zet.
    .detail = { color } is aan zet.
game-over = De partij is afgelopen.
    .detail = Neem terug, of begin een nieuwe.
browsing-refusal = U kijkt terug.
    .detail = Esc brengt u terug naar de partij.
blocked = { $square } zit vast.
    .detail = Er is geen vrij veld om heen te gaan.
king-run = De dam op { $square } moet rusten.
    .detail = Hij heeft drie zetten na elkaar gedaan.
occupied = { $square } is niet vrij.
    .detail = Kies een leeg veld.
must-capture = { $squares } moet slaan.
    .detail = Slaan gaat voor elke andere zet.
must-capture-backwards = { $squares } moet slaan.
    .detail = In dit spel slaan schijven ook achteruit.
too-few = U moet er { $count } slaan, dit slaat er { $less }.
    .detail = Begin met { $squares }.
another-goes-first = { $squares } moet slaan.
    .detail = Volgens deze regels gaat die slag voor.
must-take-with-this = { $count ->
    [1] { $from } moet slaan.
   *[other] { $from } moet er { count } slaan.
}
    .detail = { $from }-{ $to } kan nu niet.
men-take-forward = Schijven slaan alleen vooruit.
    .detail = Dammen slaan in dit spel ook achteruit.
men-step-forward = Schijven gaan alleen vooruit.
    .detail = Bereik de achterste rij om dam te halen.
no-such-move = { $from } kan niet naar { $to }.
    .detail = De velden met een ring zijn bereikbaar.
not-a-move = “{ $text }” wordt niet gespeeld.
move-is-written = Een zet schrijf je zo: { $example }.
no-such-square = Dit bord heeft geen veld { $square }.
possible-moves = Mogelijk: { $moves }.
it-could-be = Het kan { $moves } zijn.
one-rule-only = Dit spel heeft één slagregel.
    .detail = Engels dammen kan op beide manieren.

setting-up = Zet een stand op.
    .detail = Klik om een stuk te zetten, sleep om het te verplaatsen.
cannot-be-played = Dit kan nog niet gespeeld worden.
confirm-move = { $move } spelen?
    .detail = Enter of een klik op het doel speelt, Esc neemt terug.
looking-back = Terugkijken: { $ply } van { $plies }
    .detail = Esc gaat naar de partij.
replaying = Naspelen: { $ply } van { $plies }
    .detail = Esc of een klik stopt het.
replay-stands = Naspelen staat stil: { $ply } van { $plies }
    .detail = Esc of een klik stopt het.
computer-thinks = De computer denkt na.
    .detail = Met Zet antwoordt hij meteen.
looking-for-hint = Ik zoek een goede zet.
    .detail = Eén seconde.
computer-waits = De computer wacht.
    .detail = Met Verder gaat hij door.
choose-man = Welke schijf slaat u?
    .detail = Klik op { $squares }.
choose-piece = Welk stuk slaat u?
    .detail = Klik op { $squares }.
go-on-or-stop = Ga door, of stop hier.
    .detail = Klik nog eens op het stuk om te stoppen.
go-on = Ga door.
    .detail = Klik waar het daarna neerkomt.
man-in-hand = { $count ->
    [1] { $square } kan naar één veld.
   *[other] { $square } kan naar { count } velden.
}
    .detail = Klik op een ring, of sleep.
king-in-hand = { $count ->
    [1] Dam { $square } kan naar één veld.
   *[other] Dam { $square } kan naar { count } velden.
}
    .detail = Klik op een ring, of sleep.
takes = { $square } slaat er { count }.
    .detail = Hij komt op { $to }. Klik daar, of sleep.
you-must-take = { $count ->
    [0] U moet slaan.
   *[other] U moet er { count } slaan.
}
one-way = { $from } slaat { $squares } en komt op { $to }.
take-with = Sla met { $squares }.
your-move = U bent aan zet.
    .detail = Klik op een stuk, of sleep het.
    .optional = U mag slaan, maar het hoeft niet.
side-to-move = { color } is aan zet.
    .detail = Klik op een stuk, of sleep het.
    .optional = U mag slaan, maar het hoeft niet.
hint-is = Probeer { $move }.
    .detail = De pijl toont het. Nog eens Tip zegt waarom.
hint-why = Probeer { $move }: { $score }.
    .detail = Verwacht wordt { $line }.
engine-note = Het denkwerk gaat door zonder iets.
    .detail = { $note }.
ballot-drawn = De opening is geloot.
    .detail = Zij begint met { $moves }.

engine-stopped = De computerspeler is gestopt.
    .detail = Reden: { $why }. Verder probeert het opnieuw.
found-no-move = hij vond geen zet
its-move-is-not-legal = zijn zet mag hier niet
saved = Opgeslagen.
saved-position = Opgeslagen, alleen de stand.
not-saved = Niet opgeslagen.
opened = { $count ->
    [one] Geopend: één zet.
   *[other] Geopend: { $count } zetten.
}
read-with-remarks = { $count ->
    [one] Gelezen met een opmerking.
   *[other] Gelezen met { $count } opmerkingen.
}
not-opened = Niet geopend.
first-of-several = Het bestand bevat meer partijen; dit is de eerste.
not-recalled = { $what ->
    [settings] De instellingen konden niet gelezen worden.
    [files] De lijst van bestanden kon niet gelezen worden.
   *[game] De laatste partij kon niet gelezen worden.
}
    .detail = { $why }. Het gewone geldt.
resumed = De laatste partij gaat door.
    .detail = { $count ->
        [one] Er is één zet gedaan. N begint een nieuwe.
       *[other] Er zijn { $count } zetten gedaan. N begint een nieuwe.
    }
step-not-legal = Zet { $count }: { $move } kan niet. De partij gaat tot daar.
draw-offered = { color } biedt remise aan.
    .detail = { other } mag aannemen zodra { color } gezet heeft.
draw-on-offer = { color } biedt remise aan.
    .detail = Remise neemt het aan, een zet wijst het af.
draw-declined = De computer speelt door.
    .detail = Hij neemt remise als hij niet beter staat.
rule-optional-now = Slaan is nu vrij.
    .detail = Vanaf de volgende zet. F verandert het terug.
rule-compulsory-now = Slaan is nu verplicht.
    .detail = Vanaf de volgende zet. F verandert het terug.

end-draw = Remise.
end-you-win = U wint.
end-you-lose = U verliest.
end-color-wins = { color } wint.
wins-on-time = { color } wint op tijd
agreed = Remise in overleg
resigned = { color } wint: { other } geeft op
win-no-pieces = { color } wint: { other } heeft geen stukken meer
win-blocked = { color } wint door insluiten: { other } heeft geen zet
win-first-king = { color } wint: de eerste dam
win-all-given = { color } wint: alle stukken weggegeven
win-no-move = { color } wint: geen zet meer
drawn = Remise: { $rule } ({ $source })

giveaway-title = { $title }, weggeef
subtitle = { $side } × { $side } · zet { $move }
you = U
player-note = speler
computer-note = computer, niveau { $level }
thinking-note = denkt na
to-move-note = aan zet
evaluation = { $score } · diepte { $depth } · { $positions } standen
analysis-line = { $score }  ·  diepte { $depth }  ·  { $speed }
search-speed = { $positions } standen per seconde
wins-in = { color } wint in { $plies }
color-wins = { color } wint
table-draw = remise
table-says = tabel: { $result }
table-drawn-before = tabel: { $result }, maar eerder remise ({ $rule })
clock-label = klok { $time }
evaluation-label = oordeel { $score }
square-label = veld { $square }

square-empty = leeg
piece-white-man = witte schijf
piece-white-king = witte dam
piece-black-man = zwarte schijf
piece-black-king = zwarte dam
mark-taken = geslagen
mark-can-move = kan zetten
mark-must-capture = moet slaan
mark-selected = gekozen
mark-target = bereikbaar
mark-capture-target = bereikbaar met een slag
mark-hop = op de weg van een slag
mark-victim = wordt geslagen
mark-choice = kies om dit te slaan
mark-last = laatste zet
mark-browse = bekeken zet
mark-replay = nagespeelde zet
mark-hint = aangeraden

mode-manual = Zelf
    .detail = Twee personen aan één bord.
mode-white = Half-auto, Wit
    .detail = U speelt Wit, de computer Zwart.
mode-black = Half-auto, Zwart
    .detail = U speelt Zwart, de computer Wit.
mode-full = Automatisch
    .detail = De computer speelt beide kanten.
strength-beginner = Beginner
    .detail = zomaar een zet
strength-easy = Makkelijk
    .detail = ziet één zet, geeft geen twee schijven weg
strength-player = Speler
    .detail = ziet twee zetten
strength-steady = Rustig
    .detail = ziet vier zetten, vaak slordig
strength-champion = Kampioen
    .detail = ziet vier zetten
strength-sharp = Scherp
    .detail = ziet vier zetten, soms slordig
strength-severe = Streng
    .detail = ziet vijf zetten
strength-master = Meester
    .detail = denkt drie seconden na
level-named = Niveau { $level }, { $name }

help-lists-the-commands = `help` noemt de opdrachten.
legend = ⛀ witte schijf, ⛁ witte dam, ⛂ zwarte schijf, ⛃ zwarte dam
legend-ascii = w witte schijf, W witte dam, b zwarte schijf, B zwarte dam
no-moves = geen zetten
still-thinking = denkt nog na
needs-a-file = vraagt de naam van een bestand
text-help =
    Typ een zet zoals u hem schrijft: 32-28, 28x19, c3-d4, c3:e5. Geef de weg waar twee slagen gelijk geschreven worden.
      moves     de mogelijke zetten    hint      een zet van de computer
      undo      zet terugnemen         redo      weer spelen
      board     het bord tonen         flip      het bord draaien
      level N   ander niveau           go        laat de computer zetten
      save F    partij opslaan         load F    stand of partij openen
      resign    opgeven                draw      remise aanbieden of aannemen
      rule      slaan verplicht of vrij vanaf nu
      new       opnieuw beginnen
      help      deze tekst             quit      stoppen
