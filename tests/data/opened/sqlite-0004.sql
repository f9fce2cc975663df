BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "chat" VALUES('FNxt4HFiv8_AF4UO',0,0,'','good luck',1.79486553653800749771e+09);
INSERT INTO "chat" VALUES('LFDG_6-_AnCXN_WH',0,0,'','good luck',1.79486553802160096163e+09);
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
INSERT INTO "keys" VALUES('cookie','3dd0d0536ddbfdbf5aead0d5fe8c4fb74ac9ceed55ae7628ceab7b8f9a47d043');
INSERT INTO "keys" VALUES('alive','1794865535.7143767');
INSERT INTO "keys" VALUES('probe','195b977db602095132007b896fae24a1996980f4fc55b5f3d204f23e98b9682f');
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
	at FLOAT NOT NULL, link VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',0,NULL,'deal private shades-of-yellow
deal private shades-of-red
deal window virtus/symphony-of-light
deal window aurora-sagradis/aurorae-magnificus
deal window kaleidoscopic-dream/firmitas
deal window lux-mundi/lux-astram',1.79486553625193929672e+09,'80deb9213468fc9b96bc4893ccccacc3e3ac945db616228517c7cfb8d76e57ab');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',1,0,'choose 1 virtus',1.79486553633326482775e+09,'eb052e3309a985a3087f524b1c80fca007d060714c1e31ff63512d4ea3da4f57');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',2,1,'choose 2 kaleidoscopic-dream
deal tool grozing-pliers
deal tool cork-backed-straightedge
deal tool eglomise-brush
deal public row-color-variety
deal public column-shade-variety
deal public deep-shades
start 2
roll R2
roll R1
roll B1
roll Y2
roll R2',1.79486553634507489205e+09,'5e6c00938ac95ea038e39b4e231421f86f3c81cd5d3078a63369353696a6a0c4');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',3,1,'pass',1.79486553636206269267e+09,'c3750abaa54eee077157afde929f0fe82d32754e6ab74fd054066d051fddaf52');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',4,0,'pass',1.79486553638844585417e+09,'891baeb2a105fa2289b94a3eb968a626b2870dcbbb86e10266ee7ba0a2bc4cf5');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',5,0,'pass',1.79486553640934753421e+09,'e322679ba02c92f363b98749d37b2661be1383ff4b0851ab7cdf7641671faf6d');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',6,1,'pass
roll B2
roll Y6
roll B6
roll P2
roll P5',1.79486553642282867433e+09,'876b18e3d803a0b67b33e196ca45fa665679b2b844544aa01542e4835a8912a0');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',7,0,'pass',1.79486553643336939813e+09,'bfdf722b6812654088067f6ba1bef7f827f629c7f712e606a7a553806ef8f3fa');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',8,1,'pass',1.79486553644483733181e+09,'d6e8fb44e71de0f0b70d0cd48ac1f15b1fc54a9a3357ecec3c6e3338f2249bbb');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',9,1,'pass',1.79486553646526384355e+09,'c4ac9c3a9430341e475873c7e482ccde8fabc3353b92538cf9d09068e779b6e4');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',10,0,'pass
roll P3
roll P5
roll Y3
roll G4
roll B6',1.79486553647718667984e+09,'e7e105791dcee02acfc04202f0a095880d3d35b19a7f9542209d4e3df4f7a378');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',11,1,'pass',1.79486553648933339121e+09,'a4f9644b3c8b1f14cf7db95f055319c69c126331a048acee5e1dbc91483aa491');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',12,0,'pass',1.79486553650123929976e+09,'a67f34c7d0521361212bbba91a9229c6201c5e81ef800120005c28f2114e56d0');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',13,0,'pass',1.79486553651380491259e+09,'abc7bcf24dcd5e4bdcc2ea7c8cfb89f91b0af921554e9b4e22462c6aea2e57fb');
INSERT INTO "moves" VALUES('FNxt4HFiv8_AF4UO',14,1,'pass
roll Y5
roll G4
roll Y1
roll P3
roll Y3',1.79486553652610349648e+09,'366dbbd4999e1588ec1803692f0cef3dffe4568665024188d349f060425d04d7');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',0,NULL,'deal private shades-of-blue
deal private shades-of-red
deal window chromatic-splendor/comitas
deal window suns-glory/firelight
deal window aurora-sagradis/aurorae-magnificus
deal window fulgor-del-cielo/luz-celestial',1.7948655369717535972e+09,'abc547d80a70ccc45ac320dbc1d9bc669d7a0b25ecd42e1dd706c0bd53969039');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',1,0,'choose 1 chromatic-splendor',1.7948655370813877582e+09,'cefb249180d37515ce05fa243644d6ec57f7315e4ec4b83e2f9d33b59ed22e5b');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',2,1,'choose 2 aurora-sagradis
deal tool flux-remover
deal tool glazing-hammer
deal tool running-pliers
deal public row-color-variety
deal public deep-shades
deal public row-shade-variety
start 2
roll P5
roll Y6
roll G2
roll Y2
roll R2',1.79486553709748244281e+09,'7e046dd7202eac9fab8916b926be07df5c06cc777365d5479dfc189946b4e76e');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',3,1,'pass',1.79486553712595200537e+09,'a8f928bdc1c7e5d905c5fea80b59396d059004d1b07bd9f011406d584526df36');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',4,0,'pass',1.79486553715336132055e+09,'a03d89bb3bdac407af28e97bad64101bcf203a56c4e08915eea397a71abaccd9');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',5,0,'pass',1.79486553717558383939e+09,'3e9076fbadee9ab9d3a6f4c2edbe969826d854039d24a6034a8fafac79e2fb89');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',6,1,'pass
roll P5
roll G2
roll B4
roll B1
roll Y2',1.79486553719672846797e+09,'5875d3d97b18747402361c7ab4c689a67580d81a4a2fa2b216d79ba2c10d3db2');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',7,0,'pass',1.79486553720852684981e+09,'7380c0737266489f0381e9f36fc9772e9c71237cbac432db97c9ad4b555ecd08');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',8,1,'pass',1.7948655372302880287e+09,'a16310565d29cc7b584ae3e4ced2f035cf6bf976144ebeed355be58e5fd8ea4f');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',9,1,'pass',1.79486553724396586412e+09,'ceda59548f1d93d6c5aea9d5c66c38d8a7575a19d357c5d7105b700cf1783739');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',10,0,'pass
roll P2
roll R3
roll B6
roll G6
roll Y5',1.79486553726195716858e+09,'93c59e85fb2b093a572792da0ed8d3127a13c893f124b50a0a64e6518b7abf67');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',11,1,'pass',1.79486553729713129998e+09,'c0c5aa68e52930d0cd01cac274a7cfa27e42a6764ed94e3113a0a534cf932dc2');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',12,0,'pass',1.79486553732185316082e+09,'592fa5edb0c982333fe8932962234b17edf8905c20defcc1383d576d6f7180f2');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',13,0,'pass',1.79486553734874916075e+09,'6b13a76996b2b6d0f9d416d244f3dd2308ee6ad05142f56450cb7f1030d76447');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',14,1,'pass
roll Y1
roll P4
roll B6
roll Y4
roll Y6',1.79486553736557149889e+09,'793af8d19a5560e840ab0ea4005084ad4932cbbbeed490ba831bca5dddffd0ca');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',15,0,'pass',1.79486553738937520984e+09,'cee1d6132ae00ef016da2bcaad6c2ef5ff6477fd093e877b1f9fb606e05461d6');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',16,1,'pass',1.79486553740527439112e+09,'1ec2d84c220ec0f69d4910b14e0361d43700b58d9f23b7d6b106d917c7d53e22');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',17,1,'pass',1.79486553742240595812e+09,'4b3544b3e991f9d9672a3e775ea0e420bc5e4e696351e393849046c23cd59198');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',18,0,'pass
roll Y3
roll P6
roll P5
roll B3
roll Y4',1.79486553745764708519e+09,'4b1c85e686ebc54f03b540cc128bba2bbf58a4c573a39849833b77039eefd2b8');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',19,1,'pass',1.79486553748525595663e+09,'f561d3dcc6ceaf05b3047fbd3450e671b702d55b9769686ec37a76cda73c05a6');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',20,0,'pass',1.7948655375052087307e+09,'19f96062dc11b845f0a8d868b3763d63301879e84ef3025a9566979f95efdc51');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',21,0,'pass',1.79486553751705288882e+09,'5c840bdd9bf6e07813889ff09253fdbed2b77d1d0f4d861000def7c1519ca6ef');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',22,1,'pass
roll G3
roll Y1
roll R3
roll B2
roll Y2',1.79486553753742599489e+09,'5c65562bc827720b52ef86296186602e852a2f5435cee7ca36c1cf051eef00f3');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',23,0,'pass',1.79486553755537343022e+09,'5091ffdf55d214e61383c4ae1b50985878082e6cb9184380550037e1c5d4fa22');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',24,1,'pass',1.79486553758203983303e+09,'5a051607c52becbda94038d8e3ef75184d51ed2853b4d00cd44655763465850f');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',25,1,'pass',1.79486553760331702233e+09,'42c91bc22c4d081a08111653197ffb990a9383811cb83d0ad43c111bae491a0b');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',26,0,'pass
roll R4
roll B5
roll G1
roll B3
roll G4',1.79486553763744211193e+09,'f3baab908bd61427223c513af90be9924cc4e33d9e40ddc563b2850e685d7ef0');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',27,1,'pass',1.79486553766121029857e+09,'f4815f9516fa7921f5fb91c662c713a97503c9193b4ccbc7df0570f1f682334e');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',28,0,'pass',1.79486553768933105473e+09,'9727dbed688224e897fd468274331c330b85796d7c545397af52140592c3f5a8');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',29,0,'pass',1.79486553770762062077e+09,'cb451b27d1728116192edf2f2e6b0fc5b883e4616f290ae44d6512135294781e');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',30,1,'pass
roll P4
roll B3
roll G6
roll R6
roll B2',1.79486553773007774352e+09,'1c0f465c57a11679b7437ef7afa2b1ec3a1f7476c35bd0730eadc475484062df');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',31,0,'pass',1.79486553774935436245e+09,'c6cdf6e2e82938d41ba15043cd5ce276719cc5a2e099d12a58a4272a5e51b211');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',32,1,'pass',1.7948655377732961178e+09,'1e0160b9ed38c998e0e566f5133120d26955d7fc31c2e103cc003e5d59692556');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',33,1,'pass',1.79486553779183959957e+09,'ad1488e3f6ce55075846fd98fb9fd1098d8197092c610a75a58a82f621e18e52');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',34,0,'pass
roll R1
roll B3
roll G5
roll G1
roll R1',1.79486553781641721729e+09,'a6852446d4f7ee70c48086f804e1a337adf5d08096035c8a5727a35090d326cb');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',35,1,'pass',1.79486553784949231151e+09,'ff1382237804be825fe02212c60b4002a9bd87938246d32fbe6ddf9006f310a9');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',36,0,'pass',1.79486553786762905119e+09,'17a9b354bf4bb8787ff416491ff5547a8b04104ec4a462a38b6bcff9428d6bdc');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',37,0,'pass',1.79486553788318085669e+09,'0e85aa65ceb2e5bc5130d9915dcb0af326993b8b7ea85861ee0357c05e4be7f9');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',38,1,'pass
roll P1
roll G1
roll P4
roll Y1
roll G5',1.79486553790233349797e+09,'fa17c8cb6d0c6f7615e0a1d16006bb2dca88ac5caf19f22cd84845112c99955d');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',39,0,'pass',1.79486553792120695112e+09,'6e1a0d35f5f4d6ba3ace5cbd6a07401bc3c5855d803ae402dfb581e96a71d912');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',40,1,'pass',1.79486553794130039218e+09,'c4abbf5cfb3c5538a28fb8e1c58ec2f0dcb04c2c5fe3fad14177043e8df55f7c');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',41,1,'pass',1.79486553796142411232e+09,'be36d77417fafbee9c44700578f33b3906fd5300844579499fcf330ff35f13d5');
INSERT INTO "moves" VALUES('LFDG_6-_AnCXN_WH',42,0,'pass',1.79486553798434638981e+09,'4b1e7a8bdf9d9a458b97a0da61528d4654622488d46dd118258e1cea824fa8f7');
INSERT INTO "moves" VALUES('IHVC8ut4BOoiup4p',0,NULL,'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas',1.79486553870716547967e+09,'d4579f151a62958fd1e5a58a92697bbc11e57fb01b51fcc8cad0da9261732f2e');
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
INSERT INTO "seats" VALUES('FNxt4HFiv8_AF4UO',0,'person','Ana','','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c','93f3baf23e956a3b43ee856f328b876dbd996c68010ff0159d73a928630c5422','','','');
INSERT INTO "seats" VALUES('FNxt4HFiv8_AF4UO',1,'person','Bo','','53e964fe8e8e6b04f1f5031d29b476b86a447087342441c1c093a49f23e7ca38','f5c87f5f7fdb03b5ee73b880b031cc8b2eeae00c8604577edc4bfd83f249bcf0','b0b0','','');
INSERT INTO "seats" VALUES('LFDG_6-_AnCXN_WH',0,'person','Ana','','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c','7b09d97f637484b4110dc1c7552d03f306d909561478e6fc7b3e2baebaa49d41','','','');
INSERT INTO "seats" VALUES('LFDG_6-_AnCXN_WH',1,'person','Bo','','53e964fe8e8e6b04f1f5031d29b476b86a447087342441c1c093a49f23e7ca38','9dce87cada4d5a3e81b7f9ecc2edc96749e973e742d82cea938bb1c9b09ca466','b0b0','','');
INSERT INTO "seats" VALUES('k3yKm8dYAVJlmD4n',0,'person','Ana','','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c','5da9ae8dd6bb9d93326220f00bf4e554bd0f6ee1018b1acad2979e2af2a3f7c5','','','');
INSERT INTO "seats" VALUES('k3yKm8dYAVJlmD4n',1,'open','','','','','','','');
INSERT INTO "seats" VALUES('IHVC8ut4BOoiup4p',0,'person','Ana','','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c','d07987ac7a21d0c0967ba79212550251189ce1acab60494679e15252a4a2b794','','','');
INSERT INTO "seats" VALUES('IHVC8ut4BOoiup4p',1,'bot','','random','','','','','');
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
INSERT INTO "tables" VALUES('FNxt4HFiv8_AF4UO',1.79486553612535500524e+09,1.79486553652610349648e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c',0,'22208774a1af0195b789a0922bd7b4618e37eab331006c8f6ac967f8d46a6384',15,1,0,NULL,'null',NULL,'',0.0,0,'{}',1,'[]');
INSERT INTO "tables" VALUES('LFDG_6-_AnCXN_WH',1.79486553686965131758e+09,1.79486553798434638981e+09,'over','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c',0,'1bbc7ce99183e3acd3c9df6a20b60cfb855e7fcb6907bfbfef11646d0c612836',43,0,0,NULL,'null',NULL,'',0.0,0,'{}',1,'[]');
INSERT INTO "tables" VALUES('k3yKm8dYAVJlmD4n',1.79486553835885405535e+09,1.79486553835885405535e+09,'open','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c',1,'49355a252067db3a4d67d9ccc431ce3c6247f0add1ac813d64b74b59f778d720',0,0,0,NULL,'[]',NULL,'',0.0,0,'{}',1,'[]');
INSERT INTO "tables" VALUES('IHVC8ut4BOoiup4p',1.7948655384093065262e+09,1.79486553870716547967e+09,'playing','{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}','00d72ce4ce80365359dc7dab8c6ca0951103b78038d216b160cc5e9f2f85992c',0,'f1da8b35c1e24d0e8fc05cb39bbac46f6f346adcddd511471554b94cf95b4442',1,3,1,NULL,'null',NULL,'',0.0,0,'{}',1,'[]');
CREATE INDEX tables_due ON tables (awaits_bot, lease_until);
CREATE INDEX tables_deadline ON tables (deadline);
CREATE INDEX tables_changed ON tables (changed);
CREATE INDEX seats_device ON seats (device);
COMMIT;
