### The cards: names, what they say, and how what they score is counted. Every text is in our own words.
###
### A name without a mark is known from print: from this language's edition, or left as the English card has it.
### `.origin` marks every other: `own` is our own name, `reported` one that a public program carries for this edition,
### `inferred` a printed name whose card is a conclusion. `.gloss` says what a name left in another language means.

## Texts that several cards share

# $a and $b are colours, $met and $missed points.
-bloom-text =
    Викладіть цей візерунок із { $a ->
        [red] червоних
        [yellow] жовтих
        [green] зелених
        [blue] синіх
        [purple] фіолетових
       *[grey] сірих
    } і { $b ->
        [red] червоних
        [yellow] жовтих
        [green] зелених
        [blue] синіх
        [purple] фіолетових
       *[grey] сірих
    } кубиків будь-де у своєму вітражі, не повертаючи й не віддзеркалюючи його. Наприкінці отримайте { $met ->
        [one] { $met } очко
        [few] { $met } очки
        [many] { $met } очок
       *[other] { $met } очка
    }, якщо він там є, або втратьте { $missed ->
        [one] { $missed } очко
        [few] { $missed } очки
        [many] { $missed } очок
       *[other] { $missed } очка
    }, якщо його немає.
# $spaces are the marked spaces of the card.
-marked-text = Складіть значення своїх кубиків у шести позначених комірках ({ $spaces }) і отримайте стільки ж очок.

## Patterns of the base game

card-suns-glory = Велич сонця
    .origin = own
card-firelight = Відблиски вогню
    .origin = own
card-shadow-thief = Викрадач тіней
    .origin = own
card-sun-catcher = Ловець сонця
    .origin = own
card-fulgor-del-cielo = Fulgor del Cielo
    .gloss = Сяйво неба
card-luz-celestial = Luz Celestial
    .gloss = Небесне світло
card-aurora-sagradis = Aurora Sagradis
    .gloss = Священна зоря
card-aurorae-magnificus = Aurorae Magnificus
    .gloss = Величний світанок
card-lux-mundi = Lux Mundi
    .gloss = Світло світу
card-lux-astram = Lux Astram
    .gloss = Світло зір
card-kaleidoscopic-dream = Калейдоскоп снів
    .origin = own
card-firmitas = Firmitas
    .gloss = Міцність
card-gravitas = Gravitas
    .gloss = Гідність
card-water-of-life = Жива вода
    .origin = own
card-batllo = Batlló
    .gloss = Будинок Бальйо в Барселоні
    .origin = own
card-bellesguard = Bellesguard
    .gloss = Вежа Бельєсґуард у Барселоні
card-virtus = Virtus
    .gloss = Чеснота
card-symphony-of-light = Симфонія світла
    .origin = own
card-ripples-of-light = Брижі світла
    .origin = own
card-fractal-drops = Фрактальні краплі
    .origin = own
card-via-lux = Via Lux
    .gloss = Шлях світла
card-industria = Industria
    .gloss = Працьовитість
card-chromatic-splendor = Розкіш барв
    .origin = own
card-comitas = Comitas
    .gloss = Люб’язність

## Patterns for five and six players

card-generosidad = Generosidad
    .gloss = Щедрість
card-armonia = Armonia
    .gloss = Гармонія
card-ligero = Ligero
    .gloss = Легкий
card-shadom = Напівтінь
    .origin = own
card-sol = Sol
    .gloss = Сонце
card-naturaleza = Naturaleza
    .gloss = Природа
card-esperanca = Esperança
    .gloss = Надія
card-alegria = Alegria
    .gloss = Радість
card-romanesque = Романський стиль
    .origin = own
card-baroque = Бароко
    .origin = own
card-apricitas = Apricitas
    .gloss = Сонячне тепло
card-tenebra = Tenebra
    .gloss = Темрява

## Tools of the base game

card-grozing-pliers = Вітражні кусачки
    .text = Вибравши кубик, збільште або зменште його значення на 1. Шістка не стає одиницею, а одиниця — шісткою.
    .origin = own
card-eglomise-brush = Пензель для егломізе
    .text = Перемістіть один кубик свого вітража в іншу порожню комірку. Колір цієї комірки не має значення; решта правил розміщення діє.
    .origin = own
card-copper-foil-burnisher = Гладилка для мідної фольги
    .text = Перемістіть один кубик свого вітража в іншу порожню комірку. Значення цієї комірки не важить; решта правил розміщення діє.
    .origin = own
card-lathekin = Вітражна лопатка
    .text = Перемістіть по черзі два різні кубики свого вітража; одного замало. Обидва мають відповідати всім правилам розміщення.
    .origin = own
card-lens-cutter = Циркульний склоріз
    .text = Вибравши кубик, обміняйте його на будь-який кубик із треку раундів. Значення обох кубиків не змінюються.
    .origin = own
card-flux-brush = Пензлик для флюсу
    .text = Вибравши кубик, киньте його ще раз. Якщо він не підходить до жодної комірки, поверніть його до резерву.
    .origin = own
card-glazing-hammer = Молоток скляра
    .text = У своєму другому ході раунду, перш ніж вибрати кубик, киньте ще раз усі кубики з резерву.
    .origin = own
card-running-pliers = Щипці для розламування скла
    .text = У своєму першому ході, розмістивши кубик, одразу виберіть і розмістіть ще один. Пропустіть свій другий хід у цьому раунді.
    .origin = own
card-cork-backed-straightedge = Лінійка з корковою основою
    .text = Розмістіть вибраний кубик у комірці, що не дотикається до жодного іншого кубика ні стороною, ні кутом. Решта правил розміщення діє.
    .origin = own
card-grinding-stone = Шліфувальний камінь
    .text = Вибравши кубик, переверніть його на протилежну грань: 1 на 6, 2 на 5, 3 на 4 або навпаки.
    .origin = own
card-flux-remover = Розчинник флюсу
    .text = Поверніть вибраний кубик у мішечок і навмання витягніть новий. Виберіть його значення, а тоді розмістіть його або покладіть до резерву.
    .origin = own
card-tap-wheel = Роликовий склоріз
    .text = Перемістіть у своєму вітражі один або два кубики одного кольору. Кубик цього кольору має лежати на треку раундів. Діють усі правила розміщення.
    .origin = own

## Tools of the private pools

card-strip-cutter = Різак для смужок скла
    .text = Вибравши кубик, обміняйте його на кубик зі свого особистого резерву.
    .origin = own
card-lead-came-nippers = Гострозубці для свинцю
    .text = Киньте ще раз один або два кубики зі свого особистого резерву.
    .origin = own

## Grey tools

card-smoke-pliers = Димчасті щипці
    .text = Вибравши сірий кубик, установіть на ньому будь-яке інше значення, перш ніж розмістити його.
    .origin = own
card-ash-tongs = Попелясті кліщі
    .text = Вибравши кубик, обміняйте його на кубик із треку раундів; рівно один із двох має бути сірим. Значення обох кубиків не змінюються.
    .origin = own
card-slate-turner = Графітова вертушка
    .text = Поміняйте місцями у своєму вітражі сірий кубик і кубик іншого кольору. Після цього обидва мають відповідати всім правилам розміщення та планшету обмежень.
    .origin = own

## Public objectives

card-row-color-variety = Різноколірні ряди
    .text = Отримайте 6 очок за кожен заповнений ряд із п’ятьма різними кольорами.
    .scored = { rows-scored }
    .origin = own
card-column-color-variety = Різноколірні стовпці
    .text = Отримайте 5 очок за кожен заповнений стовпець із чотирма різними кольорами.
    .scored = { columns-scored }
card-row-shade-variety = Ряди різних відтінків
    .text = Отримайте 5 очок за кожен заповнений ряд із п’ятьма різними значеннями.
    .scored = { rows-scored }
    .origin = own
card-column-shade-variety = Стовпці різних відтінків
    .text = Отримайте 4 очки за кожен заповнений стовпець із чотирма різними значеннями.
    .scored = { columns-scored }
    .origin = own
card-light-shades = Світлі відтінки
    .text = Отримайте 2 очки за кожну пару з одиниці та двійки будь-де у своєму вітражі.
    .scored = { pairs-scored }
card-medium-shades = Середні відтінки
    .text = Отримайте 2 очки за кожну пару з трійки та четвірки будь-де у своєму вітражі.
    .scored = { pairs-scored }
    .origin = own
card-deep-shades = Темні відтінки
    .text = Отримайте 2 очки за кожну пару з п’ятірки та шістки будь-де у своєму вітражі.
    .scored = { pairs-scored }
    .origin = own
card-shade-variety = Розмаїття відтінків
    .text = Отримайте 5 очок за кожен набір усіх шести значень, від 1 до 6, будь-де у своєму вітражі.
    .scored = { sets-scored }
    .origin = own
card-color-variety = Розмаїття кольорів
    .text = Отримайте 4 очки за кожен набір усіх п’яти основних кольорів будь-де у своєму вітражі.
    .scored = { sets-scored }
card-color-diagonals = Кольорові діагоналі
    .text = Отримайте 1 очко за кожен кубик, що дотикається кутом до кубика того самого кольору.
    .scored = { dice-scored }
    .origin = own

## Public objectives of grey glass

card-slate-columns = Графітові стовпці
    .text = Отримайте 4 очки за кожен стовпець, у якому лежить рівно один сірий кубик.
    .scored = { columns-scored }
    .origin = own
card-slate-shades = Графітові відтінки
    .text = Отримайте 4 очки за кожне з різних значень на своїх сірих кубиках.
    .scored = { values-scored }
    .origin = own
card-ringed-in-colour = У колі барв
    .text = Отримайте 5 очок за кожен сірий кубик, у якого всі комірки, сусідні вертикально чи горизонтально, зайняті кубиками різних кольорів.
    .scored = { dice-scored }
    .origin = own

## Rivalry cards

card-deepest-light = Найглибше сяйво
    .text = Наберіть найбільшу суму значень усіх кубиків вітража.
    .origin = own
card-palest-light = Найблідіше сяйво
    .text = Зберіть загалом найбільше одиниць і двійок.
    .origin = own
card-strongest-hue = Найсильніша барва
    .text = Наберіть найбільшу суму значень в одному основному кольорі; рахується ваш найкращий колір.
    .origin = own
card-mightiest-row = Наймогутніший ряд
    .text = Наберіть найбільшу суму значень в одному ряду; порожні комірки рахуються як 0.
    .origin = own
card-diagonal-weave = Скісне плетиво
    .text = Викладіть найбільше пар кубиків з однаковим значенням, що дотикаються кутами.
    .origin = own
card-widest-palette = Найширша палітра
    .text = Зберіть найбільше різних кубиків; однаковими вважаються лише ті, у яких збігаються і колір, і значення.
    .origin = own
card-weight-of-ash = Вага попелу
    .text = Наберіть найбільшу суму значень сірих кубиків.
    .origin = own
card-reach-of-ash = Розмах попелу
    .text = Розмістіть сірі кубики загалом у найбільшій кількості рядів і стовпців.
    .origin = own
card-ash-company = У товаристві попелу
    .text = Викладіть найбільше кубиків, що дотикаються стороною до сірого кубика.
    .origin = own

## Private objectives

card-shades-of-red = Відтінки червоного
    .text = Складіть значення своїх червоних кубиків і отримайте стільки ж очок.
    .scored = { dice-scored }
    .origin = own
card-shades-of-yellow = Відтінки жовтого
    .text = Складіть значення своїх жовтих кубиків і отримайте стільки ж очок.
    .scored = { dice-scored }
    .origin = own
card-shades-of-green = Відтінки зеленого
    .text = Складіть значення своїх зелених кубиків і отримайте стільки ж очок.
    .scored = { dice-scored }
    .origin = own
card-shades-of-blue = Відтінки синього
    .text = Складіть значення своїх синіх кубиків і отримайте стільки ж очок.
    .scored = { dice-scored }
    .origin = own
card-shades-of-purple = Відтінки фіолетового
    .text = Складіть значення своїх фіолетових кубиків і отримайте стільки ж очок.
    .scored = { dice-scored }

## Private objectives with marked spaces

card-fence = Паркан
    .text = { -marked-text(spaces: "B1, B3, B5, C1, C3, C5") }
    .scored = { dice-scored }
    .origin = own
card-tunnel = Тунель
    .text = { -marked-text(spaces: "A2, A3, A4, D2, D3, D4") }
    .scored = { dice-scored }
    .origin = own
card-brace = Скоба
    .text = { -marked-text(spaces: "A2, A4, B3, C3, D2, D4") }
    .scored = { dice-scored }
    .origin = own
card-port = Ілюмінатор
    .text = { -marked-text(spaces: "A3, B2, B4, C2, C4, D3") }
    .scored = { dice-scored }
    .origin = own
card-brackets = Дужки
    .text = { -marked-text(spaces: "A1, A2, A4, A5, B1, B5") }
    .scored = { dice-scored }
    .origin = own
card-wall = Мур
    .text = { -marked-text(spaces: "B2, B3, B4, C2, C3, C4") }
    .scored = { dice-scored }
    .origin = own

## Pioneer cards

card-prism-column = Призматичний стовпець
    .text = Заповніть стовпець кубиками чотирьох різних кольорів і чотирьох різних значень.
    .origin = own
card-outer-frame = Зовнішня рама
    .text = Заповніть усі 14 комірок по краю вітража.
    .origin = own
card-rainbow-row = Веселковий ряд
    .text = Заповніть ряд кубиками п’яти різних кольорів.
    .origin = own
card-scale-row = Гама в ряд
    .text = Заповніть ряд кубиками п’яти різних значень.
    .origin = own
card-four-lanterns = Чотири ліхтарі
    .text = Заповніть усі кути кубиками чотирьох різних кольорів.
    .origin = own
card-inner-court = Внутрішнє подвір’я
    .text = Заповніть усі шість внутрішніх комірок: ряди B і C, стовпці з 2 по 4.
    .origin = own
card-echo-row = Луна в ряду
    .text = Розмістіть в одному ряду три кубики з однаковим значенням.
    .origin = own
card-banner-row = Ряд знамен
    .text = Розмістіть в одному ряду три кубики одного кольору.
    .origin = own
card-hue-stair = Сходи барв
    .text = Розмістіть чотири кубики одного кольору по діагоналі без проміжків.
    .origin = own
card-shade-stair = Сходи відтінків
    .text = Розмістіть три кубики з однаковим значенням по діагоналі без проміжків.
    .origin = own
card-rising-column = Висхідний стовпець
    .text = Заповніть стовпець кубиками, значення яких згори донизу лише зростають або лише спадають.
    .origin = own
card-monochrome-scale = Гама однієї барви
    .text = Зберіть щонайменше п’ять різних значень одного кольору будь-де у своєму вітражі.
    .origin = own
card-shade-quintet = Квінтет в унісон
    .text = Зберіть кубики з однаковим значенням щонайменше п’яти різних кольорів будь-де у своєму вітражі.
    .origin = own
card-twin-panes = Шибки-близнюки
    .text = Зберіть чотири пари кубиків-близнюків, однакових за кольором і значенням; кожен кубик входить лише до однієї пари.
    .origin = own
card-heavy-row = Важкий ряд
    .text = Заповніть ряд кубиками із сумою значень щонайменше 22.
    .origin = own

## Bloom cards

card-poppy = Мак
    .text = { -bloom-text(a: "red", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-bluebell = Дзвіночок
    .text = { -bloom-text(a: "blue", b: "green", met: 5, missed: 4) }
    .origin = own
card-crocus = Крокус
    .text = { -bloom-text(a: "purple", b: "blue", met: 6, missed: 4) }
    .origin = own
card-primrose = Первоцвіт
    .text = { -bloom-text(a: "yellow", b: "green", met: 6, missed: 4) }
    .origin = own
card-rosebud = Пуп’янок троянди
    .text = { -bloom-text(a: "red", b: "green", met: 5, missed: 4) }
    .origin = own
card-iris = Ірис
    .text = { -bloom-text(a: "purple", b: "yellow", met: 5, missed: 4) }
    .origin = own
card-clover = Конюшина
    .text = { -bloom-text(a: "green", b: "red", met: 7, missed: 5) }
    .origin = own
card-pansy = Братки
    .text = { -bloom-text(a: "yellow", b: "purple", met: 7, missed: 5) }
    .origin = own
card-lily = Лілія
    .text = { -bloom-text(a: "blue", b: "red", met: 10, missed: 4) }
    .origin = own
card-thistle = Будяк
    .text = { -bloom-text(a: "green", b: "purple", met: 10, missed: 4) }
    .origin = own
card-daisy = Стокротка
    .text = { -bloom-text(a: "yellow", b: "blue", met: 15, missed: 5) }
    .origin = own
card-passion-flower = Пасифлора
    .text = { -bloom-text(a: "purple", b: "red", met: 11, missed: 5) }
    .origin = own

## Restriction boards

card-no-touch = Тримайте дистанцію
    .text = Не допускайте, щоб два сірі кубики дотикалися, навіть кутами.
    .origin = own
card-value-spaces = Гра відтінків
    .text = Розміщуйте сірі кубики лише в комірках зі значенням, якому вони мають відповідати.
    .origin = own
card-top-and-bottom = Перемичка й підвіконня
    .text = Розміщуйте сірі кубики лише у верхньому або нижньому ряду.
    .origin = own
card-any-colour-space = Відчинені шибки
    .text = За бажання розміщуйте сірі кубики й у кольорових комірках, хоч би якого кольору вони були. Решта правил розміщення діє.
    .origin = own
card-one-per-column = Один за одним
    .text = Розміщуйте в кожному стовпці не більше одного сірого кубика.
    .origin = own
card-blank-spaces = Прозоре скло
    .text = Розміщуйте сірі кубики лише в білих комірках.
    .origin = own
