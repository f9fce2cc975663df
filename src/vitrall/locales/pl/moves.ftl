### What happens at the table. `log-…` describes a move that was made, `offer-…` one that may be made; each is named after the
### first word of the notation. $name is the player who moves. Where nothing but the notation is known, `…-it` is used without
### the die in hand.


## Moves of a seat

# $name, $color, $value
log-draft = { $name } wybiera { die-acc }.
# $name, $color, $value, $space
log-place = { $name } umieszcza { die-acc } na polu { $space }.
log-place-it = { $name } umieszcza kostkę na polu { $space }.
# $name, $color, $value
log-return = { $name } odkłada { die-acc } do puli wyboru.
log-return-it = { $name } odkłada kostkę do puli wyboru.
log-return-bag = { $name } wrzuca { die-acc } do worka.
log-pass = { $name } kończy ruch.
log-stop = { $name } rezygnuje z dalszego działania narzędzia.
# $name, $tool
log-use = { $name } używa narzędzia „{ $tool }”.
# $name, $tool, and the die that pays in the solo game: $color, $value
log-use-paid = { $name } używa narzędzia „{ $tool }” i płaci { die-ins }.
# $name, $color, $value, $from, $to
log-move = { $name } przesuwa { die-acc } z pola { $from } na pole { $to }.
log-move-it = { $name } przesuwa kostkę z pola { $from } na pole { $to }.
# $name, the die before: $color, $value; $to is its new value
log-turn = { $name } obraca { die-acc } na wartość { $to }.
log-turn-it = { $name } ustawia na kostce wartość { $to }.
# $name, $round, and the die of the track: $color, $value
log-swap = { $name } zamienia wybraną kostkę na { die-acc } z toru rund (runda { $round }).
# $name, $from, $to
log-trade = { $name } zamienia miejscami kostki na polach { $from } i { $to }.
# $name, $color, $value
log-take = { $name } bierze { die-acc } ze swojej puli indywidualnej.
# $name, and the private die: $color, $value
log-exchange = { $name } zamienia wybraną kostkę na { die-acc } ze swojej puli indywidualnej.
# $name, $color, $value
log-again = { $name } wybiera do ponownego rzutu { die-acc } ze swojej puli indywidualnej.
# $name, $card
log-choose = { $name } wybiera wzór „{ $card }”.
log-choose-hidden = { $name } wybiera wzór.
# $name; $kept is none, first, second, both, one (but not which), or unknown
log-keep =
    { $kept ->
        [none] { $name } nie zachowuje żadnej karty rozkwitu.
        [first] { $name } zachowuje pierwszą kartę rozkwitu.
        [second] { $name } zachowuje drugą kartę rozkwitu.
        [one] { $name } zachowuje jedną kartę rozkwitu.
        [both] { $name } zachowuje obie karty rozkwitu.
       *[unknown] { $name } podejmuje decyzję o kartach rozkwitu.
    }
# $name
log-undo = { $name } cofa akcję.

## What chance does

# $color, $value
log-roll = Wypada { die-nom }.
# $dice as they are written
log-rolled = Rzut: { $dice }.
# $name, $dice
log-private-pool = Pula indywidualna – { $name }: { $dice }.
# $color
log-draw = Z worka wylosowano { colored-die-acc }.
# $name
log-start = Rozpoczyna { $name }.
# $card
log-deal-private = Rozdano cel indywidualny: { $card }.
log-deal-private-hidden = Rozdano zakryty cel indywidualny.
# $card names both patterns
log-deal-window = Rozdano kartę wzoru: { $card }.
log-deal-window-hidden = Rozdano kartę wzoru.
# $card
log-deal-bloom = Rozdano kartę rozkwitu: { $card }.
log-deal-bloom-hidden = Rozdano zakrytą kartę rozkwitu.
# $card
log-deal-tool = Narzędzie na stole: { $card }.
log-deal-public = Cel grupowy na stole: { $card }.
log-deal-board = Planszetka ograniczeń: { $card }.
log-deal-pioneer = Karta pioniera na stole: { $card }.

## What follows by itself

# $round
round-begins = Zaczyna się runda { $round }.
# $round, $dice as they are written
log-round = { round-begins } { log-rolled }
# $count dice go to the round track
round-ends =
    { $count ->
        [0] Koniec rundy; na tor rund nie trafia żadna kostka.
        [one] Koniec rundy; na tor rund trafia { $count } kostka.
        [few] Koniec rundy; na tor rund trafiają { $count } kostki.
        [many] Koniec rundy; na tor rund trafia { $count } kostek.
       *[other] Koniec rundy; na tor rund trafia { $count } kostki.
    }
# $name, $card, $points
pioneer-taken = { $name } zdobywa kartę pioniera „{ $card }”: { points }.

## People at the table, beside their moves

# $name
seat-away = Gracza { $name } nie ma przy stole.
seat-back = { $name } wraca do stołu.
seat-stand-in = Gracza { $name } zastępuje bot.
seat-left = { $name } odchodzi od stołu; dalej gra bot.
seat-returned = { $name } wraca na swoje miejsce.

## Moves that may be made

# $color, $value
offer-draft = Wybierz { die-acc }
# $space
offer-place = Umieść na polu { $space }
offer-return = Odłóż kostkę do puli wyboru
offer-pass = Zakończ ruch
offer-stop = Zakończ działanie narzędzia
# $tool
offer-use = Użyj narzędzia „{ $tool }”
# $tool, $color, $value
offer-use-paid = Użyj narzędzia „{ $tool }”, płacąc { die-ins }
# $from, $to
offer-move = Przesuń kostkę z pola { $from } na pole { $to }
# $to
offer-turn = Ustaw na kostce wartość { $to }
# $round, $color, $value
offer-swap = Weź { die-acc } z toru rund (runda { $round })
# $from, $to
offer-trade = Zamień miejscami kostki na polach { $from } i { $to }
# $color, $value
offer-take = Weź { die-acc } ze swojej puli indywidualnej
offer-exchange = Zamień wybraną kostkę na { die-acc } ze swojej puli indywidualnej
offer-again = Rzuć ponownie { die-ins } ze swojej puli indywidualnej
# $card
offer-choose = Wybierz wzór „{ $card }”
# $kept is none, first, second or both
offer-keep =
    { $kept ->
        [none] Nie zachowuj żadnej karty rozkwitu
        [first] Zachowaj pierwszą kartę rozkwitu
        [second] Zachowaj drugą kartę rozkwitu
       *[both] Zachowaj obie karty rozkwitu
    }
