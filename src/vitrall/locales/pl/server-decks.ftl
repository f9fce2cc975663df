### Talie z folderu serwera: przy starcie, przy nowym stole i tam, gdzie stołowi ich brakuje.

## vitrall serve

serve-decks = folder z plikami talii, którymi można grać przy stołach; domyślnie „decks” w folderze danych
# $decks
serve-with-decks = Talie: { $decks }
serve-faulty-decks = Te pliki talii mają błędy i nie można ich wybrać:

## Errors

error-serve-decks = Nie można użyć folderu z taliami ({ $detail }).
error-deck-unknown = Serwer nie ma takiej talii ({ $detail }).
error-deck-name = Plik talii nie może mieć takiej nazwy ({ $detail }).
error-deck-changed = Kart tego stołu tu nie ma ({ $detail }). Grę będzie można kontynuować, gdy talia wróci w niezmienionej postaci.
# $decks
why-decks-changed = brakujące lub zmienione od tego czasu: { $decks }
# $most
why-deck-name = nazwa talii to litery, cyfry, łączniki i spacje, najwyżej { $most }
