# Die Seite in einem Browser.

page-title = Damier: Dame
page-as-text = Dieselbe Partie als Text, für Tastatur und Bildschirmleser. F6 führt vom Bild zu den Feldern und zurück.
page-picture = Brett und Knöpfe als Bild. Dasselbe steht auf dieser Seite als Text.
page-picture-text = Text für das Bild
page-commands = Befehle
page-variant = Variante
page-you-play = Sie spielen
page-text = Oder ihr Text
page-open-text = Den Text öffnen
page-kept-here = In diesem Browser aufgehoben
page-keep-here = In diesem Browser aufheben
page-delete = Löschen
page-name = Name
page-endings = Ein Name auf .pdn hebt die Partie auf, .fen nur die Stellung, .txt die Form anderer Programme.
page-download = Herunterladen
page-link-copied = Der Link ist kopiert.
page-new-version = Es gibt eine neue Fassung.
page-use-it = Verwenden
page-not-played-on = nicht im Spiel
page-capture-rule = Die Schlagregel ändern
page-stop-here = Den Schlag hier beenden
page-keeps-nothing = dieser Browser hebt für diese Seite nichts auf
page-no-picture = was Bilder zeichnet, konnte nicht geladen werden
in-a-browser-the-search-has-one-thread = In einem Browser hat die Suche einen Thread.
player-told = { color }: { $name }, { $note }, { $count } geschlagen
move-told = { color } { $move }.
