# De pagina in een browser.

page-title = Damier: dammen
page-as-text = Dezelfde partij als tekst, voor toetsenbord en schermlezer. F6 leidt van het beeld naar de velden en terug.
page-picture = Bord en knoppen als beeld. Hetzelfde staat als tekst op deze pagina.
page-picture-text = Tekst voor het beeld
page-commands = Opdrachten
page-variant = Variant
page-you-play = U speelt
page-text = Of de tekst ervan
page-open-text = Tekst openen
page-kept-here = Bewaard in deze browser
page-keep-here = In deze browser bewaren
page-delete = Verwijderen
page-name = Naam
page-endings = Een naam op .pdn bewaart de partij, .fen alleen de stand, .txt de vorm van andere programma's.
page-download = Downloaden
page-link-copied = De link is gekopieerd.
page-new-version = Er is een nieuwe versie.
page-use-it = Gebruiken
page-not-played-on = niet in het spel
page-capture-rule = Slagregel wijzigen
page-stop-here = De slag hier beëindigen
page-keeps-nothing = deze browser bewaart niets voor deze pagina
page-no-picture = het tekendeel kon niet worden geladen
in-a-browser-the-search-has-one-thread = In een browser heeft het zoeken één thread.
player-told = { color }: { $name }, { $note }, { $count } geslagen
move-told = { color } { $move }.
