BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	phrase VARCHAR(20) NOT NULL, 
	text VARCHAR(300) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('34RPJN-bQY5iFJaA',0,0,'','good luck',1.79486550661313915252e+09);
INSERT INTO "chat" VALUES('TENQfWeIEcn-TPNG',0,0,'','good luck',1.79486550795258808133e+09);
CREATE TABLE device_links (
	token VARCHAR(64) NOT NULL, 
	device VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (token)
);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','744ee7355584dc742d6df7820bc9316cc64ba6c63f4393ba0dd85fe38d43fe8c');
INSERT INTO "keys" VALUES('probe','f3e4b7c68dc1da691d116c46c13b53c7fd5e3a8fe50e744e56fe4bd51dd2b885');
CREATE TABLE links (
	token VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	expires FLOAT NOT NULL, secret VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE moves (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	actions TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',0,NULL,'deal private shades-of-purple
deal private shades-of-green
deal window via-lux/industria
deal window virtus/symphony-of-light
deal window gravitas/water-of-life
deal window ripples-of-light/fractal-drops',1.79486550631609630577e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',1,0,'choose 1 via-lux',1.794865506389276743e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',2,1,'choose 2 gravitas
deal tool tap-wheel
deal tool running-pliers
deal tool grinding-stone
deal public shade-variety
deal public light-shades
deal public color-variety
start 1
roll G1
roll R2
roll B4
roll B2
roll R4',1.79486550639605760577e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',3,0,'pass',1.79486550641740822786e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',4,1,'pass',1.79486550642942214008e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',5,1,'pass',1.79486550644554543497e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',6,0,'pass
roll P5
roll G6
roll G4
roll Y2
roll B4',1.79486550645505356783e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',7,1,'pass',1.79486550647328138349e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',8,0,'pass',1.79486550648237276075e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',9,0,'pass',1.79486550649751853948e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',10,1,'pass
roll G4
roll P2
roll B5
roll Y5
roll R2',1.79486550651232886315e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',11,0,'pass',1.79486550652927517889e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',12,1,'pass',1.79486550656133556362e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',13,1,'pass',1.7948655065732328892e+09);
INSERT INTO "moves" VALUES('34RPJN-bQY5iFJaA',14,0,'pass
roll Y3
roll G2
roll Y4
roll Y2
roll G3',1.79486550658972954753e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',0,NULL,'deal private shades-of-yellow
deal private shades-of-blue
deal window ripples-of-light/fractal-drops
deal window kaleidoscopic-dream/firmitas
deal window lux-mundi/lux-astram
deal window fulgor-del-cielo/luz-celestial',1.79486550701016235346e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',1,0,'choose 1 ripples-of-light',1.79486550712026071544e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',2,1,'choose 2 lux-mundi
deal tool grozing-pliers
deal tool tap-wheel
deal tool lens-cutter
deal public column-color-variety
deal public row-shade-variety
deal public color-diagonals
start 1
roll R2
roll B1
roll G3
roll B4
roll B5',1.7948655071438059807e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',3,0,'pass',1.79486550716959309577e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',4,1,'pass',1.79486550718421649939e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',5,1,'pass',1.79486550720374155041e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',6,0,'pass
roll R6
roll P1
roll B3
roll B5
roll R3',1.79486550722717928883e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',7,1,'pass',1.79486550723923373221e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',8,0,'pass',1.79486550725694441799e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',9,0,'pass',1.79486550728125500682e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',10,1,'pass
roll B6
roll P1
roll R4
roll P6
roll Y2',1.79486550731010222441e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',11,0,'pass',1.79486550732692384715e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',12,1,'pass',1.79486550733969092369e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',13,1,'pass',1.79486550734970474237e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',14,0,'pass
roll P4
roll B1
roll R2
roll Y1
roll Y3',1.79486550736790680888e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',15,1,'pass',1.79486550738527655601e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',16,0,'pass',1.7948655073971862793e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',17,0,'pass',1.79486550741747069356e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',18,1,'pass
roll G4
roll P4
roll B5
roll G3
roll R1',1.79486550743667268746e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',19,0,'pass',1.79486550746993231775e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',20,1,'pass',1794865507.48636);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',21,1,'pass',1.79486550750558543202e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',22,0,'pass
roll Y4
roll G5
roll R2
roll P3
roll Y6',1.79486550752626872065e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',23,1,'pass',1.79486550755742549898e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',24,0,'pass',1.79486550758482193944e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',25,0,'pass',1.79486550763333415985e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',26,1,'pass
roll G4
roll B5
roll R1
roll R2
roll P6',1.79486550764624381063e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',27,0,'pass',1.79486550766318178175e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',28,1,'pass',1.79486550768134808537e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',29,1,'pass',1.79486550770006060605e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',30,0,'pass
roll G5
roll G4
roll P4
roll Y4
roll P4',1.79486550772274446484e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',31,1,'pass',1.79486550774942445751e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',32,0,'pass',1.79486550776854038237e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',33,0,'pass',1.79486550777731728549e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',34,1,'pass
roll R2
roll B1
roll Y4
roll B5
roll R2',1.7948655077898206711e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',35,0,'pass',1.79486550781751775735e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',36,1,'pass',1.79486550783632612228e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',37,1,'pass',1.79486550786132359504e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',38,0,'pass
roll R3
roll Y6
roll Y1
roll G1
roll R5',1.79486550787538242344e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',39,1,'pass',1.79486550789146447181e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',40,0,'pass',1.79486550789851093297e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',41,0,'pass',1.79486550790644383427e+09);
INSERT INTO "moves" VALUES('TENQfWeIEcn-TPNG',42,1,'pass',1.79486550791071677209e+09);
INSERT INTO "moves" VALUES('b2XET1OyH2m2ZiP1',0,NULL,'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas',1.79486550846478199955e+09);
CREATE TABLE presence (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	process VARCHAR(32) NOT NULL, 
	here BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", seat, process), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	device VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	luck VARCHAR(64) NOT NULL, stand_in VARCHAR(40) DEFAULT '' NOT NULL, promise VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('34RPJN-bQY5iFJaA',0,'person','Ana','','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7','47a413247e3f40a34a4a62318b61283b8a2a8ff60b016a4ce327497094000820','','','');
INSERT INTO "seats" VALUES('34RPJN-bQY5iFJaA',1,'person','Bo','','5160b9bf133b35a4d4cfe38ab0621a5058572638454aaa498863c26c09b3fd39','50c3aff01e544cb95ac85727e223a9a8007c101c5232fdadcea6042d3487b905','b0b0','','');
INSERT INTO "seats" VALUES('TENQfWeIEcn-TPNG',0,'person','Ana','','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7','7c58ec1e2ded5d80c1ad850d2fdc8cba75de7316043139bbc6cc3e5eda65cd4e','','','');
INSERT INTO "seats" VALUES('TENQfWeIEcn-TPNG',1,'person','Bo','','5160b9bf133b35a4d4cfe38ab0621a5058572638454aaa498863c26c09b3fd39','e7049e56b284e2b3deb7e6b26fdfe42c8784400d3b14470bd08a88de4a8b1f79','b0b0','','');
INSERT INTO "seats" VALUES('UKbWkbKjlwKuT8iS',0,'person','Ana','','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7','f7ec13a74ffcb07f70f6258984c9c3174ebe18309c55d1eb1d2e775cd3ed2784','','','');
INSERT INTO "seats" VALUES('UKbWkbKjlwKuT8iS',1,'open','','','','','','','');
INSERT INTO "seats" VALUES('b2XET1OyH2m2ZiP1',0,'person','Ana','','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7','7d9bfae86e98c23a62d263cb7d3943500c99ea69ff5576e7423f72bfbe0f77ae','','','');
INSERT INTO "seats" VALUES('b2XET1OyH2m2ZiP1',1,'bot','','random','','','','','');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	settings TEXT NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	server_seed VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	awaited INTEGER NOT NULL, 
	awaits_bot BOOLEAN NOT NULL, 
	deadline FLOAT, 
	clocks TEXT NOT NULL, 
	rematch VARCHAR(32), 
	lease_holder VARCHAR(32) NOT NULL, 
	lease_until FLOAT NOT NULL, paused BOOLEAN DEFAULT 0 NOT NULL, wishes TEXT DEFAULT '{}' NOT NULL, dice_attempt INTEGER DEFAULT '1' NOT NULL, dice_stopped_by TEXT DEFAULT '[]' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('34RPJN-bQY5iFJaA',1.79486550619911742207e+09,1.79486550658972954753e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7',0,'cdbb3720cce0e5102852b14559bdafd6d2d8a81b318c0253a13f080b2eba1352',15,2,0,NULL,'null',NULL,'',0.0,0,'{}',1,'[]');
INSERT INTO "tables" VALUES('TENQfWeIEcn-TPNG',1.79486550692698121076e+09,1.79486550791071677209e+09,'over','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7',0,'dd532d7f83365f6b835139ca5d40515c148248ced920a249b4d7ab814758ef68',43,0,0,NULL,'null',NULL,'',0.0,0,'{}',1,'[]');
INSERT INTO "tables" VALUES('UKbWkbKjlwKuT8iS',1.79486550828921270373e+09,1.79486550828921270373e+09,'open','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7',1,'6217d92bcc74a50cd2524a3b83ea2b6cae2d75510637fac3bd1dea9b7af2a860',0,0,0,NULL,'[]',NULL,'',0.0,0,'{}',1,'[]');
INSERT INTO "tables" VALUES('b2XET1OyH2m2ZiP1',1.79486550832745170597e+09,1.79486550846478199955e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1528f1bc233a6e5a33184a2e9d9b3a4cdcc51c885df6f1abf63144cd76e6c6b7',0,'4b0bb61ca8f94a5f67949f7c804cdd96348b4c6fcd0fda0cfed93166dd57da32',1,3,1,NULL,'null',NULL,'',0.0,0,'{}',1,'[]');
CREATE INDEX tables_due ON tables (awaits_bot, lease_until);
CREATE INDEX tables_deadline ON tables (deadline);
CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX seats_device ON seats (device);
COMMIT;
