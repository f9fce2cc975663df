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
    luck character varying(64) NOT NULL,
    stand_in character varying(40) DEFAULT ''::character varying NOT NULL
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
    wishes text DEFAULT '{}'::text NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.chat VALUES ('Tu792xUEd8WMHqW_', 0, 0, '', 'good luck', 1794865491.6516695);
INSERT INTO public.chat VALUES ('xJDtEVhoV90umcXp', 0, 0, '', 'good luck', 1794865492.5132651);
INSERT INTO public.keys VALUES ('cookie', '053699e370736b7f67f26a3f40025f659153e4cc72a921b2c0063b55aad9cdf8');
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-blue
deal window via-lux/industria
deal window shadow-thief/sun-catcher
deal window kaleidoscopic-dream/firmitas
deal window fulgor-del-cielo/luz-celestial', 1794865491.3743787);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 1, 0, 'choose 1 via-lux', 1794865491.491917);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 2, 1, 'choose 2 kaleidoscopic-dream
deal tool glazing-hammer
deal tool flux-remover
deal tool grinding-stone
deal public color-variety
deal public column-color-variety
deal public color-diagonals
start 1
roll G6
roll P6
roll G6
roll G6
roll P5', 1794865491.5184572);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 3, 0, 'pass', 1794865491.534455);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 4, 1, 'pass', 1794865491.5572698);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 5, 1, 'pass', 1794865491.5725932);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 6, 0, 'pass
roll P3
roll R6
roll G4
roll Y5
roll G2', 1794865491.5776625);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 7, 1, 'pass', 1794865491.5852063);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 8, 0, 'pass', 1794865491.5935338);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 9, 0, 'pass', 1794865491.6011746);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 10, 1, 'pass
roll R6
roll B4
roll R1
roll Y4
roll Y4', 1794865491.6084533);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 11, 0, 'pass', 1794865491.6211607);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 12, 1, 'pass', 1794865491.6234627);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 13, 1, 'pass', 1794865491.6332014);
INSERT INTO public.moves VALUES ('Tu792xUEd8WMHqW_', 14, 0, 'pass
roll B4
roll B2
roll P5
roll R2
roll B1', 1794865491.6428895);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 0, NULL, 'deal private shades-of-green
deal private shades-of-red
deal window aurora-sagradis/aurorae-magnificus
deal window ripples-of-light/fractal-drops
deal window suns-glory/firelight
deal window via-lux/industria', 1794865492.1018262);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 1, 0, 'choose 1 aurora-sagradis', 1794865492.1652303);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 2, 1, 'choose 2 suns-glory
deal tool lathekin
deal tool copper-foil-burnisher
deal tool grinding-stone
deal public column-color-variety
deal public color-diagonals
deal public column-shade-variety
start 2
roll R1
roll B3
roll B5
roll P3
roll Y3', 1794865492.1780374);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 3, 1, 'pass', 1794865492.1892273);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 4, 0, 'pass', 1794865492.19656);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 5, 0, 'pass', 1794865492.2047803);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 6, 1, 'pass
roll R6
roll Y2
roll G4
roll P3
roll G2', 1794865492.2263486);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 7, 0, 'pass', 1794865492.2453244);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 8, 1, 'pass', 1794865492.2561002);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 9, 1, 'pass', 1794865492.2611446);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 10, 0, 'pass
roll Y5
roll P6
roll B4
roll B5
roll G4', 1794865492.2698178);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 11, 1, 'pass', 1794865492.2831323);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 12, 0, 'pass', 1794865492.2931643);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 13, 0, 'pass', 1794865492.2988925);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 14, 1, 'pass
roll Y6
roll Y6
roll P5
roll Y5
roll Y4', 1794865492.3055413);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 15, 0, 'pass', 1794865492.3212);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 16, 1, 'pass', 1794865492.3331835);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 17, 1, 'pass', 1794865492.33542);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 18, 0, 'pass
roll R1
roll R1
roll G3
roll P4
roll G1', 1794865492.3457348);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 19, 1, 'pass', 1794865492.3491392);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 20, 0, 'pass', 1794865492.3511345);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 21, 0, 'pass', 1794865492.3654382);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 22, 1, 'pass
roll P4
roll R6
roll B5
roll G5
roll Y1', 1794865492.3679552);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 23, 0, 'pass', 1794865492.374974);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 24, 1, 'pass', 1794865492.3788362);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 25, 1, 'pass', 1794865492.3810382);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 26, 0, 'pass
roll P3
roll Y6
roll G5
roll B2
roll R5', 1794865492.3903494);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 27, 1, 'pass', 1794865492.3944423);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 28, 0, 'pass', 1794865492.3964915);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 29, 0, 'pass', 1794865492.4065661);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 30, 1, 'pass
roll B2
roll P5
roll G4
roll Y4
roll B6', 1794865492.409306);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 31, 0, 'pass', 1794865492.4186525);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 32, 1, 'pass', 1794865492.4229512);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 33, 1, 'pass', 1794865492.427046);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 34, 0, 'pass
roll G1
roll Y2
roll Y5
roll B3
roll B3', 1794865492.4369838);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 35, 1, 'pass', 1794865492.4479759);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 36, 0, 'pass', 1794865492.4571977);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 37, 0, 'pass', 1794865492.4658165);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 38, 1, 'pass
roll R1
roll R5
roll B2
roll P1
roll R6', 1794865492.4738443);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 39, 0, 'pass', 1794865492.4792516);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 40, 1, 'pass', 1794865492.4865408);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 41, 1, 'pass', 1794865492.4909253);
INSERT INTO public.moves VALUES ('xJDtEVhoV90umcXp', 42, 0, 'pass', 1794865492.4936442);
INSERT INTO public.moves VALUES ('r57Isrs_7CYA-DWk', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas', 1794865493.005537);
INSERT INTO public.seats VALUES ('Tu792xUEd8WMHqW_', 0, 'person', 'Ana', '', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', '814f6657519b3729f7e3eb63d18ce42af677b417825c8407c64362cd84d1873c', '', '');
INSERT INTO public.seats VALUES ('Tu792xUEd8WMHqW_', 1, 'person', 'Bo', '', '4f0604312f9f9337aacf7ac6d83079672419d1aca6cfb4f333d260d3c1834b34', 'ee3930f77b4c327908cc276fe1dc0bcaf27c8e1a29543a16f46de685a55b9d3d', 'b0b0', '');
INSERT INTO public.seats VALUES ('xJDtEVhoV90umcXp', 0, 'person', 'Ana', '', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', 'f366c7e098acc66dc5a6ab6384d7da66c8670b276c75f00de9c9a9c115c14636', '', '');
INSERT INTO public.seats VALUES ('xJDtEVhoV90umcXp', 1, 'person', 'Bo', '', '4f0604312f9f9337aacf7ac6d83079672419d1aca6cfb4f333d260d3c1834b34', '3e264711039cb7f5f6ac65a2c8cf2c4234bb52ceb12f06835583a2122ba56abd', 'b0b0', '');
INSERT INTO public.seats VALUES ('MHvO1TjYtWtFQADD', 0, 'person', 'Ana', '', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', '5b29966f78702ee9281d57a66f7e55abc3b408a4ca27f15a9eed817273895613', '', '');
INSERT INTO public.seats VALUES ('MHvO1TjYtWtFQADD', 1, 'open', '', '', '', '', '', '');
INSERT INTO public.seats VALUES ('r57Isrs_7CYA-DWk', 0, 'person', 'Ana', '', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', 'ad3cdc7777d7e6d826defd2d98c16e39db1e5cced233d203470126caa34bcc46', '', '');
INSERT INTO public.seats VALUES ('r57Isrs_7CYA-DWk', 1, 'bot', '', 'random', '', '', '', '');
INSERT INTO public.tables VALUES ('Tu792xUEd8WMHqW_', 1794865491.197926, 1794865491.6428895, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', false, '02ba7644a86c9472e4b03f3f84738a1f8fbab2814b1f0c26b03372d958dd7945', 15, 2, false, NULL, 'null', NULL, '', 0, false, '{}');
INSERT INTO public.tables VALUES ('xJDtEVhoV90umcXp', 1794865491.9878404, 1794865492.4936442, 'over', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', false, '3f2457b17ec61f43f80213cc621aabb772842237e33a70870019fbb8a92fb125', 43, 0, false, NULL, 'null', NULL, '', 0, false, '{}');
INSERT INTO public.tables VALUES ('MHvO1TjYtWtFQADD', 1794865492.8179488, 1794865492.8179488, 'open', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', true, '924769c5d70cc0901d497d962971b67afe23d9a3ac6d8c5f7773b6e0db82286c', 0, 0, false, NULL, '[]', NULL, '', 0, false, '{}');
INSERT INTO public.tables VALUES ('r57Isrs_7CYA-DWk', 1794865492.849142, 1794865493.005537, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', 'd4c7cb297f191d8c1d8f1f25c907ce85a00ad6dfb0775a4fbdd6e3fd6cdce66e', false, 'cf5f522b1aa7e60e1d84a3cc3e6323b248e836c598ac5b4ca9d7ca89c2478955', 1, 3, true, NULL, 'null', NULL, '', 0, false, '{}');
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
