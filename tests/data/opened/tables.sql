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
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
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
INSERT INTO "moves" VALUES('finished',0,NULL,'deal private shades-of-purple
deal private shades-of-blue
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window chromatic-splendor/comitas
deal window ripples-of-light/fractal-drops',1.79484625253053665158e+09);
INSERT INTO "moves" VALUES('finished',1,0,'choose 1 shadow-thief',1.79484625299130630491e+09);
INSERT INTO "moves" VALUES('finished',2,1,'choose 2 ripples-of-light
deal tool lathekin
deal tool grozing-pliers
deal tool flux-brush
deal public row-color-variety
deal public column-color-variety
deal public column-shade-variety
start 1
roll G3
roll G4
roll R6
roll B3
roll P1',1.79484625313126111025e+09);
INSERT INTO "moves" VALUES('finished',3,0,'draft P1',1.79484625324259757994e+09);
INSERT INTO "moves" VALUES('finished',4,0,'use flux-brush
roll P3',1.7948462533751287461e+09);
INSERT INTO "moves" VALUES('finished',5,0,'place D5',1.7948462535193750858e+09);
INSERT INTO "moves" VALUES('finished',6,0,'pass',1.79484625363969564444e+09);
INSERT INTO "moves" VALUES('finished',7,1,'draft R6',1.79484625368349218375e+09);
INSERT INTO "moves" VALUES('finished',8,1,'place A4',1794846253.69644);
INSERT INTO "moves" VALUES('finished',9,1,'pass',1.79484625371675539018e+09);
INSERT INTO "moves" VALUES('finished',10,1,'draft G3',1.79484625373999333386e+09);
INSERT INTO "moves" VALUES('finished',11,1,'place A3',1.79484625377221512798e+09);
INSERT INTO "moves" VALUES('finished',12,1,'use lathekin',1.79484625385125255584e+09);
INSERT INTO "moves" VALUES('finished',13,1,'undo',1794846253.91888);
INSERT INTO "moves" VALUES('finished',14,1,'use lathekin',1.79484625403312683103e+09);
INSERT INTO "moves" VALUES('finished',15,1,'move A4 A2',1.79484625411422491075e+09);
INSERT INTO "moves" VALUES('finished',16,1,'move A3 B1',1.79484625423938584328e+09);
INSERT INTO "moves" VALUES('finished',17,1,'pass',1.79484625435928487778e+09);
INSERT INTO "moves" VALUES('finished',18,0,'draft B3',1.79484625439797592164e+09);
INSERT INTO "moves" VALUES('finished',19,0,'use grozing-pliers',1.7948462544393646717e+09);
INSERT INTO "moves" VALUES('finished',20,0,'turn 2',1.79484625460335350038e+09);
INSERT INTO "moves" VALUES('finished',21,0,'place C5',1.79484625476466894142e+09);
INSERT INTO "moves" VALUES('finished',22,0,'pass
roll R3
roll B4
roll Y4
roll R5
roll B5',1.794846254843383789e+09);
INSERT INTO "moves" VALUES('finished',23,1,'draft B4',1.79484625493442106246e+09);
INSERT INTO "moves" VALUES('finished',24,1,'place A3',1.79484625509171390536e+09);
INSERT INTO "moves" VALUES('finished',25,1,'use lathekin',1.79484625515950345993e+09);
INSERT INTO "moves" VALUES('finished',26,1,'move A2 B2',1.79484625524816107751e+09);
INSERT INTO "moves" VALUES('finished',27,1,'move A3 A2',1.79484625535326576236e+09);
INSERT INTO "moves" VALUES('finished',28,1,'pass',1.79484625538449740411e+09);
INSERT INTO "moves" VALUES('finished',29,0,'draft B5',1.79484625543225932123e+09);
INSERT INTO "moves" VALUES('finished',30,0,'use flux-brush
roll B1',1.79484625550017023089e+09);
INSERT INTO "moves" VALUES('finished',31,0,'place B4',1.79484625555792737011e+09);
INSERT INTO "moves" VALUES('finished',32,0,'pass',1.79484625561987686153e+09);
INSERT INTO "moves" VALUES('finished',33,0,'draft R3',1.79484625573535013206e+09);
INSERT INTO "moves" VALUES('finished',34,0,'place A3',1.7948462558312754631e+09);
INSERT INTO "moves" VALUES('finished',35,0,'pass',1.79484625595651030543e+09);
INSERT INTO "moves" VALUES('finished',36,1,'draft Y4',1.79484625606120729449e+09);
INSERT INTO "moves" VALUES('finished',37,1,'place C1',1.79484625616709208488e+09);
INSERT INTO "moves" VALUES('finished',38,1,'pass
roll P6
roll R3
roll Y3
roll R2
roll G1',1.79484625629235100747e+09);
INSERT INTO "moves" VALUES('finished',39,0,'draft P6',1.7948462564991054535e+09);
INSERT INTO "moves" VALUES('finished',40,0,'place B2',1.7948462565393722058e+09);
INSERT INTO "moves" VALUES('finished',41,0,'pass',1.79484625663020133969e+09);
INSERT INTO "moves" VALUES('finished',42,1,'draft R3',1.79484625671153068542e+09);
INSERT INTO "moves" VALUES('finished',43,1,'place C3',1.79484625675771689414e+09);
INSERT INTO "moves" VALUES('finished',44,1,'pass',1794846256.79954);
INSERT INTO "moves" VALUES('finished',45,1,'draft Y3',1.79484625683394241331e+09);
INSERT INTO "moves" VALUES('finished',46,1,'use grozing-pliers',1.79484625688734364509e+09);
INSERT INTO "moves" VALUES('finished',47,1,'turn 4',1.794846256947874546e+09);
INSERT INTO "moves" VALUES('finished',48,1,'place B4',1.79484625698050761222e+09);
INSERT INTO "moves" VALUES('finished',49,1,'pass',1.79484625706760549546e+09);
INSERT INTO "moves" VALUES('finished',50,0,'draft R2',1.794846257147712946e+09);
INSERT INTO "moves" VALUES('finished',51,0,'place C1',1.79484625721136260029e+09);
INSERT INTO "moves" VALUES('finished',52,0,'pass
roll B1
roll P3
roll B2
roll P6
roll Y5',1.79484625731574535373e+09);
INSERT INTO "moves" VALUES('finished',53,1,'draft P3',1.79484625739142036439e+09);
INSERT INTO "moves" VALUES('finished',54,1,'place A3',1.7948462574746866226e+09);
INSERT INTO "moves" VALUES('finished',55,1,'pass',1.79484625753229045871e+09);
INSERT INTO "moves" VALUES('finished',56,0,'draft B2',1.79484625755742192268e+09);
INSERT INTO "moves" VALUES('finished',57,0,'place C3',1.79484625763528132433e+09);
INSERT INTO "moves" VALUES('finished',58,0,'pass',1.79484625774977517125e+09);
INSERT INTO "moves" VALUES('finished',59,0,'pass',1.79484625785538816451e+09);
INSERT INTO "moves" VALUES('finished',60,1,'draft P6',1.7948462579458525181e+09);
INSERT INTO "moves" VALUES('finished',61,1,'place C5',1.79484625803530550001e+09);
INSERT INTO "moves" VALUES('finished',62,1,'pass
roll P3
roll G1
roll B4
roll Y6
roll Y4',1.79484625810375690458e+09);
INSERT INTO "moves" VALUES('finished',63,0,'draft Y6',1.79484625817328333858e+09);
INSERT INTO "moves" VALUES('finished',64,0,'place B5',1.79484625826728057861e+09);
INSERT INTO "moves" VALUES('finished',65,0,'pass',1.79484625833933758741e+09);
INSERT INTO "moves" VALUES('finished',66,1,'draft G1',1.79484625844342374797e+09);
INSERT INTO "moves" VALUES('finished',67,1,'place D4',1.79484625851007843018e+09);
INSERT INTO "moves" VALUES('finished',68,1,'pass',1.79484625859631681445e+09);
INSERT INTO "moves" VALUES('finished',69,1,'pass',1.79484625867406606672e+09);
INSERT INTO "moves" VALUES('finished',70,0,'draft B4',1.79484625872847127913e+09);
INSERT INTO "moves" VALUES('finished',71,0,'place D4',1.79484625884016823767e+09);
INSERT INTO "moves" VALUES('finished',72,0,'pass
roll Y6
roll Y4
roll G6
roll Y5
roll Y4',1794846258.99974);
INSERT INTO "moves" VALUES('finished',73,1,'draft Y6',1.79484625912249326704e+09);
INSERT INTO "moves" VALUES('finished',74,1,'place A1',1.79484625923153662688e+09);
INSERT INTO "moves" VALUES('finished',75,1,'pass',1.79484625933935546871e+09);
INSERT INTO "moves" VALUES('finished',76,0,'draft G6',1.79484625934726738927e+09);
INSERT INTO "moves" VALUES('finished',77,0,'place A4',1.79484625935142302509e+09);
INSERT INTO "moves" VALUES('finished',78,0,'pass',1.79484625935626935957e+09);
INSERT INTO "moves" VALUES('finished',79,0,'draft Y4',1.79484625937755131724e+09);
INSERT INTO "moves" VALUES('finished',80,0,'place D1',1.79484625938847565653e+09);
INSERT INTO "moves" VALUES('finished',81,0,'pass',1.79484625940201568601e+09);
INSERT INTO "moves" VALUES('finished',82,1,'pass
roll G6
roll P2
roll R1
roll Y4
roll R2',1.79484625943307375909e+09);
INSERT INTO "moves" VALUES('finished',83,0,'pass',1.79484625944519305233e+09);
INSERT INTO "moves" VALUES('finished',84,1,'draft P2',1.7948462595154631138e+09);
INSERT INTO "moves" VALUES('finished',85,1,'place D2',1.79484625953925156591e+09);
INSERT INTO "moves" VALUES('finished',86,1,'pass',1.79484625954252648358e+09);
INSERT INTO "moves" VALUES('finished',87,1,'draft R2',1.79484625954872655875e+09);
INSERT INTO "moves" VALUES('finished',88,1,'place D5',1.79484625955109953878e+09);
INSERT INTO "moves" VALUES('finished',89,1,'pass',1794846259.55909);
INSERT INTO "moves" VALUES('finished',90,0,'draft G6',1.7948462595631937981e+09);
INSERT INTO "moves" VALUES('finished',91,0,'place A1',1.79484625956712651249e+09);
INSERT INTO "moves" VALUES('finished',92,0,'pass
roll G5
roll R4
roll Y6
roll G5
roll B4',1.79484625957160258292e+09);
INSERT INTO "moves" VALUES('finished',93,1,'draft G5',1.7948462595844547748e+09);
INSERT INTO "moves" VALUES('finished',94,1,'place A5',1.79484625961946344372e+09);
INSERT INTO "moves" VALUES('finished',95,1,'pass',1794846259.66296);
INSERT INTO "moves" VALUES('finished',96,0,'pass',1.79484625977543926235e+09);
INSERT INTO "moves" VALUES('finished',97,0,'pass',1.79484625993968272212e+09);
INSERT INTO "moves" VALUES('finished',98,1,'pass
roll P5
roll B2
roll G5
roll R4
roll B5',1.79484626002247047425e+09);
INSERT INTO "moves" VALUES('finished',99,0,'draft G5',1.79484626015193390845e+09);
INSERT INTO "moves" VALUES('finished',100,0,'place D3',1.79484626026140737533e+09);
INSERT INTO "moves" VALUES('finished',101,0,'pass',1.79484626032659268374e+09);
INSERT INTO "moves" VALUES('finished',102,1,'draft B2',1.79484626037512397765e+09);
INSERT INTO "moves" VALUES('finished',103,1,'place B5',1.79484626046328234671e+09);
INSERT INTO "moves" VALUES('finished',104,1,'pass',1.79484626050510811807e+09);
INSERT INTO "moves" VALUES('finished',105,1,'draft B5',1.79484626060724186897e+09);
INSERT INTO "moves" VALUES('finished',106,1,'place C2',1.79484626065529155733e+09);
INSERT INTO "moves" VALUES('finished',107,1,'pass',1.79484626071093201636e+09);
INSERT INTO "moves" VALUES('finished',108,0,'pass
roll P1
roll Y6
roll P1
roll Y1
roll G4',1794846260.78769);
INSERT INTO "moves" VALUES('finished',109,1,'pass',1.79484626084382152553e+09);
INSERT INTO "moves" VALUES('finished',110,0,'pass',1.79484626096828532226e+09);
INSERT INTO "moves" VALUES('finished',111,0,'pass',1.79484626115907669064e+09);
INSERT INTO "moves" VALUES('finished',112,1,'pass',1.79484626133103203774e+09);
INSERT INTO "moves" VALUES('glory',0,NULL,'deal private shades-of-blue
deal private shades-of-yellow
deal private shades-of-green
deal bloom primrose
deal bloom daisy
deal bloom clover
deal bloom rosebud
deal bloom lily
deal bloom crocus
deal window fulgor-del-cielo/luz-celestial
deal window via-lux/industria
deal window suns-glory/firelight
deal window shadow-thief/sun-catcher
deal window chromatic-splendor/comitas
deal window kaleidoscopic-dream/firmitas',1.7948462621258790493e+09);
INSERT INTO "moves" VALUES('glory',1,0,'choose 1 via-lux',1.79484626275549936295e+09);
INSERT INTO "moves" VALUES('glory',2,1,'choose 2 shadow-thief',1.79484626293533062937e+09);
INSERT INTO "moves" VALUES('glory',3,2,'choose 3 chromatic-splendor',1.79484626307633137699e+09);
INSERT INTO "moves" VALUES('glory',4,0,'keep 1 both',1.79484626324737071983e+09);
INSERT INTO "moves" VALUES('glory',5,1,'keep 2 first',1.79484626335521101946e+09);
INSERT INTO "moves" VALUES('glory',6,2,'keep 3 none
deal tool running-pliers
deal tool lens-cutter
deal tool ash-tongs
deal public reach-of-ash
deal public shade-variety
deal public slate-shades
deal board blank-spaces
deal pioneer prism-column
deal pioneer banner-row
deal pioneer echo-row
start 1
roll P4
roll P6
roll B6
roll B5
roll G6
roll P2
roll S4',1.79484626345381164552e+09);
INSERT INTO "moves" VALUES('glory',7,0,'draft P6',1.79484626348717951778e+09);
INSERT INTO "moves" VALUES('glory',8,0,'place A3',1794846263.51764);
INSERT INTO "moves" VALUES('glory',9,0,'use running-pliers',1.79484626355803179743e+09);
INSERT INTO "moves" VALUES('glory',10,0,'draft G6',1794846263.6146);
INSERT INTO "moves" VALUES('glory',11,0,'place B4',1.79484626370311021806e+09);
INSERT INTO "moves" VALUES('glory',12,0,'pass',1.79484626380418109889e+09);
INSERT INTO "moves" VALUES('glory',13,1,'draft P2',1.79484626390475344656e+09);
INSERT INTO "moves" VALUES('glory',14,1,'undo',1.79484626399400424958e+09);
INSERT INTO "moves" VALUES('glory',15,1,'pass',1.79484626403662276272e+09);
INSERT INTO "moves" VALUES('glory',16,2,'draft P2',1.7948462640744049549e+09);
INSERT INTO "moves" VALUES('glory',17,2,'place A5',1.79484626423085308075e+09);
INSERT INTO "moves" VALUES('glory',18,2,'pass',1.79484626432736778254e+09);
INSERT INTO "moves" VALUES('glory',19,2,'draft B6',1.79484626443352508545e+09);
INSERT INTO "moves" VALUES('glory',20,2,'place B4',1.79484626473995733265e+09);
INSERT INTO "moves" VALUES('glory',21,2,'pass',1.79484626494750547408e+09);
INSERT INTO "moves" VALUES('glory',22,1,'draft P4',1.79484626510323071486e+09);
INSERT INTO "moves" VALUES('glory',23,1,'place B5',1.79484626521342420578e+09);
INSERT INTO "moves" VALUES('glory',24,1,'pass
roll G2
roll G6
roll G2
roll S2
roll Y1
roll B2
roll S2',1.7948462652996897697e+09);
INSERT INTO "moves" VALUES('glory',25,1,'pass',1.794846265503978014e+09);
INSERT INTO "moves" VALUES('glory',26,2,'draft G2',1.79484626563043713574e+09);
INSERT INTO "moves" VALUES('glory',27,2,'use ash-tongs',1.79484626582030749319e+09);
INSERT INTO "moves" VALUES('glory',28,2,'swap 1 S4',1.79484626603169274334e+09);
INSERT INTO "moves" VALUES('glory',29,2,'place A4',1.79484626618648290636e+09);
INSERT INTO "moves" VALUES('glory',30,2,'pass',1.79484626637410640717e+09);
INSERT INTO "moves" VALUES('glory',31,0,'pass',1.7948462665002346039e+09);
INSERT INTO "moves" VALUES('glory',32,0,'draft G6',1.79484626666831755641e+09);
INSERT INTO "moves" VALUES('glory',33,0,'place A5',1.79484626694220328335e+09);
INSERT INTO "moves" VALUES('glory',34,0,'pass',1.79484626721973037719e+09);
INSERT INTO "moves" VALUES('glory',35,2,'draft G2',1.79484626740862607957e+09);
INSERT INTO "moves" VALUES('glory',36,2,'place C5',1.79484626766219115259e+09);
INSERT INTO "moves" VALUES('glory',37,2,'pass',1.79484626785560607911e+09);
INSERT INTO "moves" VALUES('glory',38,1,'draft S2',1.79484626800441169737e+09);
INSERT INTO "moves" VALUES('glory',39,1,'use ash-tongs',1.79484626818814587594e+09);
INSERT INTO "moves" VALUES('glory',40,1,'swap 1 B5',1.79484626835656356806e+09);
INSERT INTO "moves" VALUES('alone',0,NULL,'deal private shades-of-green
deal private shades-of-red
deal window suns-glory/firelight
deal window aurora-sagradis/aurorae-magnificus',1.79484626901029539107e+09);
INSERT INTO "moves" VALUES('alone',1,0,'choose 1 aurora-sagradis
deal tool copper-foil-burnisher
deal tool flux-brush
deal tool glazing-hammer
deal public column-color-variety
deal public column-shade-variety
roll G6
roll G4
roll G2
roll Y1',1.79484626972889447214e+09);
INSERT INTO "moves" VALUES('alone',2,0,'draft G4',1.79484626989552950864e+09);
INSERT INTO "moves" VALUES('alone',3,0,'place D5',1.79484627011159753799e+09);
INSERT INTO "moves" VALUES('alone',4,0,'pass',1.79484627020415186881e+09);
INSERT INTO "moves" VALUES('alone',5,0,'draft Y1',1794846270.3787);
INSERT INTO "moves" VALUES('alone',6,0,'place C5',1.7948462705200097561e+09);
INSERT INTO "moves" VALUES('alone',7,0,'pass
roll P5
roll G1
roll B4
roll R5',1.79484627069181084625e+09);
INSERT INTO "moves" VALUES('alone',8,0,'draft P5',1.79484627086357784271e+09);
INSERT INTO "moves" VALUES('alone',9,0,'place C4',1.79484627107186746602e+09);
INSERT INTO "moves" VALUES('alone',10,0,'use copper-foil-burnisher R5',1.79484627119719600675e+09);
INSERT INTO "moves" VALUES('alone',11,0,'move D5 B3',1.79484627134961032867e+09);
INSERT INTO "moves" VALUES('alone',12,0,'pass',1.7948462714594249725e+09);
INSERT INTO "moves" VALUES('alone',13,0,'use glazing-hammer B4
roll G6',1.79484627157686209677e+09);
INSERT INTO "moves" VALUES('alone',14,0,'pass
roll G5
roll P1
roll B2
roll Y1',1.79484627169965982439e+09);
INSERT INTO "moves" VALUES('alone',15,0,'draft Y1',1.79484627181552195548e+09);
INSERT INTO "moves" VALUES('alone',16,0,'undo',1.79484627205163145072e+09);
INSERT INTO "moves" VALUES('alone',17,0,'draft G5',1.79484627223690223693e+09);
INSERT INTO "moves" VALUES('alone',18,0,'place A2',1.79484627241533565523e+09);
INSERT INTO "moves" VALUES('alone',19,0,'pass',1.79484627261093020438e+09);
INSERT INTO "moves" VALUES('alone',20,0,'draft Y1',1.79484627271125936507e+09);
INSERT INTO "moves" VALUES('alone',21,0,'place C3',1.79484627291165757178e+09);
INSERT INTO "moves" VALUES('alone',22,0,'pass
roll Y4
roll P5
roll Y2
roll B2',1.79484627312412190437e+09);
INSERT INTO "moves" VALUES('alone',23,0,'draft Y2',1.79484627320104646675e+09);
INSERT INTO "moves" VALUES('alone',24,0,'place D2',1.7948462733973641395e+09);
INSERT INTO "moves" VALUES('alone',25,0,'pass',1.79484627347141981125e+09);
INSERT INTO "moves" VALUES('alone',26,0,'draft Y4',1.79484627367543578147e+09);
INSERT INTO "moves" VALUES('alone',27,0,'use flux-brush P5
roll Y3',1.79484627382744908329e+09);
INSERT INTO "moves" VALUES('alone',28,0,'place D4',1.79484627394183015821e+09);
INSERT INTO "moves" VALUES('alone',29,0,'pass
roll G2
roll R4
roll P6
roll B1',1.79484627405906152722e+09);
INSERT INTO "moves" VALUES('alone',30,0,'draft G2',1.79484627409289550781e+09);
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
INSERT INTO "seats" VALUES('finished',0,'person','Ana','','','key 0','','');
INSERT INTO "seats" VALUES('finished',1,'person','Bo','','','key 1','','');
INSERT INTO "seats" VALUES('glory',0,'person','Ana','','','key 0','','');
INSERT INTO "seats" VALUES('glory',1,'person','Bo','','','key 1','','');
INSERT INTO "seats" VALUES('glory',2,'person','Cy','','','key 2','','');
INSERT INTO "seats" VALUES('alone',0,'person','Ana','','','key 0','','');
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
INSERT INTO "tables" VALUES('finished',1.0,1.79484626133103203774e+09,'over','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[]}','ana',0,'5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',113,0,0,NULL,'null',NULL,'',0.0,0,'{}');
INSERT INTO "tables" VALUES('glory',1.0,1.79484626835656356806e+09,'playing','{"options":{"players":3,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":["grey-glass","pioneers","blooms","rivalry"],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[]}','ana',0,'5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',41,2,0,NULL,'null',NULL,'',0.0,0,'{}');
INSERT INTO "tables" VALUES('alone',1.0,1.79484627409289550781e+09,'playing','{"options":{"players":1,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[]}','ana',0,'5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',31,1,0,NULL,'null',NULL,'',0.0,0,'{}');
CREATE INDEX tables_due ON tables (awaits_bot, lease_until);
CREATE INDEX tables_deadline ON tables (deadline);
CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX seats_device ON seats (device);
COMMIT;
