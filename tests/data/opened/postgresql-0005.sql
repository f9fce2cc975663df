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
    at double precision NOT NULL,
    link character varying(64) DEFAULT ''::character varying NOT NULL
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
    dice_stopped_by text DEFAULT '[]'::text NOT NULL,
    round integer DEFAULT 0 NOT NULL,
    result text DEFAULT ''::text NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.chat VALUES ('8w-p_EqjqKSawoNo', 0, 0, '', 'good luck', 1794865567.9962678);
INSERT INTO public.chat VALUES ('i-9Rrw55MPAohXdm', 0, 0, '', 'good luck', 1794865569.2339387);
INSERT INTO public.keys VALUES ('seed-check', '55af9339c43c93e6ebc8ad087907fa817a0bd589c01979e1e1dd90d328045ec3');
INSERT INTO public.keys VALUES ('cookie', 'e76d75ab97279c7246a46785541ea560e488ff2b1c3d38693fe135103e2187c1');
INSERT INTO public.keys VALUES ('alive', '1794865566.9721222');
INSERT INTO public.keys VALUES ('probe', 'e63c5bb979f54d77b5ebd0b40c3c252a0caa8b68616e9564b0bb4741cdde7699');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 0, NULL, 'deal private shades-of-green
deal private shades-of-yellow
deal window kaleidoscopic-dream/firmitas
deal window chromatic-splendor/comitas
deal window aurora-sagradis/aurorae-magnificus
deal window virtus/symphony-of-light', 1794865567.6073496, '29a2c84b13521de0115bf4961c79af20bd386c9711e45db1ea08005f855659b8');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 1, 0, 'choose 1 kaleidoscopic-dream', 1794865567.6855073, 'fb7c42322c3558f36e7d58f39a224e14882f5c8df97cdc24a984c1f4f96ddd5e');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 2, 1, 'choose 2 aurora-sagradis
deal tool copper-foil-burnisher
deal tool eglomise-brush
deal tool grinding-stone
deal public column-color-variety
deal public row-color-variety
deal public column-shade-variety
start 1
roll G3
roll P2
roll G4
roll B5
roll Y6', 1794865567.7567883, 'd1eb8f1f8f45d2dfafe5df093343226fc0fa36c1e190350cc9f677816f07dac1');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 3, 0, 'pass', 1794865567.7850504, '3b14317df1488c2bdf28fbb9fac789b3bec91f8a779815c30921b067c4ac5a99');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 4, 1, 'pass', 1794865567.8011508, 'a2362536114c58179d993b13f4ba8933c0c775d92dad06dd92443bff72fd608f');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 5, 1, 'pass', 1794865567.8277059, '835b9699aa04e2e481940b939f60e44f262b946e21502cbb16c6a308c8075425');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 6, 0, 'pass
roll R3
roll Y6
roll P2
roll G5
roll Y5', 1794865567.8345401, '44fefe669064f3e7928db68ed6752e125d58064568bf6510e6cb33de2cfa09b9');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 7, 1, 'pass', 1794865567.8659203, '0b81a5b0d3cea3507139faf787073efdcb7fa6a853b1dcab12fe7e64256502c7');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 8, 0, 'pass', 1794865567.8853002, '224a7c74a2de43d978704f47a6afb83ce2f7d54b446447e6751959d5ca1f84fd');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 9, 0, 'pass', 1794865567.8944087, '3a3196d8b08f85631d3688befe2de4fba193c59d82e4d3fc67c8617732581e89');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 10, 1, 'pass
roll Y3
roll G5
roll R6
roll P3
roll G2', 1794865567.913028, '7e80c6cca781accb210e14a437aa01e279096913e30d9b3b359617be4f3c2b13');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 11, 0, 'pass', 1794865567.9356155, 'ec8893f4b78af2a6a5c566a63afeaeb295ef42cfd5ac2c357330ad7d59d0f860');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 12, 1, 'pass', 1794865567.9431345, '9729444598a5e69a31cd4c58e19cd55990cc6fd88202a851b74acd1df5a0feb9');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 13, 1, 'pass', 1794865567.9715502, 'd6edaf1740297e0a494cdb021d0df2e9c5a7ceccdfede3f9a50a4b4eefb4fb81');
INSERT INTO public.moves VALUES ('8w-p_EqjqKSawoNo', 14, 0, 'pass
roll P1
roll P2
roll G6
roll P5
roll B6', 1794865567.9766216, '468967aa2305b29126e7c3d6b8a32b773e17e23a2949bef452176cc0c31d0123');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-green
deal window fulgor-del-cielo/luz-celestial
deal window virtus/symphony-of-light
deal window shadow-thief/sun-catcher
deal window ripples-of-light/fractal-drops', 1794865568.501972, 'ecfa1844f7426d1f32b00cae970f36c1cd25b1f1e7113f1d742abb6be49ce535');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 1, 0, 'choose 1 fulgor-del-cielo', 1794865568.6137023, 'd51bf91e198be57bdd4dc4f7a8d07e87313133fac890d8d5e6868da404292af2');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 2, 1, 'choose 2 shadow-thief
deal tool running-pliers
deal tool copper-foil-burnisher
deal tool grinding-stone
deal public row-shade-variety
deal public column-color-variety
deal public row-color-variety
start 2
roll G6
roll Y1
roll P6
roll B6
roll B6', 1794865568.6744955, '1ef073d17785810646dcd7e40adf86b6c692165da1f94befce224560c9022798');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 3, 1, 'pass', 1794865568.6966443, 'a2a723022f19686f33a8e1253d0ac142898cd1e180c6124b6543813b38febb5e');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 4, 0, 'pass', 1794865568.7136345, '82ffbdcac8bf8521fc3eec10fa7e62d0e8b5d740bfe756b5e80de496493c89e4');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 5, 0, 'pass', 1794865568.7274473, '3c8fe8d19ddcdc2633b89f3854ea3b254db6ef67fa3b24f8bff49bd6ec796fe0');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 6, 1, 'pass
roll G1
roll B3
roll Y6
roll B3
roll P1', 1794865568.7438254, '193b8ab546648d3234f36cb035fa2326fabbf94df31105a095837325562e9f6e');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 7, 0, 'pass', 1794865568.7575955, '41f61458099bee2f571e8adb3e11fd840724b06b833dcb656c7975c3901e62f3');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 8, 1, 'pass', 1794865568.7777967, 'c51c3b18cc4b3734895d2e3578e4929174b56c829e29143c3098bcb648f43d3f');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 9, 1, 'pass', 1794865568.7938209, '796f7a40d186ea42a673787460515be382b199d0291229cc1ca5b8709aa6d04f');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 10, 0, 'pass
roll Y1
roll P4
roll G1
roll P4
roll B3', 1794865568.8119712, 'd02a44a9680bb895948e30c369ee497275f9322a02441993444a5a089c462510');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 11, 1, 'pass', 1794865568.8314533, '3523ebb6094e78c38de2ad8bc127a59ab89f621a8a2a3b58554f9959f2cd91ad');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 12, 0, 'pass', 1794865568.844389, '12bf5972db2824d940e5507ea46ebffafc2e42b8759365f0a5335b8696f44281');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 13, 0, 'pass', 1794865568.8574731, 'a5bab992b8ebd315f769c4d26e0a7b049b9797204b4280ee016f06fc929afd68');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 14, 1, 'pass
roll G5
roll B6
roll B5
roll P5
roll P5', 1794865568.8757355, 'bee530867b1009bb67dd33db7342d1818d74ce2898984c55b076f15107cba0f9');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 15, 0, 'pass', 1794865568.8894994, '57b030c21ef4bb826cd85f6f35291c87123912921e00d23210a5bb3a4ce6a61a');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 16, 1, 'pass', 1794865568.9095545, 'b1075effd8e0cd240cdb552d3c3040ee3e4e1fdd70b1aa3f1a18cae154bf9122');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 17, 1, 'pass', 1794865568.923653, '3092ec155fb5f09cfcbcc1de62dddb0ae429d4742cf7afd4d8069043b4b0bee1');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 18, 0, 'pass
roll G5
roll G3
roll Y4
roll B5
roll R1', 1794865568.9265664, '0b62c51e701d41fefd8935fceddf0397f465cde066e4407c30ef526d7640cd3d');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 19, 1, 'pass', 1794865568.9318795, '1b320cda70b17215884eb47e055b5e5a94c82f8fb0d5399bc70d3d8b7bc42084');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 20, 0, 'pass', 1794865568.9533606, '9be343198621477207dba784deb5a05061b4c59415537ba6ea229bfc7782ff84');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 21, 0, 'pass', 1794865568.9646382, '912560d63a197bc6dbb8560553a6ca36b351bc01a0d9f984ea43f2fc34515373');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 22, 1, 'pass
roll G2
roll R1
roll Y3
roll Y2
roll R5', 1794865568.9718487, '52cda6d1832bdf844b7eaf9e1723940b4a00020085434070fb4e18eafc391837');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 23, 0, 'pass', 1794865568.9892645, 'b3228b2ebe07d575fb8dd8797ef2da2259a5fd8208d7d617b23741a2f45c0e37');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 24, 1, 'pass', 1794865568.99433, 'ca28a9ffaf410df71723c2cf20d7012ad2dbf64696e4571aeefa8f92c434dc6c');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 25, 1, 'pass', 1794865569.0033023, 'dac7b68fc862ca27a96f9dd37997a10b9f4f9093a44aae9b4318082bd7dd7732');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 26, 0, 'pass
roll P2
roll Y2
roll R1
roll B5
roll B6', 1794865569.0217967, 'a92852fa43728e30a8dd289f094879f580119d94ec3cc3bf841e8c476148fead');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 27, 1, 'pass', 1794865569.0323744, '18a093a787c88ed67f2b2042f67931a6da9f8e3398055b09a0b7b5caa4f4eef3');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 28, 0, 'pass', 1794865569.040818, 'b02ba649c0f76e7baeb5317662c70fe7b7e77dd740d5b6d58bbe46a4287de351');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 29, 0, 'pass', 1794865569.0475674, 'c583a6e3970f58724801aa38dfd9255f755d73c52b6899605b75e8cb148b2ce0');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 30, 1, 'pass
roll Y3
roll G4
roll P5
roll Y6
roll R1', 1794865569.0568767, 'bcfd6cadcb82f86d64dffc441f6a3cf4443a6b9dce4e68112c44a84012a2ccf7');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 31, 0, 'pass', 1794865569.064519, '3f5bac5ef1a19beabb061e23a72c87bf7ba5dcb3c5cc2fbc60be88f11896aeed');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 32, 1, 'pass', 1794865569.0812893, '60905ec11ac1bd59b337dbc96b14948711fec6e8a14d913d7c2d826ff1380e95');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 33, 1, 'pass', 1794865569.091415, 'fc96ecc5adfb98a380ec047a6fe1412e8890ac4e181c6cfa69ebc65af01be225');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 34, 0, 'pass
roll G1
roll G6
roll P5
roll G3
roll G5', 1794865569.0994077, '5706c3dd9a6aa31c161ca5dd4f4dad1d024a310ce9884345476a1404122c7afd');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 35, 1, 'pass', 1794865569.1132607, '9f034e44ba536dbd99fb559997ee7b3a67535e45ae9f3f651425870682c26875');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 36, 0, 'pass', 1794865569.12935, '1b273494c208c5a2e0485e57a9b8e0c0ef51f23b40b06723bc76eaa44aa956cd');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 37, 0, 'pass', 1794865569.1371582, '2dc34af7e14f93e16e01345f3ccd2b5a466cf28568e317f2ff31d25adf078408');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 38, 1, 'pass
roll Y5
roll B3
roll P6
roll G3
roll G5', 1794865569.1451464, '2850b708f446c1d6d7c9246372694ed1349bd4d761913ec599e44821d2257998');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 39, 0, 'pass', 1794865569.1547968, 'a79b7f2178d89ae862a7c4ada585110f62ee70979cd21301109df5432ef609a2');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 40, 1, 'pass', 1794865569.1777916, '86344c5adf6a5c7fe3fffffd89cc79aa0c70ffcaafec4269391de2867bcccc26');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 41, 1, 'pass', 1794865569.1956716, '4c37e22afe625eb8626fca7b5dfdf9693fb942b00599f4c302934ea5885d8b98');
INSERT INTO public.moves VALUES ('i-9Rrw55MPAohXdm', 42, 0, 'pass', 1794865569.2095144, 'fe75989cbc98d2aaf0ebbaacb718681ca69a6eef8692718db13208339e3ff0c9');
INSERT INTO public.moves VALUES ('E1tDQ2okg2U4Z8Qx', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas', 1794865569.7815666, 'abdb4d0e1d57c71ab97ac5d7e6abec1c62c0ecf7cf00399fcde3eab335bdb047');
INSERT INTO public.presence VALUES ('8w-p_EqjqKSawoNo', 0, '4b32240ea47b39db', false, 1794865568.2988012);
INSERT INTO public.presence VALUES ('8w-p_EqjqKSawoNo', 1, '4b32240ea47b39db', false, 1794865568.3032708);
INSERT INTO public.presence VALUES ('i-9Rrw55MPAohXdm', 0, '4b32240ea47b39db', false, 1794865569.5374646);
INSERT INTO public.presence VALUES ('i-9Rrw55MPAohXdm', 1, '4b32240ea47b39db', false, 1794865569.5511084);
INSERT INTO public.seats VALUES ('8w-p_EqjqKSawoNo', 0, 'person', 'Ana', '', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', '3679f3786116e8b59060225f62ae22861911830e9a9fd2f29f72a82a405340d2', '', '', '');
INSERT INTO public.seats VALUES ('8w-p_EqjqKSawoNo', 1, 'person', 'Bo', '', 'ae19704827fe0d18184224aaa80a362b5f300df01cab9413304162b17c0cf2c0', 'e202ed6e12b81eed4d7a885ac62976e35f94a14ec75e561bba4a917a0e4f835d', 'b0b0', '', '');
INSERT INTO public.seats VALUES ('i-9Rrw55MPAohXdm', 0, 'person', 'Ana', '', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', 'b30790332186249a62dce78379c7a92200a9bd9f382ddcf20e61e35a86d2563d', '', '', '');
INSERT INTO public.seats VALUES ('i-9Rrw55MPAohXdm', 1, 'person', 'Bo', '', 'ae19704827fe0d18184224aaa80a362b5f300df01cab9413304162b17c0cf2c0', 'b3779dfe5abdfa5be3665dbbdacf8076473302165311a05a1e6c402bd316836b', 'b0b0', '', '');
INSERT INTO public.seats VALUES ('OTeJgFWYywo_VLYQ', 0, 'person', 'Ana', '', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', '800e81c1aa0794f950d21426f35ea5aea40c84d4373afb5f867b19f368d5b6ca', '', '', '');
INSERT INTO public.seats VALUES ('OTeJgFWYywo_VLYQ', 1, 'open', '', '', '', '', '', '', '');
INSERT INTO public.seats VALUES ('E1tDQ2okg2U4Z8Qx', 0, 'person', 'Ana', '', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', '0a30ee62ee4c7d8ad3111722746c9684ef17230639aab828a7a47e7d020ec4cb', '', '', '');
INSERT INTO public.seats VALUES ('E1tDQ2okg2U4Z8Qx', 1, 'bot', '', 'random', '', '', '', '', '');
INSERT INTO public.tables VALUES ('8w-p_EqjqKSawoNo', 1794865567.3910627, 1794865567.9766216, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"tools":3,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', false, '1:iPrQ-mG6ZJn7vjTsaePnZRjHK5ZUyyNkbqfyv7q51R-xBdNDJxMgBA==', 15, 2, false, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]', 4, '');
INSERT INTO public.tables VALUES ('i-9Rrw55MPAohXdm', 1794865568.337513, 1794865569.2095144, 'over', '{"options":{"players":2,"edition":"standard","even_bag":false,"tools":3,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', false, '4c0831f866ee255edbe21399a68e7a1b83fa22c43342e605b84b533a56bb55ad', 43, 0, false, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]', 10, '{"points": [-15, -15], "winners": [1], "target": null}');
INSERT INTO public.tables VALUES ('OTeJgFWYywo_VLYQ', 1794865569.5598338, 1794865569.5598338, 'open', '{"options":{"players":2,"edition":"standard","even_bag":false,"tools":3,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', true, '1:_DqnTtMsoMLt8XeScZC3r63sNnqKvSepkytFiol2hET38VDn-kVe0g==', 0, 0, false, NULL, '[]', NULL, '', 0, false, '{}', 1, '[]', 0, '');
INSERT INTO public.tables VALUES ('E1tDQ2okg2U4Z8Qx', 1794865569.6340086, 1794865569.7815666, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"tools":3,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', false, '1:K95vxJ3bERY19NPkfnG8os0kraWyR4sOxPzK0f_T4oA2bg5cVoP2pg==', 1, 3, true, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]', 0, '');
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
