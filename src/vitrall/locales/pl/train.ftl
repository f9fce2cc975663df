### Training a net: `vitrall train`.

train-about = wytrenuj sieć oceniającą pozycje na rozgrywkach bota z samym sobą
train-description = Prowadzi rozgrywki, dopasowuje do nich sieć i każe nowej sieci zagrać ze starą; i tak w kółko. Wszystko zapisuje w FOLDER. Przerwany trening zaczyna się tam, gdzie został przerwany.
train-folder = gdzie zapisywać rozgrywki, sieci, postęp i wykresy
train-tables = stoły, przy których trenować
train-iterations = ile razy prowadzić rozgrywki i dopasowywać sieć
train-games = liczba rozgrywek w każdej iteracji
train-minutes = po tylu minutach nie zaczynaj następnej iteracji
train-start = zacznij od tego pliku modelu
train-hidden = liczba jednostek pierwszej warstwy ukrytej; 0: ocena liniowa, do porównania
train-futures = liczba symulacji, którymi nauczyciel ocenia każdą pozycję; 0: nauka z samych rozgrywek
train-round-ends = liczba zakończeń ruchu, które gracz rozgrywa do końca rundy, zanim wybierze jedno; 0: żadne
train-newest = każda sieć rozgrywa następne rozgrywki i uczy się dalej; bez tej opcji tylko ta, która wygrała ze starą
train-trace = λ: jaka część celu pochodzi z dalszej przyszłości niż następny ruch, od 0 do 1
train-games-played = iteracja { $iteration }: rozgrywki: { $games }, średni wynik { $mean }
train-sweep = iteracja { $iteration }, przebieg { $sweep }: błąd { $target } (następny ruch), { $final } (wynik końcowy)
train-gate-better = iteracja { $iteration }: nowa sieć jest lepsza; wygrała { $won } % (ziarna: { $seeds }, punkty: { $points } do { $old })
train-gate-no-better = iteracja { $iteration }: zostaje stara sieć; nowa wygrała { $won } % (ziarna: { $seeds }, punkty: { $points } do { $old })
train-gate-open = iteracja { $iteration }: brak pewności, więc zostaje stara sieć; nowa wygrała { $won } % (ziarna: { $seeds }, punkty: { $points } do { $old })
train-done = najlepsza sieć: { $file }
train-none = żadna sieć nie pokonała jeszcze bota liczącego punkty

## Errors. $detail

error-train-tables = Nie ma takich stołów do treningu ({ $detail }).
error-train-number = Jedna z liczb treningu nie jest możliwa ({ $detail }).
error-train-extra = Do tego potrzebny jest dodatek „learn”: pip install "vitrall[learn]".
error-train-start = Z tego pliku nie da się zacząć treningu ({ $detail }).
