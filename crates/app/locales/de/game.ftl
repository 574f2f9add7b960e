# Was das Programm von einer laufenden Partie sagt. $color und $other sind `white` oder `black`.

or = oder
and = und
color = { $color ->
    [white] Weiß
   *[black] Schwarz
}
other = { $other ->
    [white] Weiß
   *[black] Schwarz
}
count = { $count }

begins = { color } beginnt.
    .detail = So wollen es die Regeln dieses Spiels.
not-your-turn = Sie sind nicht am Zug.
    .detail = { color } ist am Zug.
game-over = Die Partie ist zu Ende.
    .detail = Nehmen Sie zurück, oder beginnen Sie eine neue.
browsing-refusal = Sie blicken zurück.
    .detail = Esc führt zur Partie zurück.
blocked = { $square } ist blockiert.
    .detail = Kein freies Feld ist erreichbar.
king-run = Die Dame auf { $square } muss ruhen.
    .detail = Sie hat drei Züge nacheinander gemacht.
occupied = { $square } ist nicht frei.
    .detail = Wählen Sie ein leeres Feld.
must-capture = { $squares } muss schlagen.
    .detail = Schlagen geht jedem anderen Zug vor.
must-capture-backwards = { $squares } muss schlagen.
    .detail = Nach diesen Regeln schlagen Steine auch rückwärts.
too-few = Sie müssen { $count } schlagen, dieser Zug schlägt { $less }.
    .detail = Beginnen Sie mit { $squares }.
another-goes-first = { $squares } muss schlagen.
    .detail = Nach diesen Regeln geht jener Schlag vor.
must-take-with-this = { $count ->
    [1] { $from } muss schlagen.
   *[other] { $from } muss { $count } Steine schlagen.
}
    .detail = { $from }-{ $to } geht jetzt nicht.
men-take-forward = Steine schlagen nur vorwärts.
    .detail = Damen schlagen nach diesen Regeln auch rückwärts.
men-step-forward = Steine ziehen nur vorwärts.
    .detail = Erreichen Sie die letzte Reihe, um eine Dame zu bekommen.
no-such-move = { $from } kann nicht nach { $to }.
    .detail = Die Felder mit Ring sind erreichbar.
not-a-move = „{ $text }“ wird nicht gespielt.
move-is-written = Züge schreibt man so: { $example }.
no-such-square = Ein Feld { $square } hat dieses Brett nicht.
possible-moves = Möglich: { $moves }.
it-could-be = Gemeint sein kann { $moves }.
one-rule-only = Dieses Spiel hat nur eine Schlagregel.
    .detail = Englische Dame kann nach beiden gespielt werden.

setting-up = Stellen Sie eine Stellung auf.
    .detail = Klicken setzt einen Stein, Ziehen versetzt ihn.
cannot-be-played = Das kann noch nicht gespielt werden.
confirm-move = { $move } spielen?
    .detail = Eingabe oder ein Klick auf das Ziel spielt, Esc nimmt zurück.
looking-back = Rückblick: { $ply } von { $plies }
    .detail = Esc führt zur Partie.
replaying = Nachspielen: { $ply } von { $plies }
    .detail = Esc oder ein Klick beendet es.
replay-stands = Nachspielen steht: { $ply } von { $plies }
    .detail = Esc oder ein Klick beendet es.
computer-thinks = Der Computer denkt nach.
    .detail = Mit „Zug“ antwortet er sofort.
looking-for-hint = Ich suche einen guten Zug.
    .detail = Eine Sekunde.
computer-waits = Der Computer wartet.
    .detail = „Weiter“ lässt ihn fortfahren.
choose-man = Welchen Stein schlagen Sie?
    .detail = Klicken Sie auf { $squares }.
choose-piece = Welche Figur schlagen Sie?
    .detail = Klicken Sie auf { $squares }.
go-on-or-stop = Weiter, oder hier aufhören.
    .detail = Klicken Sie noch einmal auf den Stein, um aufzuhören.
go-on = Weiter.
    .detail = Klicken Sie, wo er als Nächstes landet.
man-in-hand = { $count ->
    [1] { $square } kann auf ein Feld.
   *[other] { $square } kann auf { $count } Felder.
}
    .detail = Klicken Sie auf einen Ring, oder ziehen Sie.
king-in-hand = { $count ->
    [1] Dame { $square } kann auf ein Feld.
   *[other] Dame { $square } kann auf { $count } Felder.
}
    .detail = Klicken Sie auf einen Ring, oder ziehen Sie.
takes = { $count ->
    [1] { $square } schlägt einen Stein.
   *[other] { $square } schlägt { $count } Steine.
}
    .detail = Landung auf { $to }. Klicken Sie dort, oder ziehen Sie.
you-must-take = { $count ->
    [0] Sie müssen schlagen.
   *[other] Sie müssen { $count } Steine schlagen.
}
one-way = { $from } schlägt { $squares } und landet auf { $to }.
take-with = Schlagen Sie mit { $squares }.
your-move = Sie sind am Zug.
    .detail = Klicken Sie auf einen Stein, oder ziehen Sie ihn.
    .optional = Sie dürfen schlagen, müssen aber nicht.
side-to-move = { color } ist am Zug.
    .detail = Klicken Sie auf einen Stein, oder ziehen Sie ihn.
    .optional = Sie dürfen schlagen, müssen aber nicht.
hint-is = Versuchen Sie { $move }.
    .detail = Der Pfeil zeigt es. Noch einmal „Tipp“ sagt, warum.
hint-why = Versuchen Sie { $move }: { $score }.
    .detail = Erwartet wird { $line }.
engine-note = Die Engine macht ohne etwas weiter.
    .detail = { $note }.
ballot-drawn = Die Eröffnung ist ausgelost.
    .detail = Sie beginnt mit { $moves }.

engine-stopped = Der Computerspieler ist stehen geblieben.
    .detail = Grund: { $why }. „Weiter“ versucht es noch einmal.
found-no-move = er fand keinen Zug
its-move-is-not-legal = sein Zug ist hier nicht erlaubt
saved = Gespeichert.
saved-position = Gespeichert, nur die Stellung.
not-saved = Nicht gespeichert.
opened = { $count ->
    [one] Geöffnet: ein Zug.
   *[other] Geöffnet: { $count } Züge.
}
read-with-remarks = { $count ->
    [one] Mit einer Bemerkung gelesen.
   *[other] Mit { $count } Bemerkungen gelesen.
}
not-opened = Nicht geöffnet.
first-of-several = Die Datei enthält mehrere Partien; dies ist die erste.
not-recalled = { $what ->
    [settings] Die Einstellungen konnten nicht gelesen werden.
    [files] Die Liste der Dateien konnte nicht gelesen werden.
   *[game] Die letzte Partie konnte nicht gelesen werden.
}
    .detail = { $why }. Es gilt das Übliche.
resumed = Die letzte Partie geht weiter.
    .detail = { $count ->
        [one] Ein Zug ist gemacht. N beginnt eine neue.
       *[other] { $count } Züge sind gemacht. N beginnt eine neue.
    }
step-not-legal = Zug { $count }: { $move } ist nicht möglich. Die Partie geht bis dahin.
draw-offered = { color } bietet Remis an.
    .detail = { other } kann annehmen, sobald { color } gezogen hat.
draw-on-offer = { color } bietet Remis an.
    .detail = „Remis“ nimmt an, ein Zug lehnt ab.
draw-declined = Der Computer spielt weiter.
    .detail = Er nimmt Remis an, wenn er nicht besser steht.
rule-optional-now = Schlagen ist jetzt freiwillig.
    .detail = Vom nächsten Zug an. F ändert es zurück.
rule-compulsory-now = Schlagen ist jetzt Pflicht.
    .detail = Vom nächsten Zug an. F ändert es zurück.

end-draw = Remis.
end-you-win = Sie gewinnen.
end-you-lose = Sie verlieren.
end-color-wins = { color } gewinnt.
wins-on-time = { color } gewinnt auf Zeit
agreed = Remis vereinbart
resigned = { color } gewinnt: { other } gibt auf
win-no-pieces = { color } gewinnt: { other } hat keine Steine mehr
win-blocked = { color } gewinnt durch Sperren: { other } hat keinen Zug
win-first-king = { color } gewinnt: die erste Dame
win-all-given = { color } gewinnt: alle Steine sind weg
win-no-move = { color } gewinnt: kein Zug mehr
drawn = Remis: { $rule } ({ $source })

giveaway-title = { $title }, Schlagdame
subtitle = { $side } × { $side } · Zug { $move }
you = Sie
player-note = Spieler
computer-note = Computer, Stufe { $level }
thinking-note = denkt nach
to-move-note = am Zug
evaluation = { $score } · Tiefe { $depth } · { $positions } Stellungen
analysis-line = { $score }  ·  Tiefe { $depth }  ·  { $speed }
search-speed = { $positions } Stellungen je Sekunde
wins-in = { color } gewinnt in { $plies }
color-wins = { color } gewinnt
table-draw = Remis
table-says = Tabelle: { $result }
table-drawn-before = Tabelle: { $result }, aber vorher Remis ({ $rule })
clock-label = Uhr { $time }
evaluation-label = Bewertung { $score }
square-label = Feld { $square }

square-empty = leer
piece-white-man = weißer Stein
piece-white-king = weiße Dame
piece-black-man = schwarzer Stein
piece-black-king = schwarze Dame
mark-taken = geschlagen
mark-can-move = kann ziehen
mark-must-capture = muss schlagen
mark-selected = gewählt
mark-target = erreichbar
mark-capture-target = mit einem Schlag erreichbar
mark-hop = auf dem Weg eines Schlages
mark-victim = würde geschlagen
mark-choice = wählen, um ihn zu schlagen
mark-last = letzter Zug
mark-browse = betrachteter Zug
mark-replay = nachgespielter Zug
mark-hint = empfohlen

mode-manual = Von Hand
    .detail = Zwei Personen an einem Brett.
mode-white = Halbautomatik, Weiß
    .detail = Sie spielen Weiß, der Computer Schwarz.
mode-black = Halbautomatik, Schwarz
    .detail = Sie spielen Schwarz, der Computer Weiß.
mode-full = Automatik
    .detail = Der Computer spielt beide Seiten.
strength-beginner = Anfänger
    .detail = irgendein erlaubter Zug
strength-easy = Leicht
    .detail = sieht einen Zug voraus, gibt nicht zwei Steine weg
strength-player = Spieler
    .detail = sieht zwei Züge voraus
strength-steady = Ruhig
    .detail = sieht vier Züge voraus, oft unachtsam
strength-champion = Champion
    .detail = sieht vier Züge voraus
strength-sharp = Scharf
    .detail = sieht vier Züge voraus, manchmal unachtsam
strength-severe = Streng
    .detail = sieht fünf Züge voraus
strength-master = Meister
    .detail = denkt drei Sekunden nach
level-named = Stufe { $level }, { $name }

help-lists-the-commands = `help` nennt die Befehle.
legend = ⛀ weißer Stein, ⛁ weiße Dame, ⛂ schwarzer Stein, ⛃ schwarze Dame
legend-ascii = w weißer Stein, W weiße Dame, b schwarzer Stein, B schwarze Dame
no-moves = keine Züge
still-thinking = denkt noch nach
needs-a-file = braucht den Namen einer Datei
text-help =
    Schreiben Sie einen Zug wie gewohnt: 32-28, 28x19, c3-d4, c3:e5. Sind zwei Schläge gleich geschrieben, nennen Sie den Weg.
      moves     die erlaubten Züge     hint      ein Zugvorschlag
      undo      Zug zurücknehmen       redo      wieder spielen
      board     Brett zeigen           flip      Brett drehen
      level N   Stufe ändern           go        den Computer ziehen lassen
      save F    Partie speichern       load F    Stellung oder Partie öffnen
      resign    aufgeben               draw      Remis anbieten oder annehmen
      rule      Schlagen von jetzt an Pflicht oder freiwillig
      new       neu beginnen
      help      dieser Text            quit      verlassen
