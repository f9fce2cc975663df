### Miejsca: kto może gdzie siedzieć, przenoszenie na inne urządzenie.

web-move-seat = Przenieś moje miejsce
web-move-seat-how = Zeskanuj kod albo otwórz odnośnik na drugim urządzeniu w ciągu 15 minut. Twoje miejsce przejdzie tam, a na tym urządzeniu nie będzie można już z niego grać.
web-move-all = Przenieś wszystkie moje stoły
web-move-all-how = Zeskanuj kod albo otwórz odnośnik na drugim urządzeniu w ciągu 15 minut. Wszystkie twoje stoły i miejsca przejdą tam i znikną z tego urządzenia.
web-move-copy = Skopiuj odnośnik

error-table-others = Przy tym stole grają inne osoby. Możesz odejść, ale nie usunąć stołu.
error-seat-one-each = Masz już miejsce przy tym stole.
error-serve-key = Brakuje klucza tej bazy danych albo należy on do innej ({ $detail }). Przywróć plik klucza albo wskaż go przez --key-file.
serve-key-file = plik z kluczem, który zabezpiecza ziarna trwających rozgrywek; domyślnie obok bazy danych
web-dice-chosen = Kostki pochodzą z wybranego ziarna: osoba, która otworzyła stół, może znać każdy rzut.
web-evict = Zwolnij to miejsce
web-close-table = Zamknij stół

error-replace-too-soon = Ta osoba była tu przed chwilą. Poczekaj, zanim bot zagra za nią.
serve-away-seconds = najkrótsza nieobecność w sekundach, po której inni mogą zastąpić daną osobę botem
serve-idle-seconds = bez zegara: ile sekund obecna osoba może kazać innym czekać

verify-commitment = skrót ziarna serwera zapisany przed grą
verify-luck = szczęście, które dodało twoje miejsce
error-verify-other-commitment = To nie są kostki twojej rozgrywki: zapisany przez ciebie skrót jest inny.
error-verify-other-luck = To nie są kostki twojej rozgrywki: nie ma wśród nich dodanego przez ciebie szczęścia.
verify-code = kod z sześciu kostek, który strona pokazała przed rozgrywką, albo cały skrót
error-verify-other-code = To nie są kostki twojej rozgrywki: zapisany kod jest inny.
error-verify-promise = Szczęście jednego z miejsc jest inne, niż obiecano przed rozgrywką ({ $detail }).
error-fair-promise = To nie może być obietnicą dla kostek ({ $detail }).
error-fair-attempt = Numer rozpoczęcia jest zapisany błędnie ({ $detail }).

error-table-starting = Rozgrywka właśnie się zaczyna.
error-dice-chosen = Kostki tego stołu pochodzą z wybranego ziarna, więc nic nie można do nich dodać.
error-dice-old = To dotyczy rozpoczęcia, które zostało unieważnione.
error-dice-not-asked = Szczęście tego miejsca nie jest teraz potrzebne.
error-dice-promise = To nie jest szczęście, które obiecano.

# $name: one or several people
web-start-stopped = Rozpoczęcie anulowano, bo kostkom zabrakło szczęścia od: { $name }. Zacznijcie jeszcze raz.
# $name: one or several people
web-start-freed = Rozpoczęcie anulowano po raz drugi, bo kostkom zabrakło szczęścia od: { $name }. Miejsce jest znowu wolne.
# $name: one or several people
web-start-asks = Przygotowanie kostek. Brakuje jeszcze szczęścia od: { $name }
web-dice-code = Kod kostek
web-dice-code-how = Wszyscy przy stole widzą te same sześć kostek. Dla pewności odczytajcie je sobie nawzajem.
web-dice-fair = Kostki sprawdzone: wszystkie rzuty wynikają z tego, co ustalono przed rozgrywką, także z twojego szczęścia.
web-dice-without = Kostki sprawdzone: wszystkie rzuty wynikają z ogłoszonych ziaren, ale nie ma wśród nich twojego szczęścia.
web-dice-unsaved = Wszystkie rzuty wynikają z ogłoszonych ziaren. Na tym urządzeniu przed rozgrywką nie zapisano niczego do porównania.
web-dice-wrong = To nie są kostki, które ustalono przed rozgrywką.
# $number
web-dice-attempt = To było rozpoczęcie numer { $number }; wcześniejsze anulowano.
