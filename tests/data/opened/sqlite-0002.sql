BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES('ONF297_GhJNZ7amV',0,0,'','good luck',1.7948654809042112827e+09);
INSERT INTO "chat" VALUES('XXUZO-T-N5kBVO_n',0,0,'','good luck',1.79486548198364233969e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','b57366c873285379f48057c099ffa14bdaa17ec38d66683cdfe64c425d766338');
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
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',0,NULL,'deal private shades-of-purple
deal private shades-of-blue
deal window shadow-thief/sun-catcher
deal window gravitas/water-of-life
deal window fulgor-del-cielo/luz-celestial
deal window lux-mundi/lux-astram',1.79486548049810147285e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',1,0,'choose 1 shadow-thief',1.79486548058259439471e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',2,1,'choose 2 fulgor-del-cielo
deal tool eglomise-brush
deal tool copper-foil-burnisher
deal tool tap-wheel
deal public row-color-variety
deal public column-shade-variety
deal public column-color-variety
start 2
roll G1
roll G2
roll Y1
roll G2
roll P3',1.79486548061402416227e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',3,1,'pass',1.79486548062159419064e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',4,0,'pass',1.79486548066152596476e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',5,0,'pass',1.79486548067667484279e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',6,1,'pass
roll B5
roll B4
roll B4
roll R3
roll R2',1.79486548068728661532e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',7,0,'pass',1.79486548072450351719e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',8,1,'pass',1.79486548074933218951e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',9,1,'pass',1.79486548076125431057e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',10,0,'pass
roll R1
roll P5
roll G1
roll B5
roll P1',1.79486548079794669147e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',11,1,'pass',1.7948654808127372265e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',12,0,'pass',1.79486548082949662211e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',13,0,'pass',1.7948654808488342762e+09);
INSERT INTO "moves" VALUES('ONF297_GhJNZ7amV',14,1,'pass
roll Y4
roll G2
roll Y6
roll Y3
roll R5',1.79486548087025785452e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',0,NULL,'deal private shades-of-red
deal private shades-of-yellow
deal window batllo/bellesguard
deal window ripples-of-light/fractal-drops
deal window lux-mundi/lux-astram
deal window suns-glory/firelight',1.79486548129459023469e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',1,0,'choose 1 batllo',1.79486548135757946961e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',2,1,'choose 2 lux-mundi
deal tool copper-foil-burnisher
deal tool tap-wheel
deal tool eglomise-brush
deal public column-shade-variety
deal public medium-shades
deal public column-color-variety
start 1
roll R2
roll R6
roll B1
roll P1
roll B1',1.79486548136289787288e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',3,0,'pass',1.79486548137717318541e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',4,1,'pass',1.79486548138916587828e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',5,1,'pass',1.79486548140620350835e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',6,0,'pass
roll P3
roll B2
roll R1
roll Y5
roll R3',1.79486548141851663586e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',7,1,'pass',1.79486548144128060344e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',8,0,'pass',1.79486548145898342125e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',9,0,'pass',1.79486548147135114672e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',10,1,'pass
roll B5
roll B6
roll P2
roll B1
roll R6',1.79486548148287439348e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',11,0,'pass',1.79486548150534057618e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',12,1,'pass',1.79486548152125287053e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',13,1,'pass',1.79486548154533457751e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',14,0,'pass
roll G5
roll G3
roll B2
roll G6
roll B2',1.79486548155765485764e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',15,1,'pass',1.79486548156519603721e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',16,0,'pass',1.79486548158927893643e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',17,0,'pass',1.79486548160120081897e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',18,1,'pass
roll P4
roll Y1
roll B3
roll P6
roll B2',1.7948654816077010631e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',19,0,'pass',1.79486548163321256639e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',20,1,'pass',1.79486548164522123332e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',21,1,'pass',1.79486548166123223305e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',22,0,'pass
roll R2
roll G4
roll R2
roll G2
roll B4',1.79486548167774939534e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',23,1,'pass',1.79486548168389391895e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',24,0,'pass',1.79486548170121216778e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',25,0,'pass',1.79486548170958447453e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',26,1,'pass
roll Y5
roll G5
roll R4
roll R2
roll R1',1.7948654817296037674e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',27,0,'pass',1.79486548174925589563e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',28,1,'pass',1.79486548176518797875e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',29,1,'pass',1.79486548177121233932e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',30,0,'pass
roll Y3
roll Y6
roll P5
roll Y5
roll G4',1.79486548178591299052e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',31,1,'pass',1.79486548179879784581e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',32,0,'pass',1.79486548181008148195e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',33,0,'pass',1.7948654818170926571e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',34,1,'pass
roll B4
roll G5
roll B2
roll G2
roll R2',1.794865481837656498e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',35,0,'pass',1.79486548185319828982e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',36,1,'pass',1.79486548186882877349e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',37,1,'pass',1.79486548189327359192e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',38,0,'pass
roll B4
roll R1
roll G1
roll P5
roll Y2',1.79486548190961289405e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',39,1,'pass',1.79486548192931079869e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',40,0,'pass',1.7948654819371614456e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',41,0,'pass',1.79486548196251082419e+09);
INSERT INTO "moves" VALUES('XXUZO-T-N5kBVO_n',42,1,'pass',1.79486548197729778287e+09);
INSERT INTO "moves" VALUES('nsx_FD4ixa6Yck2D',0,NULL,'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas',1.7948654824658601284e+09);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	device VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	luck VARCHAR(64) NOT NULL, stand_in VARCHAR(40) DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('ONF297_GhJNZ7amV',0,'person','Ana','','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5','e7d0d5fedf021ea5ebfe535dd48060b6d293d7f6f9356a9be48dc199ac04615f','','');
INSERT INTO "seats" VALUES('ONF297_GhJNZ7amV',1,'person','Bo','','621e3d8803c3966178885704cc8e5db9545d99bca898339d509ab257f6f33281','c6858ec8de196256e8399d0c7f7d201ddb9946c67d33137a4adea2ffcda4b338','b0b0','');
INSERT INTO "seats" VALUES('XXUZO-T-N5kBVO_n',0,'person','Ana','','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5','a0b3f4bc9a599b2cfbfaab72fa1a6b3606bf86d5810084dd4e6b365b54703e6c','','');
INSERT INTO "seats" VALUES('XXUZO-T-N5kBVO_n',1,'person','Bo','','621e3d8803c3966178885704cc8e5db9545d99bca898339d509ab257f6f33281','a0b06c07b6c4b0810e2ef9c37134696d136ef075320262b8d0257ca2b7651391','b0b0','');
INSERT INTO "seats" VALUES('l9dzr0o59jz5BlHf',0,'person','Ana','','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5','53150803f8aed06cd78c79e89f8fae06c8158e7b435669277354c7bdf0249154','','');
INSERT INTO "seats" VALUES('l9dzr0o59jz5BlHf',1,'open','','','','','','');
INSERT INTO "seats" VALUES('nsx_FD4ixa6Yck2D',0,'person','Ana','','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5','c6ff347bd1380538605b0782a938b27640e12614d1e4aae989e1c4ecaa17f406','','');
INSERT INTO "seats" VALUES('nsx_FD4ixa6Yck2D',1,'bot','','random','','','','');
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
	lease_until FLOAT NOT NULL, paused BOOLEAN DEFAULT 0 NOT NULL, wishes TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ONF297_GhJNZ7amV',1.79486548033744645119e+09,1.79486548087025785452e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5',0,'b0e92ebbaa27c548909d7bf6fd7ed3d6f9cd51984d1ebd4dae96da21f6542d58',15,1,0,NULL,'null',NULL,'',0.0,0,'{}');
INSERT INTO "tables" VALUES('XXUZO-T-N5kBVO_n',1.79486548122535395622e+09,1.79486548197729778287e+09,'over','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5',0,'e5f45cba838ced425de798fbc14c18c4652918071fd6d411d5d0aa0da4354103',43,0,0,NULL,'null',NULL,'',0.0,0,'{}');
INSERT INTO "tables" VALUES('l9dzr0o59jz5BlHf',1.79486548229973840711e+09,1.79486548229973840711e+09,'open','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5',1,'e22fd87d2d5769e46c1659bd0eb9c149ab82622820e657587710564bce1c71ea',0,0,0,NULL,'[]',NULL,'',0.0,0,'{}');
INSERT INTO "tables" VALUES('nsx_FD4ixa6Yck2D',1.79486548233430910108e+09,1.7948654824658601284e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','1585b7a333d3d955bd6cc98f89af4a0f534fa8cd3eb7bf54af4c887955a343d5',0,'064ad8c1b59bdab7dd5f6c936c4c12ebdb2f78ad60582221b9db1b4c2421957a',1,3,1,NULL,'null',NULL,'',0.0,0,'{}');
CREATE INDEX tables_due ON tables (awaits_bot, lease_until);
CREATE INDEX tables_deadline ON tables (deadline);
CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX seats_device ON seats (device);
COMMIT;
