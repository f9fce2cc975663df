### Co dokładnie jest nie tak, w nawiasie na końcu błędu: część zdania, bez kropki.

why-number = { $given } nie jest liczbą od { $least } do { $most }
why-none-of = { $given } nie należy do: { $known }
why-alone = potrzeba co najmniej dwóch graczy, zasada { $rule }
why-paid-by-value = za { $card } płaci się wartością, a to wydanie płaci kolorem
# $cards to jeden z rodzajów poniżej.
why-too-few = { $cards }: jest { $has }, a do tej gry potrzeba { $wants }
why-cards-window-cards = karty witraży
why-cards-tools = narzędzia
why-cards-grey-tools = szare narzędzia
why-cards-public-objectives = cele publiczne
why-cards-grey-objectives = szare cele
why-cards-private-objectives = cele prywatne
why-cards-restriction-boards = planszetki ograniczeń
why-cards-pioneers = karty pionierów
why-cards-blooms = karty rozkwitu
why-other-roll = wiersz { $line }: { $found }, kości dają { $due }
