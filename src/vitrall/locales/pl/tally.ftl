### Scoring a real table in the browser: what is entered, and what the referee says of all of it.

tally-table = Stół
tally-count = Liczba graczy
# $seat, counted from 1
tally-name = Imię gracza { $seat }
tally-tools = Narzędzia są potrzebne tylko po to, by wyjaśnić nietypowo położone kostki. Można je pominąć.
tally-no-board = Bez szarego szkła
tally-no-pattern = Bez nadruku
tally-no-private = Niepodany
tally-second-private = Drugi cel indywidualny
tally-target = Wynik docelowy: suma kostek na torze rund
tally-fewer = O jeden mniej
tally-more = O jeden więcej
# The dice to tap, and what becomes of the space that is marked.
tally-dice = Kostki
tally-how = Dotknij kostki: trafi na zaznaczone pole, a zaznaczone zostanie następne. Dotknij dowolnego pola, by je zaznaczyć.
tally-typing = Na klawiaturze wpisz literę koloru, a potem wartość.
# $space
tally-marked = Zaznaczone pole: { $space }
tally-empty-space = Opróżnij pole
tally-result = Wynik
tally-again = Zacznij od nowa
tally-sure = Usunąć wszystko, co zostało wpisane?
tally-repairs = Najmniejsze możliwe poprawki:
# $count
tally-further =
    { $count ->
        [one] jeszcze { $count } sposób
        [few] jeszcze { $count } sposoby
        [many] jeszcze { $count } sposobów
       *[other] jeszcze { $count } sposobu
    }
