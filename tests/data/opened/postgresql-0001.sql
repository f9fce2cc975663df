CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.chat (
    "table" character varying(32) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    phrase character varying(20) NOT NULL,
    text character varying(300) NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.keys (
    name character varying(20) NOT NULL,
    value character varying(64) NOT NULL
);
CREATE TABLE public.links (
    token character varying(64) NOT NULL,
    "table" character varying(32) NOT NULL,
    seat integer NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.moves (
    "table" character varying(32) NOT NULL,
    number integer NOT NULL,
    seat integer,
    actions text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(8) NOT NULL,
    name character varying(40) NOT NULL,
    bot character varying(40) NOT NULL,
    device character varying(64) NOT NULL,
    secret character varying(64) NOT NULL,
    luck character varying(64) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    status character varying(12) NOT NULL,
    settings text NOT NULL,
    owner character varying(64) NOT NULL,
    listed boolean NOT NULL,
    server_seed character varying(64) NOT NULL,
    number integer NOT NULL,
    awaited integer NOT NULL,
    awaits_bot boolean NOT NULL,
    deadline double precision,
    clocks text NOT NULL,
    rematch character varying(32),
    lease_holder character varying(32) NOT NULL,
    lease_until double precision NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.chat VALUES ('VIADY17h4pXSzHpo', 0, 0, '', 'good luck', 1794865472.1973054);
INSERT INTO public.chat VALUES ('C0TJTm17njZOwuT_', 0, 0, '', 'good luck', 1794865473.1816785);
INSERT INTO public.keys VALUES ('cookie', 'c553b91a9765e44dad0bd62f77aa2655c3cc709d92cf6ac8687880be2fcbc922');
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-green
deal window chromatic-splendor/comitas
deal window fulgor-del-cielo/luz-celestial
deal window batllo/bellesguard
deal window suns-glory/firelight', 1794865471.8665802);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 1, 0, 'choose 1 chromatic-splendor', 1794865472.0056279);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 2, 1, 'choose 2 batllo
deal tool grinding-stone
deal tool eglomise-brush
deal tool copper-foil-burnisher
deal public color-diagonals
deal public row-shade-variety
deal public column-shade-variety
start 2
roll P5
roll P4
roll G4
roll G4
roll B5', 1794865472.019322);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 3, 1, 'pass', 1794865472.0432894);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 4, 0, 'pass', 1794865472.056499);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 5, 0, 'pass', 1794865472.073351);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 6, 1, 'pass
roll B2
roll P3
roll P3
roll Y2
roll G5', 1794865472.0905805);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 7, 0, 'pass', 1794865472.109488);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 8, 1, 'pass', 1794865472.1213973);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 9, 1, 'pass', 1794865472.1333127);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 10, 0, 'pass
roll Y1
roll P3
roll P3
roll R3
roll B5', 1794865472.1417);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 11, 1, 'pass', 1794865472.1465683);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 12, 0, 'pass', 1794865472.1563938);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 13, 0, 'pass', 1794865472.169675);
INSERT INTO public.moves VALUES ('VIADY17h4pXSzHpo', 14, 1, 'pass
roll Y4
roll R4
roll G4
roll Y5
roll Y2', 1794865472.1819496);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 0, NULL, 'deal private shades-of-green
deal private shades-of-yellow
deal window fulgor-del-cielo/luz-celestial
deal window lux-mundi/lux-astram
deal window ripples-of-light/fractal-drops
deal window chromatic-splendor/comitas', 1794865472.6119165);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 1, 0, 'choose 1 fulgor-del-cielo', 1794865472.7071362);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 2, 1, 'choose 2 ripples-of-light
deal tool flux-remover
deal tool copper-foil-burnisher
deal tool flux-brush
deal public row-shade-variety
deal public shade-variety
deal public light-shades
start 1
roll Y2
roll B4
roll B3
roll P6
roll G2', 1794865472.731694);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 3, 0, 'pass', 1794865472.7487454);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 4, 1, 'pass', 1794865472.7587645);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 5, 1, 'pass', 1794865472.7750998);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 6, 0, 'pass
roll G2
roll P4
roll R6
roll Y4
roll B4', 1794865472.7817256);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 7, 1, 'pass', 1794865472.7988822);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 8, 0, 'pass', 1794865472.810986);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 9, 0, 'pass', 1794865472.8304892);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 10, 1, 'pass
roll G1
roll Y3
roll P6
roll R5
roll R5', 1794865472.8478334);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 11, 0, 'pass', 1794865472.8586023);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 12, 1, 'pass', 1794865472.8760428);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 13, 1, 'pass', 1794865472.890738);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 14, 0, 'pass
roll R6
roll R3
roll G6
roll G1
roll R1', 1794865472.915044);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 15, 1, 'pass', 1794865472.9187193);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 16, 0, 'pass', 1794865472.9315302);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 17, 0, 'pass', 1794865472.9442532);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 18, 1, 'pass
roll B4
roll Y3
roll B1
roll P3
roll Y4', 1794865472.9542556);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 19, 0, 'pass', 1794865472.969856);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 20, 1, 'pass', 1794865472.9793572);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 21, 1, 'pass', 1794865472.989133);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 22, 0, 'pass
roll G2
roll G4
roll B2
roll B6
roll B2', 1794865473.0045052);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 23, 1, 'pass', 1794865473.0255468);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 24, 0, 'pass', 1794865473.0306573);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 25, 0, 'pass', 1794865473.03371);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 26, 1, 'pass
roll B3
roll P6
roll R6
roll P5
roll Y5', 1794865473.0369942);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 27, 0, 'pass', 1794865473.050032);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 28, 1, 'pass', 1794865473.0584524);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 29, 1, 'pass', 1794865473.0695593);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 30, 0, 'pass
roll B1
roll G5
roll B5
roll P1
roll R2', 1794865473.0760279);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 31, 1, 'pass', 1794865473.0866873);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 32, 0, 'pass', 1794865473.0933895);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 33, 0, 'pass', 1794865473.098092);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 34, 1, 'pass
roll Y5
roll Y5
roll P1
roll P5
roll Y6', 1794865473.103377);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 35, 0, 'pass', 1794865473.1155386);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 36, 1, 'pass', 1794865473.1235235);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 37, 1, 'pass', 1794865473.1259952);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 38, 0, 'pass
roll Y5
roll Y4
roll R3
roll G5
roll B3', 1794865473.135977);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 39, 1, 'pass', 1794865473.147073);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 40, 0, 'pass', 1794865473.1515434);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 41, 0, 'pass', 1794865473.1630692);
INSERT INTO public.moves VALUES ('C0TJTm17njZOwuT_', 42, 1, 'pass', 1794865473.1737916);
INSERT INTO public.moves VALUES ('0SCfjPa2nmNlxS_z', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas', 1794865473.603818);
INSERT INTO public.seats VALUES ('VIADY17h4pXSzHpo', 0, 'person', 'Ana', '', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', '288c4cb2087a26368abfd9bede2a888f86eac6871c243fd04962584c156ca22a', '');
INSERT INTO public.seats VALUES ('VIADY17h4pXSzHpo', 1, 'person', 'Bo', '', 'c4e95c19e69df1d4a849d4eab4b42611c23170dee781190d382c95c202f60a61', '593d7d243cdedb9bf3df314c70e2aa37b40782d7cd9a019072b56a121f17f120', 'b0b0');
INSERT INTO public.seats VALUES ('C0TJTm17njZOwuT_', 0, 'person', 'Ana', '', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', '26061d3d587a60d86a678cc22664d15ecfdd884171b2c64bbc6d42aa90f37de9', '');
INSERT INTO public.seats VALUES ('C0TJTm17njZOwuT_', 1, 'person', 'Bo', '', 'c4e95c19e69df1d4a849d4eab4b42611c23170dee781190d382c95c202f60a61', 'ba5fe66d0e4aef5411b6f38921618b35941940ed9e3065b3ef2e0ee6270afa41', 'b0b0');
INSERT INTO public.seats VALUES ('_2CIdCDykKMqM5i9', 0, 'person', 'Ana', '', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', '2d61b7d35b9dae727c2061364d65848010f637855c772f1e8890076ca4baaa83', '');
INSERT INTO public.seats VALUES ('_2CIdCDykKMqM5i9', 1, 'open', '', '', '', '', '');
INSERT INTO public.seats VALUES ('0SCfjPa2nmNlxS_z', 0, 'person', 'Ana', '', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', '0322a5c2c54a2f2e6bf6c90a2dcf5c412fcf72edebc9a600c8fef52592ba53b0', '');
INSERT INTO public.seats VALUES ('0SCfjPa2nmNlxS_z', 1, 'bot', '', 'random', '', '', '');
INSERT INTO public.tables VALUES ('VIADY17h4pXSzHpo', 1794865471.6731884, 1794865472.1819496, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', false, 'cb84db6ed1d0b6e6dbe31f03aa5937d2a1fea957b7ce38ded86ccf159bf768df', 15, 1, false, NULL, 'null', NULL, '', 0);
INSERT INTO public.tables VALUES ('C0TJTm17njZOwuT_', 1794865472.5172482, 1794865473.1737916, 'over', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', false, '3223144a68e9ffa29252bc511ca427ef48527471278a31c3cecaf13808a3b08e', 43, 0, false, NULL, 'null', NULL, '', 0);
INSERT INTO public.tables VALUES ('_2CIdCDykKMqM5i9', 1794865473.5101666, 1794865473.5101666, 'open', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', true, '006e3123bde33d798af08c4d822143572495ef14b73dbd69ffc21ade4a02effc', 0, 0, false, NULL, '[]', NULL, '', 0);
INSERT INTO public.tables VALUES ('0SCfjPa2nmNlxS_z', 1794865473.5291224, 1794865473.603818, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}', 'b91f425bf679675366c82f8a8b89418541276cca3894f04175ce1cc2e877053e', false, '2a82cd9a350146ec1e48a416549ad2f229229cee34eaba3e9e1ecb44034f6b10', 1, 3, true, NULL, 'null', NULL, '', 0);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX seats_device ON public.seats USING btree (device);
CREATE INDEX tables_changed ON public.tables USING btree (changed);
CREATE INDEX tables_deadline ON public.tables USING btree (deadline);
CREATE INDEX tables_due ON public.tables USING btree (awaits_bot, lease_until);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
