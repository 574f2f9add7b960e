# Страница в браузере.

page-title = Damier: шашки
page-as-text = Та же партия текстом, для клавиатуры и программ чтения с экрана. F6 ведёт от картинки к полям и обратно.
page-picture = Доска и кнопки картинкой. То же есть на странице текстом.
page-picture-text = Текст для картинки
page-commands = Команды
page-variant = Вид шашек
page-you-play = Вы играете
page-text = Или её текст
page-open-text = Открыть текст
page-kept-here = Хранится в этом браузере
page-keep-here = Сохранить в этом браузере
page-delete = Удалить
page-name = Имя
page-endings = Имя на .pdn сохраняет партию, .fen только позицию, .txt — в форме других программ.
page-download = Скачать
page-link-copied = Ссылка скопирована.
page-new-version = Есть новая версия.
page-use-it = Перейти на неё
page-not-played-on = не играет
page-capture-rule = Сменить правило взятия
page-stop-here = Закончить взятие здесь
page-keeps-nothing = этот браузер ничего не хранит для этой страницы
page-no-picture = не удалось загрузить то, что рисует картинки
in-a-browser-the-search-has-one-thread = В браузере поиск идёт в один поток.
player-told = { color }: { $name }, { $note }, взято: { $count }
move-told = { color } { $move }.
