### The game in a few sentences, for people who have never played, and the rules that a refusal names.


## The game

help-goal = Każdy układa z kostek własny witraż. Po dziesięciu rundach wygrywa najwyższy wynik.
help-round = W każdej rundzie do puli wyboru trafiają po dwie kostki na gracza i jedna dodatkowa. Kolejka obiega stół raz, a potem wraca, więc każdy ma dwa ruchy.
# With private pools.
help-round-pools = W każdej rundzie do puli wyboru trafia po jednej kostce na gracza i jedna dodatkowa. Każdy ma jeden ruch na rundę.
# Alone, as is the next of the kind.
help-round-alone = W każdej rundzie do puli wyboru trafiają cztery kostki. Masz dwa ruchy, jeden po drugim.
help-turn = W swoim ruchu możesz wybrać i umieścić jedną kostkę oraz użyć jednego narzędzia: w dowolnej kolejności, tylko jedno z tego albo nic.
help-placement = Jak umieszcza się kostki:
help-tools = Narzędzie kosztuje 1 znacznik uznania, jeśli żaden jeszcze na nim nie leży, a w przeciwnym razie 2. Znaczniki zostają na karcie.
help-track = Na koniec rundy pozostałe kostki trafiają na tor rund.
help-score = Cele grupowe punktują dla wszystkich, cel indywidualny tylko dla właściciela. Każdy pozostały znacznik uznania to 1 punkt, każde puste pole to −1.
help-solo = W pojedynkę grasz przeciwko sumie kostek na torze rund. Za narzędzia płacisz kostką z puli wyboru i każde działa raz; każde puste pole kosztuje 3 punkty.
help-writing = Kostkę zapisuje się kolorem i wartością, pole rzędem i kolumną: R5 to czerwona piątka, A1 to lewy górny róg, D5 prawy dolny.
help-letters = R czerwony, Y żółty, G zielony, B niebieski, P fioletowy, S szary

## The modules

help-grey-glass = Szare szkło: szare kostki to szósty kolor, a planszetka ograniczeń mówi, gdzie mogą leżeć.
help-pioneers = Pionierzy: kto pierwszy na koniec swojego ruchu spełni cel karty pioniera, zdobywa ją i jej punkty.
help-blooms = Rozkwit: każda zachowana karta rozkwitu daje znacznik uznania. Na koniec przynosi punkty, jeśli jej wzór jest w witrażu, a odbiera je, jeśli go nie ma.
help-blooms-alone = Rozkwit: na koniec każda zachowana karta rozkwitu przynosi punkty, jeśli jej wzór jest w witrażu, a odbiera je, jeśli go nie ma.
help-rivalry = Rywalizacja: karta rywalizacji punktuje według miejsc, najwięcej za pierwsze.
help-private-pools = Pule indywidualne: każdy rzuca na początku dziesięcioma własnymi kostkami; w swoim ruchu można umieścić jedną z nich oprócz wybranej.

## The placement rules, by their ids

rule-p1 = Pole jest wolne.
rule-p2 = Pierwsza kostka leży przy krawędzi albo w narożniku.
rule-p3 = Każda następna kostka styka się z inną bokiem albo rogiem.
rule-p4 = Kolorowe pole przyjmuje tylko kostki w tym kolorze.
rule-p5 = Pole z wartością przyjmuje tylko kostki o tej wartości.
rule-p6 = Kostki stykające się bokami różnią się kolorem i wartością.
rule-u10 = Narzędzie wymaga pola, które nie styka się z żadną kostką.
rule-g5 = Szare kostki umieszcza się zgodnie z planszetką ograniczeń.
