# Co program mówi o partii. $color i $other to `white` albo `black`.

or = lub
and = i
color = { $color ->
    [white] Białe
   *[black] Czarne
}
other = { $other ->
    [white] Białe
   *[black] Czarne
}
count = { $count }

begins = { color } zaczynają.
    .detail = Tak chcą zasady tej gry.
not-your-turn = To nie twój ruch.
    .detail = Na ruchu: { color }.
game-over = Partia jest skończona.
    .detail = Cofnij ruch albo zacznij nową.
browsing-refusal = Oglądasz wcześniejszą pozycję.
    .detail = Esc wraca do partii.
blocked = { $square } jest zablokowane.
    .detail = Nie ma wolnego pola, na które można pójść.
king-run = Damka na { $square } musi odpocząć.
    .detail = Wykonała trzy ruchy z rzędu.
occupied = Pole { $square } jest zajęte.
    .detail = Wybierz wolne pole.
must-capture = Trzeba bić: { $squares }.
    .detail = Bicie ma pierwszeństwo przed każdym innym ruchem.
must-capture-backwards = Trzeba bić: { $squares }.
    .detail = W tych zasadach pionki biją także do tyłu.
too-few = Trzeba zbić { $count }, a to bicie zbija { $less }.
    .detail = Zacznij od { $squares }.
another-goes-first = Trzeba bić: { $squares }.
    .detail = W tych zasadach tamto bicie ma pierwszeństwo.
must-take-with-this = { $count ->
    [1] { $from } musi bić.
   *[other] { $from } musi zbić { $count }.
}
    .detail = Ruch { $from }-{ $to } nie jest teraz możliwy.
men-take-forward = Pionki biją tylko do przodu.
    .detail = W tych zasadach do tyłu biją tylko damki.
men-step-forward = Pionki chodzą tylko do przodu.
    .detail = Pionek, który dojdzie do ostatniej linii, zostaje damką.
no-such-move = { $from } nie może pójść na { $to }.
    .detail = Dostępne pola mają obwódkę.
not-a-move = Ruch „{ $text }” nie został wykonany.
move-is-written = Ruch zapisuje się tak: { $example }.
no-such-square = Na tej planszy nie ma pola { $square }.
possible-moves = Możliwe: { $moves }.
it-could-be = To może być { $moves }.
one-rule-only = Ta gra ma jedną zasadę bicia.
    .detail = W warcaby angielskie można grać według obu.

setting-up = Ustaw pozycję.
    .detail = Kliknięcie stawia bierkę, przeciągnięcie przenosi.
cannot-be-played = Tak jeszcze nie można grać.
confirm-move = Zagrać { $move }?
    .detail = Enter lub kliknięcie celu gra, Esc cofa.
looking-back = Przegląd: { $ply } z { $plies }
    .detail = Esc wraca do partii.
replaying = Odtwarzanie: { $ply } z { $plies }
    .detail = Esc lub kliknięcie kończy.
replay-stands = Odtwarzanie stoi: { $ply } z { $plies }
    .detail = Esc lub kliknięcie kończy.
computer-thinks = Komputer myśli.
    .detail = „Ruch” każe mu odpowiedzieć od razu.
looking-for-hint = Szukam dobrego ruchu.
    .detail = Jedna sekunda.
computer-waits = Komputer czeka.
    .detail = „Dalej” pozwala mu kontynuować.
choose-man = Którego pionka bijesz?
    .detail = Kliknij { $squares }.
choose-piece = Którą bierkę bijesz?
    .detail = Kliknij { $squares }.
go-on-or-stop = Bij dalej albo zakończ tutaj.
    .detail = Ponowne kliknięcie bierki kończy.
go-on = Bij dalej.
    .detail = Kliknij następne pole.
man-in-hand = { $count ->
    [one] { $square } może pójść na { $count } pole.
    [few] { $square } może pójść na { $count } pola.
   *[other] { $square } może pójść na { $count } pól.
}
    .detail = Kliknij obwódkę albo przeciągnij.
king-in-hand = { $count ->
    [one] Damka { $square } może pójść na { $count } pole.
    [few] Damka { $square } może pójść na { $count } pola.
   *[other] Damka { $square } może pójść na { $count } pól.
}
    .detail = Kliknij obwódkę albo przeciągnij.
takes = { $count ->
    [one] { $square } zbija { $count } bierkę.
    [few] { $square } zbija { $count } bierki.
   *[other] { $square } zbija { $count } bierek.
}
    .detail = Staje na { $to }. Kliknij tam albo przeciągnij.
you-must-take = { $count ->
    [0] Trzeba bić.
    [one] Trzeba zbić { $count } bierkę.
    [few] Trzeba zbić { $count } bierki.
   *[other] Trzeba zbić { $count } bierek.
}
one-way = { $from } bije { $squares } i staje na { $to }.
take-with = Bij: { $squares }.
your-move = Twój ruch.
    .detail = Kliknij bierkę albo ją przeciągnij.
    .optional = Możesz bić, ale nie musisz.
side-to-move = Ruch: { color }.
    .detail = Kliknij bierkę albo ją przeciągnij.
    .optional = Możesz bić, ale nie musisz.
hint-is = Spróbuj { $move }.
    .detail = Pokazuje strzałka. Jeszcze raz: dlaczego.
hint-why = Spróbuj { $move }: { $score }.
    .detail = Spodziewane jest { $line }.
engine-note = Silnik gra dalej bez czegoś.
    .detail = { $note }.
ballot-drawn = Debiut wylosowany.
    .detail = Zaczyna się od { $moves }.

engine-stopped = Komputer przestał grać.
    .detail = Powód: { $why }. „Dalej” próbuje ponownie.
found-no-move = nie znalazł ruchu
its-move-is-not-legal = jego ruch jest tu niedozwolony
saved = Zapisano.
saved-position = Zapisano, tylko pozycję.
not-saved = Nie zapisano.
opened = { $count ->
    [one] Otwarto: { $count } ruch.
    [few] Otwarto: { $count } ruchy.
   *[other] Otwarto: { $count } ruchów.
}
read-with-remarks = { $count ->
    [one] Przeczytano z { $count } uwagą.
   *[other] Przeczytano z { $count } uwagami.
}
not-opened = Nie otwarto.
first-of-several = Plik zawiera kilka partii; to pierwsza.
not-recalled = { $what ->
    [settings] Nie udało się odczytać ustawień.
    [files] Nie udało się odczytać listy plików.
   *[game] Nie udało się odczytać ostatniej partii.
}
    .detail = { $why }. Obowiązuje to, co zwykle.
resumed = Ostatnia partia trwa dalej.
    .detail = { $count ->
        [one] Wykonano { $count } ruch. N zaczyna nową.
        [few] Wykonano { $count } ruchy. N zaczyna nową.
       *[other] Wykonano { $count } ruchów. N zaczyna nową.
    }
step-not-legal = Ruch { $count }: { $move } jest niemożliwy. Partia trwa do tego miejsca.
draw-offered = { color } proponują remis.
    .detail = { other } mogą przyjąć go po ruchu.
draw-on-offer = { color } proponują remis.
    .detail = „Remis” przyjmuje, ruch odrzuca.
draw-declined = Komputer gra dalej.
    .detail = Godzi się na remis, gdy nie stoi lepiej.
rule-optional-now = Bicie jest teraz dowolne.
    .detail = Od następnego ruchu. F przywraca poprzednie.
rule-compulsory-now = Bicie jest teraz obowiązkowe.
    .detail = Od następnego ruchu. F przywraca poprzednie.

end-draw = Remis.
end-you-win = Wygrywasz.
end-you-lose = Przegrywasz.
end-color-wins = { color } wygrywają.
wins-on-time = { color } wygrywają na czas
agreed = Remis za zgodą obu stron
resigned = { color } wygrywają: { $other ->
    [white] białe
   *[black] czarne
} poddały się
win-no-pieces = { color } wygrywają: przeciwnik nie ma bierek
win-blocked = { color } wygrywają: przeciwnik jest zablokowany
win-first-king = { color } wygrywają: pierwsza damka
win-all-given = { color } wygrywają: wszystkie bierki oddane
win-no-move = { color } wygrywają: brak ruchów
drawn = Remis: { $rule } ({ $source })

giveaway-title = { $title }, wybijanka
subtitle = { $side } × { $side } · ruch { $move }
you = Ty
player-note = gracz
computer-note = komputer, poziom { $level }
thinking-note = myśli
to-move-note = na ruchu
evaluation = { $score } · głębokość { $depth } · pozycji: { $positions }
analysis-line = { $score }  ·  głęb. { $depth }  ·  { $speed }
search-speed = { $positions } pozycji na sekundę
wins-in = { color } wygrywają w { $plies }
color-wins = { color } wygrywają
table-draw = remis
table-says = tablica: { $result }
table-drawn-before = tablica: { $result }, ale wcześniej remis ({ $rule })
clock-label = zegar { $time }
evaluation-label = ocena { $score }
square-label = pole { $square }

square-empty = puste
piece-white-man = biały pionek
piece-white-king = biała damka
piece-black-man = czarny pionek
piece-black-king = czarna damka
mark-taken = zbite
mark-can-move = może iść
mark-must-capture = musi bić
mark-selected = wybrane
mark-target = osiągalne
mark-capture-target = osiągalne biciem
mark-hop = na drodze bicia
mark-victim = będzie zbite
mark-choice = wybierz, aby zbić
mark-last = ostatni ruch
mark-browse = oglądany ruch
mark-replay = odtwarzany ruch
mark-hint = podpowiedź

mode-manual = Ręcznie
    .detail = Dwie osoby przy jednej planszy.
mode-white = Półautomat, białe
    .detail = Grasz białymi, komputer czarnymi.
mode-black = Półautomat, czarne
    .detail = Grasz czarnymi, komputer białymi.
mode-full = Automat
    .detail = Komputer gra za obie strony.
strength-beginner = Nowicjusz
    .detail = dowolny dozwolony ruch
strength-easy = Łatwy
    .detail = widzi na ruch, nie oddaje dwóch pionków
strength-player = Gracz
    .detail = widzi na dwa ruchy
strength-steady = Równy
    .detail = widzi na cztery ruchy, często nieuważny
strength-champion = Czempion
    .detail = widzi na cztery ruchy
strength-sharp = Bystry
    .detail = widzi na cztery ruchy, czasem nieuważny
strength-severe = Surowy
    .detail = widzi na pięć ruchów
strength-master = Mistrz
    .detail = myśli trzy sekundy
level-named = Poziom { $level }, { $name }

help-lists-the-commands = `help` wymienia polecenia.
legend = ⛀ biały pionek, ⛁ biała damka, ⛂ czarny pionek, ⛃ czarna damka
legend-ascii = w biały pionek, W biała damka, b czarny pionek, B czarna damka
no-moves = brak ruchów
still-thinking = jeszcze myśli
needs-a-file = wymaga nazwy pliku
text-help =
    Wpisz ruch tak, jak go zapisujesz: 32-28, 28x19, c3-d4, c3:e5. Gdy dwa bicia zapisuje się tak samo, podaj drogę.
      moves     dozwolone ruchy        hint      ruch wybrany przez komputer
      undo      cofnij ruch            redo      zagraj go znowu
      board     pokaż planszę          flip      obróć planszę
      level N   zmień poziom           go        niech ruszy komputer
      save F    zapisz partię          load F    otwórz pozycję lub partię
      resign    poddaj się             draw      zaproponuj lub przyjmij remis
      rule      bicie obowiązkowe lub dowolne od tego ruchu
      new       zacznij od nowa
      help      ten tekst              quit      wyjdź
