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
CREATE TABLE public.device_links (
    token character varying(64) NOT NULL,
    device character varying(64) NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.keys (
    name character varying(20) NOT NULL,
    value character varying(64) NOT NULL
);
CREATE TABLE public.links (
    token character varying(64) NOT NULL,
    "table" character varying(32) NOT NULL,
    seat integer NOT NULL,
    expires double precision NOT NULL,
    secret character varying(64) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.moves (
    "table" character varying(32) NOT NULL,
    number integer NOT NULL,
    seat integer,
    actions text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.presence (
    "table" character varying(32) NOT NULL,
    seat integer NOT NULL,
    process character varying(32) NOT NULL,
    here boolean NOT NULL,
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
    luck character varying(64) NOT NULL,
    stand_in character varying(40) DEFAULT ''::character varying NOT NULL,
    promise character varying(64) DEFAULT ''::character varying NOT NULL
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
    lease_until double precision NOT NULL,
    paused boolean DEFAULT false NOT NULL,
    wishes text DEFAULT '{}'::text NOT NULL,
    dice_attempt integer DEFAULT 1 NOT NULL,
    dice_stopped_by text DEFAULT '[]'::text NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0003');
INSERT INTO public.chat VALUES ('1REZ1BzykJ47a-WO', 0, 0, '', 'good luck', 1794865522.1997633);
INSERT INTO public.chat VALUES ('DOqbJmJ7WVvecGRe', 0, 0, '', 'good luck', 1794865523.563628);
INSERT INTO public.keys VALUES ('cookie', '0441398afefc1d8b7526ae0ada437023235c689e2cb8515e49893dba0d309ebb');
INSERT INTO public.keys VALUES ('probe', 'ec594d69c983ba518614d4a4e7ec05b27ba34a6d4caf499867838d97d18660df');
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 0, NULL, 'deal private shades-of-green
deal private shades-of-yellow
deal window shadow-thief/sun-catcher
deal window kaleidoscopic-dream/firmitas
deal window batllo/bellesguard
deal window aurora-sagradis/aurorae-magnificus', 1794865521.717692);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 1, 0, 'choose 1 shadow-thief', 1794865521.909758);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 2, 1, 'choose 2 batllo
deal tool tap-wheel
deal tool flux-remover
deal tool copper-foil-burnisher
deal public color-diagonals
deal public medium-shades
deal public column-color-variety
start 1
roll P1
roll G4
roll Y3
roll G4
roll Y2', 1794865521.941507);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 3, 0, 'pass', 1794865521.9834204);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 4, 1, 'pass', 1794865522.0086834);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 5, 1, 'pass', 1794865522.0300577);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 6, 0, 'pass
roll R5
roll P3
roll B2
roll Y3
roll B1', 1794865522.03779);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 7, 1, 'pass', 1794865522.0695515);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 8, 0, 'pass', 1794865522.08142);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 9, 0, 'pass', 1794865522.0972204);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 10, 1, 'pass
roll B3
roll R3
roll B5
roll G1
roll Y3', 1794865522.1103413);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 11, 0, 'pass', 1794865522.1238947);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 12, 1, 'pass', 1794865522.137925);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 13, 1, 'pass', 1794865522.1655476);
INSERT INTO public.moves VALUES ('1REZ1BzykJ47a-WO', 14, 0, 'pass
roll R4
roll B3
roll R3
roll P5
roll B5', 1794865522.1823974);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-purple
deal window kaleidoscopic-dream/firmitas
deal window virtus/symphony-of-light
deal window ripples-of-light/fractal-drops
deal window chromatic-splendor/comitas', 1794865522.6956093);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 1, 0, 'choose 1 kaleidoscopic-dream', 1794865522.853401);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 2, 1, 'choose 2 ripples-of-light
deal tool lens-cutter
deal tool grozing-pliers
deal tool cork-backed-straightedge
deal public light-shades
deal public row-shade-variety
deal public color-variety
start 1
roll Y3
roll P5
roll P2
roll G5
roll B1', 1794865522.8757327);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 3, 0, 'pass', 1794865522.8955812);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 4, 1, 'pass', 1794865522.9094188);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 5, 1, 'pass', 1794865522.9220347);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 6, 0, 'pass
roll Y3
roll P6
roll Y3
roll B6
roll G3', 1794865522.9437368);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 7, 1, 'pass', 1794865522.9541109);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 8, 0, 'pass', 1794865522.9653058);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 9, 0, 'pass', 1794865522.9936378);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 10, 1, 'pass
roll Y5
roll R5
roll P3
roll B3
roll Y6', 1794865523.0028703);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 11, 0, 'pass', 1794865523.0416145);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 12, 1, 'pass', 1794865523.0641446);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 13, 1, 'pass', 1794865523.0869627);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 14, 0, 'pass
roll B2
roll B2
roll P6
roll G6
roll G4', 1794865523.1022472);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 15, 1, 'pass', 1794865523.1375484);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 16, 0, 'pass', 1794865523.152898);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 17, 0, 'pass', 1794865523.165727);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 18, 1, 'pass
roll B3
roll G1
roll Y1
roll B1
roll R2', 1794865523.174986);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 19, 0, 'pass', 1794865523.1898394);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 20, 1, 'pass', 1794865523.20391);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 21, 1, 'pass', 1794865523.2215025);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 22, 0, 'pass
roll B6
roll P4
roll G1
roll P6
roll Y5', 1794865523.2326496);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 23, 1, 'pass', 1794865523.2514708);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 24, 0, 'pass', 1794865523.2700891);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 25, 0, 'pass', 1794865523.2806668);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 26, 1, 'pass
roll Y2
roll P2
roll G6
roll R1
roll R1', 1794865523.2948098);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 27, 0, 'pass', 1794865523.3071938);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 28, 1, 'pass', 1794865523.3218775);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 29, 1, 'pass', 1794865523.337465);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 30, 0, 'pass
roll R6
roll P3
roll B4
roll G6
roll G4', 1794865523.3450177);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 31, 1, 'pass', 1794865523.3650017);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 32, 0, 'pass', 1794865523.378751);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 33, 0, 'pass', 1794865523.3973553);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 34, 1, 'pass
roll P2
roll Y6
roll R1
roll P1
roll Y4', 1794865523.4139922);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 35, 0, 'pass', 1794865523.4252677);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 36, 1, 'pass', 1794865523.4453762);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 37, 1, 'pass', 1794865523.4559832);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 38, 0, 'pass
roll B4
roll R2
roll G2
roll Y3
roll G2', 1794865523.4701512);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 39, 1, 'pass', 1794865523.4934566);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 40, 0, 'pass', 1794865523.5095944);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 41, 0, 'pass', 1794865523.5304177);
INSERT INTO public.moves VALUES ('DOqbJmJ7WVvecGRe', 42, 1, 'pass', 1794865523.5425856);
INSERT INTO public.moves VALUES ('UhjqAHXABXPgFJDZ', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas', 1794865524.3618646);
INSERT INTO public.seats VALUES ('1REZ1BzykJ47a-WO', 0, 'person', 'Ana', '', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', 'af1848c23d8c57cc0b214bced8de6f367ba18333d76a8af3efe0e36aacfa2a44', '', '', '');
INSERT INTO public.seats VALUES ('1REZ1BzykJ47a-WO', 1, 'person', 'Bo', '', 'e84273eaef3dee28aafae9824aa914d64d4c502ca3da4c79f4552e593cd90ea3', 'ac16db6fb9481115bacc6514041a1dcf4ae094700e438d71d31a0e01e8f98f78', 'b0b0', '', '');
INSERT INTO public.seats VALUES ('DOqbJmJ7WVvecGRe', 0, 'person', 'Ana', '', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', '4f4718e0cfb72a8b1a508f838e2d6dcda40adce4b79357ac97c9baf51d9217e7', '', '', '');
INSERT INTO public.seats VALUES ('DOqbJmJ7WVvecGRe', 1, 'person', 'Bo', '', 'e84273eaef3dee28aafae9824aa914d64d4c502ca3da4c79f4552e593cd90ea3', '91d105e36c890c23b1e5784944734ae3b6df076d46517b4f5b3945e40eb14eb2', 'b0b0', '', '');
INSERT INTO public.seats VALUES ('rGWauTGTa6LFRcPz', 0, 'person', 'Ana', '', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', '3c3c457e4b27dadf6a6671b5c8443b90547cd3d476e3c4dc97841118923a6e16', '', '', '');
INSERT INTO public.seats VALUES ('rGWauTGTa6LFRcPz', 1, 'open', '', '', '', '', '', '', '');
INSERT INTO public.seats VALUES ('UhjqAHXABXPgFJDZ', 0, 'person', 'Ana', '', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', 'd745d2f228350d4157d582757d14aa407f4c23c49bb5da42dec19c6a268a5043', '', '', '');
INSERT INTO public.seats VALUES ('UhjqAHXABXPgFJDZ', 1, 'bot', '', 'random', '', '', '', '', '');
INSERT INTO public.tables VALUES ('1REZ1BzykJ47a-WO', 1794865521.4625754, 1794865522.1823974, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', false, '4b2f6f45f01a655bd6b390326a9c2caeceafa4e45555193cbd9de0157b4d6eed', 15, 2, false, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]');
INSERT INTO public.tables VALUES ('DOqbJmJ7WVvecGRe', 1794865522.5502837, 1794865523.5425856, 'over', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', false, '30880abc28c9ee33f889547f378f1df1f7a73c3130d1a5a36882c805717c1734', 43, 0, false, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]');
INSERT INTO public.tables VALUES ('rGWauTGTa6LFRcPz', 1794865523.913278, 1794865523.913278, 'open', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', true, 'a1d83f7a8fa32f49b6fcdeff985768a1cb5baea0bb3f8bbc5c8fec812d85fc08', 0, 0, false, NULL, '[]', NULL, '', 0, false, '{}', 1, '[]');
INSERT INTO public.tables VALUES ('UhjqAHXABXPgFJDZ', 1794865523.9652064, 1794865524.3618646, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '35484796cf086e61e49d2c6ddbc94684d404d73d4fab17f0800328e494b5e9ab', false, '88eb8d1275d7722454119b058d9196c74dd8c872aa3446f75fc143a33a3fc839', 1, 3, true, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.device_links
    ADD CONSTRAINT device_links_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY ("table", number);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY ("table", seat, process);
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
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
