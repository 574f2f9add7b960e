# Zasady, złożone z ich danych. $color to `white` albo `black`.

variant-international = Międzynarodowe
    .detail = 10×10, latające damki. Pionki biją także do tyłu; obowiązuje bicie największej liczby.
variant-international-8x8 = Międzynarodowe 8×8
    .detail = Gra międzynarodowa na małej planszy, z numerami i własnymi zasadami remisu.
variant-brazilian = Brazylijskie
    .detail = 8×8, latające damki. Pionki biją także do tyłu; obowiązuje bicie największej liczby.
variant-canadian = Kanadyjskie
    .detail = Gra międzynarodowa na 12×12, po trzydzieści pionków.
variant-english = Angielskie
    .detail = 8×8, damka chodzi o jedno pole. Pionki biją tylko do przodu; bicie do wyboru. Zaczynają czarne.
variant-english-optional = Angielskie, bicie dowolne
    .detail = Domowe warcaby angielskie: nikt nie musi bić, a serię można przerwać.
variant-russian = Rosyjskie
    .detail = 8×8, latające damki, bicie do wyboru. Pionek, który w biciu zostaje damką, bije dalej jako damka.
variant-pool = Amerykański pool
    .detail = 8×8, latające damki, pionki biją do tyłu, bicie do wyboru. Zaczynają czarne.
variant-italian = Włoskie
    .detail = 8×8, damka chodzi o jedno pole. Pionek nie bije damki; bij najwięcej, najpierw damką.
variant-spanish = Hiszpańskie
    .detail = 8×8, latające damki, pionki biją tylko do przodu. Bij najwięcej, a wśród równych najwięcej damek.
variant-portuguese = Portugalskie
    .detail = Jak hiszpańskie: latające damki, pionki biją tylko do przodu, bij najwięcej.
variant-czech = Czeskie
    .detail = 8×8, latające damki, pionki biją tylko do przodu. Damka bije przed pionkiem; poza tym do wyboru.
variant-turkish = Tureckie
    .detail = Wszystkie 64 pola, ruchy proste. Zbite bierki znikają od razu; bij najwięcej.
variant-armenian = Ormiańskie
    .detail = Bicia tureckie, lecz ruchy ciche także po skosie, a damka chodzi jak hetman w szachach.
variant-thai = Tajskie
    .detail = Po osiem pionków. Latająca damka staje tuż za zbitą bierką. Zaczynają czarne.
variant-frisian = Fryzyjskie
    .detail = 10×10, bicia w ośmiu kierunkach. Bij największą wartość; damka nie może biegać bez końca.
variant-frysk = Frysk!
    .detail = Warcaby fryzyjskie z pięcioma pionkami każdej strony.
variant-killer = Killer
    .detail = Międzynarodowe, lecz damka, która na końcu bije damkę, staje tuż za nią.
variant-breakthrough = Przełom
    .detail = Międzynarodowe, lecz wygrywa, kto pierwszy ma damkę.
variant-antidraughts = Antywarcaby
    .detail = Międzynarodowe na odwrót: oddaj wszystkie swoje bierki.
variant-art2dec-russian = Rosyjskie Art2Dec
    .detail = 8×8, damka chodzi o jedno pole, pionki biją do przodu; nowa damka bije dalej jako damka.
variant-art2dec-international = Międzynarodowe Art2Dec
    .detail = 8×8, latające damki, bicie i lądowanie do wyboru; zbite bierki znikają od razu.

rule-optional = Bicie jest dowolne
rule-free = Bicie jest obowiązkowe, do wyboru
rule-most = Bicie jest obowiązkowe: bij najwięcej
rule-most-then-kings = Bicie jest obowiązkowe: najwięcej, potem damek
rule-king-first = Bicie jest obowiązkowe: damki biją najpierw
rule-value = Bicie jest obowiązkowe: największa wartość
rule-italian = Bicie jest obowiązkowe: najwięcej, damki najpierw
lose-all = kto odda wszystko, wygrywa
first-king = pierwsza damka wygrywa

part-aim = Cel
part-moving = Ruchy
part-capturing = Bicie
part-crowning = Przemiana
part-draws = Remis
part-tips = Rady
aim-win = Zbij wszystkie bierki przeciwnika albo zostaw go bez ruchu.
aim-giveaway = Oddaj wszystkie bierki albo zostań bez ruchu: wygrywa, kto nie może już ruszyć.
aim-first-king = Pierwszy zdobądź damkę albo zbij wszystkie bierki przeciwnika.
board-begins = Plansza ma { $side } × { $side } pól; każda strona ma { $men } pionków, a zaczynają { $color ->
    [white] białe
   *[black] czarne
}.
way-diagonal-forward = po skosie do przodu
way-diagonal = po skosie we wszystkich czterech kierunkach
way-orthogonal = prosto do przodu, do tyłu i w bok
way-ahead-and-sideways = prosto do przodu i w bok
way-all = po liniach i skosach, we wszystkich ośmiu kierunkach
way-all-forward = prosto i po skosie do przodu oraz w bok
way-lines = po swoich liniach
man-moves = Pionek chodzi o jedno pole { $way }.
king-steps = Damka chodzi o jedno pole, { $way }.
king-flies = Damka chodzi tak daleko, jak droga jest wolna, { $way }.
king-runs = Dopóki jej strona ma pionki, damka może wykonać trzy ruchy z rzędu bez bicia.
capture-optional = Nikt nie musi bić, a serię można przerwać po każdej bierce.
capture-compulsory = Kto może bić, musi bić, a serię trzeba dograć do końca.
man-takes = Pionek bije, przeskakując sąsiednią bierkę, { $way }.
king-takes = Damka bije { $way }.
landing-go-on = Staje na dowolnym wolnym polu za bierką, a jeśli z któregoś można bić dalej, to na takim.
landing-behind = Staje na polu tuż za bierką.
landing-behind-last-king = Za damką, którą zbija jako ostatnią, zatrzymuje się od razu.
landing-each-alone = Staje na dowolnym wolnym polu za bierką.
men-take-no-kings = Pionki nie mogą bić damek.
choice-free = Spośród kilku bić wybierasz ty.
choice-most = Z kilku bić trzeba wykonać to, które zbija najwięcej bierek.
choice-most-then-kings = Trzeba zbić najwięcej bierek, a przy równych biciach najwięcej damek.
choice-king-first = Gdy bić może damka i pionek, bije damka.
choice-value = Trzeba wykonać bicie o największej wartości: damka jest warta trochę mniej niż dwa pionki.
choice-italian = Trzeba zbić najwięcej bierek, damką przed pionkiem, i najpierw damki.
lifted-at-once = Zbite bierki znikają po kolei, więc następny skok może przejść tam, gdzie stały.
lifted-at-end = Zbite bierki znikają na końcu ruchu; żadnej nie wolno przeskoczyć dwa razy.
crowning-ends-move = Pionek, który dojdzie do ostatniej linii, zostaje damką i na tym kończy ruch.
crowning-at-rest = Pionek, który kończy ruch na ostatniej linii, zostaje damką; kto tylko przez nią przechodzi, pozostaje pionkiem.
crowning-in-flight = Pionek, który dojdzie do ostatniej linii, od razu zostaje damką i bije dalej jako damka.
no-draws = Remisów nie ma.
draw-by-repetition = Gdy ta sama pozycja z tą samą stroną na ruchu powstaje { $times } razy.
draw-by-no-progress = Po { $moves } ruchach każdej strony bez bicia i bez ruchu pionkiem.
draw-by-standstill = Po { $moves } ruchach każdej strony bez bicia i bez przemiany ({ $name }).
draw-by-ending = Po { $moves } ruchach każdej strony ({ $name }).
draw-by-one-each = Gdy każda strona ma jedną bierkę, chyba że któraś może od razu bić.
tip-giveaway = Miej ruch w zapasie: kto musi ruszyć, oddaje to, co wolałby zachować.
tip-bridge = Jak najdłużej trzymaj dwa rozdzielone pionki na swojej pierwszej linii: taki most nie wpuszcza damek.
tip-diagonal = Pierwszą damkę postaw na najdłuższej przekątnej: widzi stamtąd prawie całą planszę.
tip-backed = Pionka, za którym od razu stoi własny, nie da się zbić od przodu.
tip-shot = Bić trzeba: oddaj jedną bierkę, żeby zbić dwie.

drawn-by-repetition = { $times ->
    [3] trzecie powtórzenie pozycji
    [4] czwarte powtórzenie pozycji
   *[other] powtórzenie pozycji
}
drawn-each = { $name }: po { $moves } ruchów
drawn-strong = { $name }: { $moves } ruchów silniejszej strony
counter = { $name } { $done } z { $limit }
draw-repetition = powtórzenie
draw-moves-without-a-capture-or-a-man-s-move = ruchy bez bicia i bez ruchu pionkiem
draw-king-moves = ruchy damkami
draw-lone-king-against-three-pieces = samotna damka przeciw trzem bierkom
draw-lone-king-against-two-pieces-or-one = samotna damka przeciw dwóm bierkom lub jednej
draw-three-kings-or-more-against-one = trzy damki lub więcej przeciw jednej
draw-four-or-five-pieces-both-with-kings-nothing-taken-or-crowned = cztery lub pięć bierek, damki po obu stronach, bez bić i przemian
draw-six-or-seven-pieces-both-with-kings-nothing-taken-or-crowned = sześć lub siedem bierek, damki po obu stronach, bez bić i przemian
draw-three-pieces-against-a-king-on-the-main-road = trzy bierki przeciw damce na głównej drodze
draw-two-pieces-or-one-against-a-king = dwie bierki lub jedna przeciw damce
draw-three-kings-against-one = trzy damki przeciw jednej
draw-one-piece-each = po jednej bierce
draw-two-kings-against-one = dwie damki przeciw jednej
draw-king-against-king = damka przeciw damce
source-common-usage = powszechny zwyczaj
source-section-64-rules = zasady sekcji 64
source-house-rule-80-plies = zasada domowa, 80 półruchów
source-fmjd-czech-draughts = FMJD, warcaby czeskie
source-frisian-rules-friesdammen-nl = zasady fryzyjskie, friesdammen.nl
source-frisian-rules-lidraughts = zasady fryzyjskie, lidraughts
source-apca-rules-of-play = zasady gry APCA

man-on-crown-row = { $color ->
    [white] biały pionek na linii przemiany ({ $square })
   *[black] czarny pionek na linii przemiany ({ $square })
}
too-many = { color }: bierek { $count }, możliwych jest najwyżej { $limit }
run-without-king = ruchy damki ({ color }) liczone są na { $square }, gdzie damki nie ma
