BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "chat" VALUES('qGCvKlGkPsvPVN8S',0,0,'','good luck',1.79486546260774922374e+09);
INSERT INTO "chat" VALUES('mrsT5vWEr7D6C2CI',0,0,'','good luck',1.79486546408914685252e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','0843686a710c5447fe3e6769ae6ded95a6d0c4ee212bef8ad6065e0f276d5252');
CREATE TABLE links (
	token VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
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
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',0,NULL,'deal private shades-of-purple
deal private shades-of-blue
deal window fulgor-del-cielo/luz-celestial
deal window kaleidoscopic-dream/firmitas
deal window virtus/symphony-of-light
deal window via-lux/industria',1.79486546225377821919e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',1,0,'choose 1 fulgor-del-cielo',1.79486546236782240864e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',2,1,'choose 2 virtus
deal tool eglomise-brush
deal tool running-pliers
deal tool copper-foil-burnisher
deal public shade-variety
deal public column-shade-variety
deal public row-color-variety
start 1
roll P6
roll G3
roll G1
roll P6
roll P3',1.79486546239178013798e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',3,0,'pass',1.79486546240504980082e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',4,1,'pass',1.79486546242211055758e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',5,1,'pass',1.79486546242782354356e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',6,0,'pass
roll G5
roll B2
roll P5
roll B2
roll R6',1.79486546244416570665e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',7,1,'pass',1.79486546245695924761e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',8,0,'pass',1.79486546247543025012e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',9,0,'pass',1.79486546249142885208e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',10,1,'pass
roll G6
roll B5
roll G5
roll P2
roll G4',1.79486546250986552233e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',11,0,'pass',1.79486546253099322318e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',12,1,'pass',1.79486546255040073393e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',13,1,'pass',1.79486546256183505053e+09);
INSERT INTO "moves" VALUES('qGCvKlGkPsvPVN8S',14,0,'pass
roll R3
roll B2
roll G4
roll G2
roll Y1',1.79486546258166170114e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',0,NULL,'deal private shades-of-green
deal private shades-of-yellow
deal window aurora-sagradis/aurorae-magnificus
deal window fulgor-del-cielo/luz-celestial
deal window gravitas/water-of-life
deal window batllo/bellesguard',1.7948654630092539787e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',1,0,'choose 1 aurora-sagradis',1.7948654631013908386e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',2,1,'choose 2 gravitas
deal tool grinding-stone
deal tool flux-remover
deal tool tap-wheel
deal public light-shades
deal public row-color-variety
deal public color-diagonals
start 1
roll R1
roll R5
roll Y2
roll Y4
roll B2',1.79486546312290811541e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',3,0,'pass',1.79486546314123964311e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',4,1,'pass',1.79486546316985678666e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',5,1,'pass',1.79486546319751882555e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',6,0,'pass
roll B6
roll B2
roll P5
roll B1
roll B3',1.79486546323502969739e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',7,1,'pass',1.79486546326188373566e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',8,0,'pass',1.79486546328449583049e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',9,0,'pass',1.79486546330562281607e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',10,1,'pass
roll Y1
roll G4
roll B4
roll B2
roll G3',1.7948654633216223717e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',11,0,'pass',1.79486546333322095868e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',12,1,'pass',1.7948654633436589241e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',13,1,'pass',1.79486546335791635514e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',14,0,'pass
roll Y1
roll Y1
roll R2
roll P6
roll G6',1.79486546336633872979e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',15,1,'pass',1.79486546338617444038e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',16,0,'pass',1.794865463400560379e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',17,0,'pass',1.79486546341720199591e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',18,1,'pass
roll R1
roll P4
roll P1
roll Y3
roll R1',1.79486546344660472876e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',19,0,'pass',1.79486546347614383698e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',20,1,'pass',1.79486546348904109004e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',21,1,'pass',1.79486546351403689382e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',22,0,'pass
roll P4
roll B6
roll P1
roll B4
roll P1',1.79486546353453946117e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',23,1,'pass',1.79486546356967782969e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',24,0,'pass',1.79486546358025217057e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',25,0,'pass',1.79486546360724496845e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',26,1,'pass
roll G2
roll R1
roll G4
roll P1
roll P4',1.79486546363808155057e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',27,0,'pass',1.79486546365750765799e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',28,1,'pass',1.79486546367719268795e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',29,1,'pass',1.79486546370174551009e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',30,0,'pass
roll G4
roll B4
roll P4
roll Y1
roll G2',1.79486546373082804682e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',31,1,'pass',1.79486546376537704468e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',32,0,'pass',1.79486546379574608799e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',33,0,'pass',1.79486546382765460019e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',34,1,'pass
roll B4
roll G1
roll R4
roll R4
roll P2',1.79486546385372042655e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',35,0,'pass',1.7948654638851077557e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',36,1,'pass',1.79486546392328047755e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',37,1,'pass',1.79486546395790219307e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',38,0,'pass
roll B1
roll Y3
roll R4
roll R2
roll R1',1.79486546396688151361e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',39,1,'pass',1.79486546398927855486e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',40,0,'pass',1.79486546400966930385e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',41,0,'pass',1.79486546405402874943e+09);
INSERT INTO "moves" VALUES('mrsT5vWEr7D6C2CI',42,1,'pass',1.7948654640724389553e+09);
INSERT INTO "moves" VALUES('LqUE4DWdzlky1J21',0,NULL,'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas',1.79486546461562323576e+09);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	device VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	luck VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('qGCvKlGkPsvPVN8S',0,'person','Ana','','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94','8b2d1de62d6b0e0ff2df1162a876234f035dacea7dcd51846fbf247e45f30d78','');
INSERT INTO "seats" VALUES('qGCvKlGkPsvPVN8S',1,'person','Bo','','76ab3a32e49e5fe6198cf216cb3cea4662ce9348817794248438e4f94b98409f','4d6a51717d8231476fb640d4f7be15cb6eeeedf9a4be9ad612d182e5a44c3238','b0b0');
INSERT INTO "seats" VALUES('mrsT5vWEr7D6C2CI',0,'person','Ana','','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94','74752cb5d392b1e54ac77b1e3a3ea5b5b474738abc16044149757283f176f0e3','');
INSERT INTO "seats" VALUES('mrsT5vWEr7D6C2CI',1,'person','Bo','','76ab3a32e49e5fe6198cf216cb3cea4662ce9348817794248438e4f94b98409f','6d8c90fdc9c8ab70b196e8c5b7a17881bc06a4f9aa51a2ce1fca725015292e26','b0b0');
INSERT INTO "seats" VALUES('bI0v3Bu6wM9Sef6G',0,'person','Ana','','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94','ebbaf7ba904d8b20716df3ef49b38fcf40851e8eb52d861d5b9f10516fac14ae','');
INSERT INTO "seats" VALUES('bI0v3Bu6wM9Sef6G',1,'open','','','','','');
INSERT INTO "seats" VALUES('LqUE4DWdzlky1J21',0,'person','Ana','','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94','1237bad2b05d0f058fe80fb512b237fcd1a83f52dbd5ca54b3812794cc5b2643','');
INSERT INTO "seats" VALUES('LqUE4DWdzlky1J21',1,'bot','','random','','','');
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
	lease_until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('qGCvKlGkPsvPVN8S',1.79486546216649746898e+09,1.79486546258166170114e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94',0,'629ace0cc0aa985023bb053ccd4963fdea0b66298eac1c9800ad81c88ba49268',15,2,0,NULL,'null',NULL,'',0.0);
INSERT INTO "tables" VALUES('mrsT5vWEr7D6C2CI',1794865462.91825,1.7948654640724389553e+09,'over','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94',0,'4e255b1a71c332b8604776a26eb1513f31652ba5fbed6372669ccbb00b9b4477',43,0,0,NULL,'null',NULL,'',0.0);
INSERT INTO "tables" VALUES('bI0v3Bu6wM9Sef6G',1.79486546442538499835e+09,1.79486546442538499835e+09,'open','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94',1,'e32b86f3ead31f23697beed9290173d283bd517e79d003bf277e7f19a3467f21',0,0,0,NULL,'[]',NULL,'',0.0);
INSERT INTO "tables" VALUES('LqUE4DWdzlky1J21',1.79486546445036721222e+09,1.79486546461562323576e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"}}','8e5d71cdb57de7bc813ffb1ee039cb21c91ef36d102e5da7205268c39c749a94',0,'74b373ea344b2874a7b3bb9ed03a4daaa9fc41132ae1190d3492530025b7dc7a',1,3,1,NULL,'null',NULL,'',0.0);
CREATE INDEX tables_due ON tables (awaits_bot, lease_until);
CREATE INDEX tables_deadline ON tables (deadline);
CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX seats_device ON seats (device);
COMMIT;
