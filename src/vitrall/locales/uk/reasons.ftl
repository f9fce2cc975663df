### Що саме не так, у дужках наприкінці помилки: частина речення, без крапки.

why-number = { $given } не є числом від { $least } до { $most }
why-none-of = { $given } – такого немає серед: { $known }
why-alone = потрібно щонайменше двоє гравців, правило { $rule }
why-paid-by-value = за { $card } платять значенням, а це видання платить кольором
# $cards – один із видів нижче.
why-too-few = { $cards }: є { $has }, а для цієї гри треба { $wants }
why-cards-window-cards = карти вітражів
why-cards-tools = інструменти
why-cards-grey-tools = сірі інструменти
why-cards-public-objectives = спільні цілі
why-cards-grey-objectives = сірі цілі
why-cards-private-objectives = особисті цілі
why-cards-restriction-boards = планшети обмежень
why-cards-pioneers = карти першовідкривачів
why-cards-blooms = карти цвітіння
why-other-roll = рядок { $line }: { $found }, кубики дають { $due }
