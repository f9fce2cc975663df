### The server, its tables and its fair dice.

## Fair dice, and the proof

verify-about = udowodnij, że żaden rzut nie był ustawiony
verify-description = Wylicza każdy rzut, dobranie i rozdanie z ziaren w nagłówku zapisu i wskazuje pierwszą różnicę.
verify-file = zapis rozgrywki, „-” oznacza standardowe wejście
# $count
verify-fair = { $count ->
    [one] Uczciwie: { $count } rzut, dobranie lub rozdanie, dokładnie tak, jak dają ogłoszone ziarna.
    [few] Uczciwie: wszystkie { $count } rzuty, dobrania i rozdania są dokładnie takie, jakie dają ogłoszone ziarna.
    [many] Uczciwie: { $count } rzutów, dobrań i rozdań, wszystkie dokładnie takie, jakie dają ogłoszone ziarna.
   *[other] Uczciwie: wszystkie { $count } rzutu, dobrania i rozdania są dokładnie takie, jakie dają ogłoszone ziarna.
}
# $count
verify-seed = { $count ->
    [one] Zgodnie z ziarnem: { $count } rzut, dobranie lub rozdanie, dokładnie tak, jak daje ziarno.
    [few] Zgodnie z ziarnem: wszystkie { $count } rzuty, dobrania i rozdania są dokładnie takie, jakie daje ziarno.
    [many] Zgodnie z ziarnem: { $count } rzutów, dobrań i rozdań, wszystkie dokładnie takie, jakie daje ziarno.
   *[other] Zgodnie z ziarnem: wszystkie { $count } rzutu, dobrania i rozdania są dokładnie takie, jakie daje ziarno.
}
verify-not-over = Gra jeszcze się nie skończyła; dowód sięga tak daleko jak zapis.
error-fair-luck = To nie może być wkładem do losowania kostek ({ $detail }).
error-fair-seed = Ziarno serwera ma złą postać ({ $detail }).
error-verify-no-seeds = Ten zapis nie podaje ziaren swoich kostek, więc niczego nie można udowodnić.
error-verify-commitment = Ziarno serwera nie jest tym, którego skrót ogłoszono przed grą.
error-verify-hidden = Ten zapis ukrywa karty; udowodnić można tylko pełny zapis.
error-verify-roll = Rzut, dobranie lub rozdanie jest inne, niż dają ziarna ({ $detail }).

## Tables and seats

error-table-none = Nie ma takiego stołu.
error-table-begun = Gra już się zaczęła.
error-table-not-begun = Gra jeszcze się nie zaczęła.
error-table-open-seats = Nie wszystkie miejsca są zajęte.
error-table-too-many = Na tym urządzeniu otwarto zbyt wiele stołów. Usuń najpierw jeden z nich.
error-table-followed = Rewanż już istnieje.
error-table-changed = Stół zmienił się w międzyczasie. Sprawdź i spróbuj ponownie.
error-table-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
error-table-no-spectators = Ten stół nie przyjmuje widzów.
error-table-damaged = Zapis tego stołu jest uszkodzony: zapisane ruchy nie są tymi, które wykonano ({ $detail }). Pozostaje bez zmian i nie można grać dalej.
error-seat-taken = To miejsce nie jest wolne.
error-seat-secret = Nie możesz grać z tego miejsca: ten klucz go nie otwiera.
error-link-none = Ten link został już użyty albo jest za stary.
error-undo-not-yours = Cofnąć może tylko gracz, którego jest ruch.
error-undo-too-often = Przy tym stole cofano zbyt wiele razy; teraz ruchy są ostateczne.
error-takeback-too-far = Do tego ruchu nie można wrócić.
error-takeback-off = Przy tym stole niczego nie cofa się za zgodą graczy.
error-undo-off = Przy tym stole ruchy są ostateczne: niczego się nie cofa.

## Talk

error-talk-phrase = Nie ma takiego zwrotu ({ $detail }).
error-talk-empty = Ta wiadomość jest pusta.
error-talk-off = Przy tym stole gra się bez czatu.
phrase-hello = Cześć wszystkim!
phrase-good-luck = Powodzenia!
phrase-well-done = Świetne zagranie!
phrase-oops = Ojej…
phrase-one-moment = Chwileczkę, proszę.
phrase-thanks = Dziękuję!
phrase-good-game = Dzięki za grę!
phrase-bot-replaced = Nie udało mi się zdecydować, więc wykonano za mnie szybką akcję.

## Requests and messages

error-message-size = Wiadomość jest za długa ({ $detail }).
error-message-unreadable = Nie można odczytać wiadomości.
error-message-hello = Wyślij „hello” raz, jako pierwszą wiadomość.
error-message-version = Serwer używa innej wersji ({ $detail }). Odśwież stronę.
error-request-rate = Zbyt wiele żądań naraz. Poczekaj chwilę.
error-request-origin = To żądanie pochodzi z innej strony albo dotyczy innej nazwy.
error-request-method = Niedozwolona metoda żądania.
error-request-none = Tu niczego nie ma.
error-request-size = Żądanie jest za duże ({ $detail }).
error-request-malformed = Żądanie ma złą postać ({ $detail }).
error-server-fault = Wystąpił błąd serwera. Rozgrywka jest bezpieczna.
error-server-away = Stoły są chwilowo niedostępne.
error-server-full = Chwilowo nie można niczego zapisać: dysk serwera jest pełny lub zawodzi. Rozgrywki ruszą dalej, gdy znów zadziała.

## vitrall serve

error-traces-extra = To wymaga dodatku „traces”: pip install "vitrall[traces]". ({ $detail })
error-web-extra = To wymaga dodatku „web”: pip install "vitrall[web]". ({ $detail })
error-serve-database = To nie może być baza danych ({ $detail }).
error-serve-damaged = Zapis stołów jest uszkodzony ({ $detail }). Nic nie zmieniono. Przywróć kopię zapasową albo wskaż inną bazę danych.
error-serve-newer = Te stoły zapisała nowsza wersja Vitralla ({ $detail }). Uruchom tamtą wersję albo wskaż inną bazę danych.
error-serve-public-url = To nie może być adres publiczny ({ $detail }).
error-serve-setting = Nieprawidłowe ustawienie ({ $detail }).
error-serve-in-use = Z tych stołów korzysta już inny serwer ({ $detail }).
error-serve-address = Serwer nie może działać pod tym adresem ({ $detail }).
serve-about = udostępnij stoły w przeglądarce, w domu lub na cały świat
serve-description = Stoły dla ludzi i botów, dostępne w przeglądarce. Gry są zapisywane i trwają po ponownym uruchomieniu. Każdej opcji odpowiada zmienna środowiskowa, na przykład --keep-days to VITRALL_KEEP_DAYS.
serve-database = plik SQLite albo postgresql://…; domyślnie plik w folderze danych
serve-host = adres nasłuchu; domyślnie 127.0.0.1, tylko ten komputer
serve-port = port; domyślnie 8756, 0 wybiera dowolny wolny
serve-public-url = jak inni docierają do serwera, gdy działa przed nim serwer proxy
serve-workers = procesy, w których myślą boty
serve-keep-days = usuwa stoły, przy których nic się nie działo przez tyle dni; 0 zachowuje wszystkie
serve-rate-socket = wiadomości na sekundę z jednego połączenia
serve-rate-seat = ruchy na sekundę z jednego miejsca
serve-rate-address = żądania na sekundę z jednego adresu
serve-sockets-address = jednoczesne połączenia z jednego adresu
serve-tables-device = stoły, które może otworzyć jedno urządzenie
serve-metrics = odpowiada pod /metrics, dla Prometheusa
serve-traces = wysyła ślady do OpenTelemetry
serve-lan = udostępnia stoły w sieci domowej i pokazuje adres jako kod QR
serve-open = otwiera przeglądarkę, gdziekolwiek to działa
serve-no-open = nie otwiera przeglądarki; inaczej otwiera się ona tam, gdzie jest ekran
# $address
serve-at = Vitrall działa pod adresem { $address } – zatrzymuje go Ctrl-C.
serve-lan-hint = Każdy w tej samej sieci może otworzyć ten adres lub zeskanować kod.
page-coming = Serwer działa, ale ta kopia nie ma strony dla przeglądarek. Wydane pakiety ją zawierają; w klonie zbuduje ją polecenie: python3 dev.py build. Programy mogą grać przez protokół.
# $date
shared-about = Witraż z kostek, ukończony { $date }. Zobacz rozgrywkę ruch po ruchu.
shared-watch = Zobacz rozgrywkę

## Kopie zapasowe

backup-about = skopiuj wszystkie stoły do jednego pliku, bez zatrzymywania serwera
backup-description = Zapisuje wszystkie stoły w stanie z jednej chwili do nowego pliku. Działa z SQLite i PostgreSQL; „vitrall restore” przywraca plik do dowolnej z nich.
backup-file = nowy plik; istniejący nigdy nie jest nadpisywany
backup-with-key = skopiuj też klucz, obok kopii zapasowej, z dodanym „.key”; kto ma oba pliki, może obliczyć kostki trwających rozgrywek
# $count, $path
backup-done = { $count ->
    [one] Zapisano { $count } stół w { $path }.
    [few] Zapisano { $count } stoły w { $path }.
    [many] Zapisano { $count } stołów w { $path }.
   *[other] Zapisano { $count } stołu w { $path }.
}
# $path
backup-key-beside = Klucz jest w { $path }. Nie udostępniaj go nikomu.
# $path
backup-key-apart = W kopii zapasowej nie ma klucza. Przechowuj kopię pliku { $path } w innym miejscu: bez niej trwających rozgrywek nie da się kontynuować.
restore-about = przywróć kopię zapasową do nowej lub pustej bazy danych
restore-description = Przywraca wszystkie stoły z kopii zapasowej do pliku SQLite, który jeszcze nie istnieje, albo do pustej bazy PostgreSQL. Kopia z dawniejszej wersji zostaje zaktualizowana.
restore-file = plik zapisany przez „vitrall backup”
# $count, $path
restore-done = { $count ->
    [one] Przywrócono { $count } stół do { $path }.
    [few] Przywrócono { $count } stoły do { $path }.
    [many] Przywrócono { $count } stołów do { $path }.
   *[other] Przywrócono { $count } stołu do { $path }.
}
error-backup-foreign = Tu nie ma stołów Vitralla ({ $detail }).
error-restore-taken = To miejsce jest już zajęte ({ $detail }). Wskaż nową lub pustą bazę danych.
