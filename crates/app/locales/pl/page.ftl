# Strona w przeglądarce.

page-title = Damier: warcaby
page-as-text = Ta sama partia jako tekst, dla klawiatury i czytników ekranu. F6 prowadzi od obrazu do pól i z powrotem.
page-picture = Plansza i przyciski jako obraz. To samo jest na tej stronie jako tekst.
page-picture-text = Tekst dla obrazu
page-commands = Polecenia
page-variant = Odmiana
page-you-play = Grasz
page-text = Albo jej tekst
page-open-text = Otwórz tekst
page-kept-here = Zapisane w tej przeglądarce
page-keep-here = Zapisz w tej przeglądarce
page-delete = Usuń
page-name = Nazwa
page-endings = Nazwa z końcówką .pdn zapisuje partię, .fen tylko pozycję, .txt postać innych programów.
page-download = Pobierz
page-link-copied = Link jest skopiowany.
page-new-version = Jest nowa wersja.
page-use-it = Użyj jej
page-not-played-on = poza grą
page-capture-rule = Zmień zasadę bicia
page-stop-here = Zakończ bicie tutaj
page-keeps-nothing = ta przeglądarka nic nie zapisuje dla tej strony
page-no-picture = nie udało się wczytać części, która rysuje
in-a-browser-the-search-has-one-thread = W przeglądarce szukanie ma jeden wątek.
player-told = { color }: { $name }, { $note }, zbite: { $count }
move-told = { color } { $move }.
