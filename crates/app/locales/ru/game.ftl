# Что программа говорит о партии. $color и $other — `white` или `black`.

or = или
and = и
color = { $color ->
    [white] Белые
   *[black] Чёрные
}
other = { $other ->
    [white] Белые
   *[black] Чёрные
}
count = { $count }

begins = { color } начинают.
    .detail = Таковы правила этой игры.
not-your-turn = Сейчас не ваш ход.
    .detail = Ход: { color }.
game-over = Партия окончена.
    .detail = Возьмите ход назад или начните новую.
browsing-refusal = Вы смотрите прошлую позицию.
    .detail = Esc возвращает к партии.
blocked = Шашка { $square } заперта.
    .detail = Ей некуда пойти.
king-run = Дамка { $square } должна отдохнуть.
    .detail = Она сделала три хода подряд.
occupied = Поле { $square } занято.
    .detail = Выберите свободное поле.
must-capture = Нужно бить: { $squares }.
    .detail = Взятие важнее любого другого хода.
must-capture-backwards = Нужно бить: { $squares }.
    .detail = По этим правилам простые бьют и назад.
too-few = Нужно взять { $count }, а этот ход берёт { $less }.
    .detail = Начните с { $squares }.
another-goes-first = Нужно бить: { $squares }.
    .detail = По этим правилам то взятие важнее.
must-take-with-this = { $count ->
    [1] { $from } должна бить.
   *[other] { $from } должна взять { $count }.
}
    .detail = Ход { $from }-{ $to } сейчас невозможен.
men-take-forward = Простые бьют только вперёд.
    .detail = По этим правилам назад бьют только дамки.
men-step-forward = Простые ходят только вперёд.
    .detail = Дойдите до последнего ряда, чтобы стать дамкой.
no-such-move = { $from } не может пойти на { $to }.
    .detail = Доступные поля обведены.
not-a-move = Ход «{ $text }» не сделан.
move-is-written = Ход пишется так: { $example }.
no-such-square = На этой доске нет поля { $square }.
possible-moves = Возможно: { $moves }.
it-could-be = Это может быть { $moves }.
one-rule-only = В этой игре одно правило взятия.
    .detail = В английские шашки можно играть по обоим.

setting-up = Расставьте позицию.
    .detail = Щелчок ставит шашку, перетаскивание двигает.
cannot-be-played = Так играть пока нельзя.
confirm-move = Сыграть { $move }?
    .detail = Enter или щелчок по цели играет, Esc отменяет.
looking-back = Просмотр: { $ply } из { $plies }
    .detail = Esc возвращает к партии.
replaying = Повтор: { $ply } из { $plies }
    .detail = Esc или щелчок останавливает.
replay-stands = Повтор стоит: { $ply } из { $plies }
    .detail = Esc или щелчок останавливает.
computer-thinks = Компьютер думает.
    .detail = «Ход» заставит его ответить сразу.
looking-for-hint = Ищу хороший ход.
    .detail = Одну секунду.
computer-waits = Компьютер ждёт.
    .detail = «Дальше» позволит ему продолжать.
choose-man = Какую простую бьёте?
    .detail = Щёлкните { $squares }.
choose-piece = Какую шашку бьёте?
    .detail = Щёлкните { $squares }.
go-on-or-stop = Продолжайте или остановитесь.
    .detail = Ещё щелчок по шашке останавливает.
go-on = Продолжайте.
    .detail = Щёлкните следующее поле.
man-in-hand = { $count ->
    [one] { $square } может пойти на { $count } поле.
    [few] { $square } может пойти на { $count } поля.
   *[other] { $square } может пойти на { $count } полей.
}
    .detail = Щёлкните кольцо или перетащите.
king-in-hand = { $count ->
    [one] Дамка { $square } может пойти на { $count } поле.
    [few] Дамка { $square } может пойти на { $count } поля.
   *[other] Дамка { $square } может пойти на { $count } полей.
}
    .detail = Щёлкните кольцо или перетащите.
takes = { $count ->
    [one] { $square } берёт { $count } шашку.
    [few] { $square } берёт { $count } шашки.
   *[other] { $square } берёт { $count } шашек.
}
    .detail = Встаёт на { $to }. Щёлкните там или перетащите.
you-must-take = { $count ->
    [0] Нужно бить.
    [one] Нужно взять { $count } шашку.
    [few] Нужно взять { $count } шашки.
   *[other] Нужно взять { $count } шашек.
}
one-way = { $from } бьёт { $squares } и встаёт на { $to }.
take-with = Бейте: { $squares }.
your-move = Ваш ход.
    .detail = Щёлкните шашку или перетащите её.
    .optional = Бить можно, но не обязательно.
side-to-move = Ход: { color }.
    .detail = Щёлкните шашку или перетащите её.
    .optional = Бить можно, но не обязательно.
hint-is = Попробуйте { $move }.
    .detail = Показано стрелкой. Ещё раз «Совет» объяснит.
hint-why = Попробуйте { $move }: { $score }.
    .detail = Ожидается { $line }.
engine-note = Движок продолжает без чего-то.
    .detail = { $note }.
ballot-drawn = Начало выбрано жребием.
    .detail = Оно начинается { $moves }.

engine-stopped = Компьютерный игрок остановился.
    .detail = Причина: { $why }. «Дальше» попробует снова.
found-no-move = он не нашёл хода
its-move-is-not-legal = его ход здесь недопустим
saved = Сохранено.
saved-position = Сохранена только позиция.
not-saved = Не сохранено.
opened = { $count ->
    [one] Открыто: { $count } ход.
    [few] Открыто: { $count } хода.
   *[other] Открыто: { $count } ходов.
}
read-with-remarks = { $count ->
    [one] Прочитано с { $count } замечанием.
   *[other] Прочитано, замечаний: { $count }.
}
not-opened = Не открыто.
first-of-several = В файле несколько партий; это первая.
not-recalled = { $what ->
    [settings] Не удалось прочитать настройки.
    [files] Не удалось прочитать список файлов.
   *[game] Не удалось прочитать последнюю партию.
}
    .detail = { $why }. Действует обычное.
resumed = Последняя партия продолжается.
    .detail = { $count ->
        [one] Сделан { $count } ход. N начинает новую.
        [few] Сделано { $count } хода. N начинает новую.
       *[other] Сделано { $count } ходов. N начинает новую.
    }
step-not-legal = Ход { $count }: { $move } невозможен. Партия идёт до него.
draw-offered = { color } предлагают ничью.
    .detail = { other } могут принять после их хода.
draw-on-offer = { color } предлагают ничью.
    .detail = «Ничья» принимает, ход отклоняет.
draw-declined = Компьютер играет дальше.
    .detail = Он согласен на ничью, когда стоит не лучше.
rule-optional-now = Бить теперь необязательно.
    .detail = Со следующего хода. F возвращает обратно.
rule-compulsory-now = Бить теперь обязательно.
    .detail = Со следующего хода. F возвращает обратно.

end-draw = Ничья.
end-you-win = Вы выиграли.
end-you-lose = Вы проиграли.
end-color-wins = { color } выиграли.
wins-on-time = { color } выиграли по времени
agreed = Ничья по соглашению
resigned = { color } выиграли: { $other ->
    [white] белые
   *[black] чёрные
} сдались
win-no-pieces = { color } выиграли: у соперника нет шашек
win-blocked = { color } выиграли: соперник заперт
win-first-king = { color } выиграли: первая дамка
win-all-given = { color } выиграли: все шашки отданы
win-no-move = { color } выиграли: ходов нет
drawn = Ничья: { $rule } ({ $source })

giveaway-title = { $title }, поддавки
subtitle = { $side } × { $side } · ход { $move }
you = Вы
player-note = игрок
computer-note = компьютер, уровень { $level }
thinking-note = думает
to-move-note = ход
evaluation = { $score } · глубина { $depth } · позиций: { $positions }
analysis-line = { $score }  ·  глубина { $depth }  ·  { $speed }
search-speed = { $positions } позиций в секунду
wins-in = { color } выигрывают за { $plies }
color-wins = { color } выигрывают
table-draw = ничья
table-says = таблица: { $result }
table-drawn-before = таблица: { $result }, но раньше ничья ({ $rule })
clock-label = часы { $time }
evaluation-label = оценка { $score }
square-label = поле { $square }

square-empty = пусто
piece-white-man = белая простая
piece-white-king = белая дамка
piece-black-man = чёрная простая
piece-black-king = чёрная дамка
mark-taken = побита
mark-can-move = может ходить
mark-must-capture = должна бить
mark-selected = выбрана
mark-target = доступно
mark-capture-target = доступно взятием
mark-hop = на пути взятия
mark-victim = будет побита
mark-choice = выбрать, чтобы побить
mark-last = последний ход
mark-browse = просматриваемый ход
mark-replay = повторяемый ход
mark-hint = совет

mode-manual = Вручную
    .detail = Двое за одной доской.
mode-white = Полуавто, белые
    .detail = Вы играете белыми, компьютер чёрными.
mode-black = Полуавто, чёрные
    .detail = Вы играете чёрными, компьютер белыми.
mode-full = Автомат
    .detail = Компьютер играет за обе стороны.
strength-beginner = Новичок
    .detail = любой допустимый ход
strength-easy = Лёгкий
    .detail = видит на ход, двух шашек не отдаёт
strength-player = Игрок
    .detail = видит на два хода
strength-steady = Ровный
    .detail = видит на четыре хода, часто невнимателен
strength-champion = Чемпион
    .detail = видит на четыре хода
strength-sharp = Острый
    .detail = видит на четыре хода, иногда невнимателен
strength-severe = Строгий
    .detail = видит на пять ходов
strength-master = Мастер
    .detail = думает три секунды
level-named = Уровень { $level }, { $name }

help-lists-the-commands = `help` перечисляет команды.
legend = ⛀ белая простая, ⛁ белая дамка, ⛂ чёрная простая, ⛃ чёрная дамка
legend-ascii = w белая простая, W белая дамка, b чёрная простая, B чёрная дамка
no-moves = ходов нет
still-thinking = ещё думает
needs-a-file = требует имя файла
text-help =
    Пишите ход как обычно: 32-28, 28x19, c3-d4, c3:e5. Если два взятия пишутся одинаково, укажите путь.
      moves     допустимые ходы        hint      ход по выбору компьютера
      undo      взять ход назад        redo      сыграть снова
      board     показать доску         flip      повернуть доску
      level N   сменить уровень        go        пусть ходит компьютер
      save F    записать партию        load F    открыть позицию или партию
      resign    сдаться                draw      предложить или принять ничью
      rule      бить обязательно или по желанию с этого хода
      new       начать заново
      help      этот текст             quit      выйти
