### The server, its tables and its fair dice.

## Fair dice, and the proof

verify-about = udowodnij, że żadnego rzutu nikt nie wybrał
verify-description = Wylicza każdy rzut, dobranie i rozdanie z ziaren w nagłówku zapisu i wskazuje pierwszą różnicę.
verify-file = zapis gry, „-” oznacza standardowe wejście
# $count
verify-fair = { $count ->
    [one] Uczciwie: { $count } rzut, dobranie lub rozdanie, dokładnie tak, jak dają ogłoszone ziarna.
    [few] Uczciwie: wszystkie { $count } rzuty, dobrania i rozdania są dokładnie takie, jakie dają ogłoszone ziarna.
    [many] Uczciwie: wszystkie { $count } rzutów, dobrań i rozdań jest dokładnie takich, jakie dają ogłoszone ziarna.
   *[other] Uczciwie: wszystkie { $count } rzutu, dobrania i rozdania są dokładnie takie, jakie dają ogłoszone ziarna.
}
# $count
verify-seed = { $count ->
    [one] Zgodnie z ziarnem: { $count } rzut, dobranie lub rozdanie, dokładnie tak, jak daje ziarno.
    [few] Zgodnie z ziarnem: wszystkie { $count } rzuty, dobrania i rozdania są dokładnie takie, jakie daje ziarno.
    [many] Zgodnie z ziarnem: wszystkie { $count } rzutów, dobrań i rozdań jest dokładnie takich, jakie daje ziarno.
   *[other] Zgodnie z ziarnem: wszystkie { $count } rzutu, dobrania i rozdania są dokładnie takie, jakie daje ziarno.
}
verify-not-over = Gra jeszcze się nie skończyła; dowód sięga tak daleko jak zapis.
error-fair-luck = Tego nie można dołożyć do kości ({ $detail }).
error-fair-seed = Ziarno serwera ma złą postać ({ $detail }).
error-verify-no-seeds = Ten zapis nie podaje ziaren swoich kości, więc niczego nie można udowodnić.
error-verify-commitment = Ziarno serwera nie jest tym, którego skrót ogłoszono przed grą.
error-verify-hidden = Ten zapis ukrywa karty; udowodnić można tylko pełny zapis.
error-verify-roll = Rzut, dobranie lub rozdanie jest inne, niż dają ziarna ({ $detail }).
