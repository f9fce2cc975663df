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
    dice_stopped_by text DEFAULT '[]'::text NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.chat VALUES ('U00-6lZaZHN7FMS2', 0, 0, '', 'good luck', 1794865551.035477);
INSERT INTO public.chat VALUES ('yjfRA1KyVON4xcs-', 0, 0, '', 'good luck', 1794865552.597542);
INSERT INTO public.keys VALUES ('cookie', 'ad5dab9568fb6f4912df0e91fd5eeefee43bccc68906b5896e21c041e1f5c85c');
INSERT INTO public.keys VALUES ('alive', '1794865549.2803018');
INSERT INTO public.keys VALUES ('probe', 'f15a1a0316a677ba7935bcc555d2d94b95e14037cb90f35e1f9d88390c91a7df');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 0, NULL, 'deal private shades-of-red
deal private shades-of-yellow
deal window gravitas/water-of-life
deal window suns-glory/firelight
deal window shadow-thief/sun-catcher
deal window fulgor-del-cielo/luz-celestial', 1794865550.6224473, '8583c7d60713c0ffb8f38e987366ab6e40a07eabc2867374b6a95e8d88348294');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 1, 0, 'choose 1 gravitas', 1794865550.7952886, 'f91ecc8fa6374538b4283fe2d8db0ace1daff1f065f362159992aac096afa45d');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 2, 1, 'choose 2 shadow-thief
deal tool running-pliers
deal tool copper-foil-burnisher
deal tool glazing-hammer
deal public light-shades
deal public row-shade-variety
deal public column-shade-variety
start 2
roll Y4
roll G1
roll Y2
roll G1
roll B6', 1794865550.8212407, 'ec1a560eaef9ee27824eb8ae2dbc92109f342132018bc27ba04d6f7f7f25fab6');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 3, 1, 'pass', 1794865550.8452275, '23f8f21123b425e63d840b4022fd8abdffda6f7691ffc27820f4a14d8ea4bad6');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 4, 0, 'pass', 1794865550.8618102, '35e304f98dc4a1b81182fa948145b7a0a0f261fb3ab73176980ed1e83db89386');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 5, 0, 'pass', 1794865550.8752582, 'af777ce5a877201447e94387ad4b10064c7955d480f67ebee3906127d10009d0');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 6, 1, 'pass
roll B5
roll Y3
roll R1
roll Y4
roll G3', 1794865550.890929, 'bf99875b660f83edc6a2d3f40bf738e97c9ef5872e11ed595ce000c0ae78e8bc');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 7, 0, 'pass', 1794865550.903049, '9645525cb96d9e58cf9debf73c245700ab0e4d3b58ebd8c7ac34d2f622284559');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 8, 1, 'pass', 1794865550.9315455, '85c43e4c7f1b2271d1e81a7838c24919517666b2fcc418710eb583fff9ac17cd');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 9, 1, 'pass', 1794865550.9543355, 'dd405dd1de94b5bc6b2a8874d6c823cd7b3cfcadc0f88e58488a077ac3025b34');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 10, 0, 'pass
roll Y4
roll B4
roll P2
roll G1
roll Y6', 1794865550.9721634, 'c7853ee9da648140200b5e0c5d95ee70956afbcd568dd4b54b92f7b2f98fa278');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 11, 1, 'pass', 1794865550.9841547, 'a996f27bb6da5a6301cedef39d80b60528a910e05a9f8288512b33d0a446e4d6');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 12, 0, 'pass', 1794865550.9981954, 'ce9f2f5033000c5e5b7617622c9102299234cb1ecd6a7f8eea282e3107f5ad15');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 13, 0, 'pass', 1794865551.0092576, '6a79e5c4138270ee6079739334cd62b1a4854432ebef7a06423786b9c52f0196');
INSERT INTO public.moves VALUES ('U00-6lZaZHN7FMS2', 14, 1, 'pass
roll Y4
roll P1
roll G3
roll R3
roll P5', 1794865551.0212128, '1d61e5f4d22384e60f32342beea26e4d430d2e7093a9834efd0bb75a06c384dd');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 0, NULL, 'deal private shades-of-red
deal private shades-of-blue
deal window gravitas/water-of-life
deal window ripples-of-light/fractal-drops
deal window shadow-thief/sun-catcher
deal window via-lux/industria', 1794865551.5605385, '65af461493dfbf2546a37c6897f73719bcd6530260f6fee275ede0aa251784fc');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 1, 0, 'choose 1 gravitas', 1794865551.73437, '5661cfd8d8177194b66f397f93add206ec3c280f535e9faf529311d732f4d15d');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 2, 1, 'choose 2 shadow-thief
deal tool grinding-stone
deal tool eglomise-brush
deal tool flux-brush
deal public row-color-variety
deal public color-diagonals
deal public color-variety
start 1
roll P4
roll R4
roll P5
roll P5
roll P2', 1794865551.7493334, 'f86c64ef57c3c05b7f67d0d1334f95b452545a620e2bdacca996a26c9802fc50');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 3, 0, 'pass', 1794865551.7945895, '73c2ed5c5b5dff12224e8b1b68e02b226c88c6e9a52ed9acc03aae53983fd9fb');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 4, 1, 'pass', 1794865551.807608, 'e2daab455ec24980e1ae4161b50fec546f99af775996a558a181f21121d00336');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 5, 1, 'pass', 1794865551.8375342, 'd1a8b04c0184a12b9d49043dc82f7b3fec130b1486df5382db5daaf62be41034');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 6, 0, 'pass
roll B5
roll Y6
roll G1
roll P4
roll B1', 1794865551.8497434, 'c3a68672e4eb69eb009d1149665471b97f063cd44e2504504b1164e77babab3d');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 7, 1, 'pass', 1794865551.8642666, 'f1f8abccb42535cf3bbff4b49682f977e1f2d181f9d24f434608888d0d8c23af');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 8, 0, 'pass', 1794865551.8727767, '0847967f79f2e13fbfda3ae42521d0e43b5539565948390f2a50cbe4e36de307');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 9, 0, 'pass', 1794865551.8891835, 'fb8e81e4d441f46b1680bc4cb98210a78e13ce49ed5eca29451e956058c7783f');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 10, 1, 'pass
roll P2
roll B5
roll R4
roll Y6
roll R6', 1794865551.905976, 'd727ebc9cd9b155ba1d809b601c48d43d049e3de3f52b7a535a80fc7c8dd0448');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 11, 0, 'pass', 1794865551.9496417, '5fecce19f6a9418607ee060fb564c5b53f8b0f4bb19bbc3f48378bf7226ebc0b');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 12, 1, 'pass', 1794865551.9818978, '4f41d56ac8e78a42e7979bcc655dfd55e28f2f3e4a75fc370bf7838eb3975e2a');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 13, 1, 'pass', 1794865552.0007138, 'abffbd11167f050e06c901c8c89ed2f5764545ca5999dfa5562a41b85a36e90d');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 14, 0, 'pass
roll P3
roll Y4
roll P6
roll Y5
roll G1', 1794865552.032459, '0100c2172f1cd5aa90a42935a9f41df5db0481d039de2cc3fd0bb33a7618a5e5');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 15, 1, 'pass', 1794865552.0631657, '8be0d7b876b88b4c85aa0cf07f3e91eb16ee434a78a902cf6754929a6da52a78');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 16, 0, 'pass', 1794865552.089591, 'e09e9c12ec906f1b4cb607df516523de37083e902412362f7761ac8bea076a1b');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 17, 0, 'pass', 1794865552.103877, '326e9934d268f85279d48b9366b576e9ddf4e722e4e74a82ac3b17fa62702b66');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 18, 1, 'pass
roll R2
roll G2
roll P4
roll Y5
roll P3', 1794865552.1169813, '8481920c3e5dee9f976e980db21562f9b109fb3ccbfd367455e2876a0f8321ba');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 19, 0, 'pass', 1794865552.1379337, '8c0d5cdbae6858c41af1ed0c02e994401de38688f1c2b1406109717fca8a9760');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 20, 1, 'pass', 1794865552.150259, '651fdc364b16cc1739a80219cf68714d06b419e285b64d72fb40d91b44e91374');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 21, 1, 'pass', 1794865552.1641707, '75df3ee9818a27acd7f63e0f24dc906a03355a12e943db54a615d0a20c0df214');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 22, 0, 'pass
roll Y5
roll B6
roll P1
roll P3
roll Y6', 1794865552.181844, '7a5b65ba956bc6c1c11bd812b4bf8f38e8dd5b0928a4faf4e2a57c1e6ade3961');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 23, 1, 'pass', 1794865552.2020197, '421bedc007523255c293c743dbf4dffebc196dda51e55fd37272edc7d43679fe');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 24, 0, 'pass', 1794865552.2115297, 'e1ad3c7641018a722ec65239614a9fe90f543c519701140bcc90edb1c1e2b388');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 25, 0, 'pass', 1794865552.2203364, '04e287f7c370663281cb38f2372122e8dd950866a86a875e4f81c1cfb0af6374');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 26, 1, 'pass
roll P3
roll R3
roll G4
roll G2
roll G3', 1794865552.2277114, '882976dfec510a84226ebd73ef0d02be3fa0eaafd951c025aa19d538535f2fd7');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 27, 0, 'pass', 1794865552.2458756, '4cb1b911bbe84e026ca8b026fe8ce9ff2c304996ed63f493b4152ff0a3451b0e');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 28, 1, 'pass', 1794865552.2804534, '109a3a89f7c94edcc551181302e752a9975e608bd64053a5a10b272afd67cc74');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 29, 1, 'pass', 1794865552.2973738, '718ac7a3f7f80bcf3b043e4284dae933f9ac93687546cd4371018705717cdb86');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 30, 0, 'pass
roll R2
roll G6
roll G2
roll Y6
roll R3', 1794865552.315764, 'b9db1bc797022066218beed41c2b24a6a740d933b0bccf67a706113780590fba');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 31, 1, 'pass', 1794865552.3420687, '9178f3d1b9bdeda8e1d2e6adc976c4155f50bdd093ce00c090c71dd16092cd5c');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 32, 0, 'pass', 1794865552.3654432, 'f46a091da994237d0e096f26583129e744dc7ddcfe1576703c7d9ec54f6a419f');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 33, 0, 'pass', 1794865552.3901095, '062f3d81184fd05d9d58c971b4f750a59c3cc39e263884f586592eaaf92413e6');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 34, 1, 'pass
roll B2
roll P6
roll Y5
roll B6
roll G2', 1794865552.4099133, 'd3774589ab07d5b6423c2e84cceee6fd80f2a9bc899dec7a4513a133f921bb41');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 35, 0, 'pass', 1794865552.4373374, '645ce059d4c7a63a460d4aeb1cbf4aa115ed2256e89cf2d7548763a7fd564f7e');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 36, 1, 'pass', 1794865552.4574964, '2bc997c34b14ae77b26467de0896de3854b9fc5df95c75ed806b6ba724b2ca02');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 37, 1, 'pass', 1794865552.4899106, '9cc921f9fb19bad93454c6f1ded2a44bcf1fa0cb7ddecc415c978a352ad9fe91');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 38, 0, 'pass
roll Y3
roll Y6
roll P3
roll P6
roll B2', 1794865552.511504, '384e37179eed373c9f49a136198e963578f9939ad43110b6b0ee61a158f5925f');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 39, 1, 'pass', 1794865552.5425885, '839351bf6d9f1a1480115ca9152d19a7f9c2561793430d48f967ee500d014705');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 40, 0, 'pass', 1794865552.565716, 'd4459be605de11a0f966c269f55895aa177a6c5d3d330892547772355e860be5');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 41, 0, 'pass', 1794865552.573176, '905d9f3e46095ffab81996278651f0068602d19ef5979fe4f963eecc5fc3ea11');
INSERT INTO public.moves VALUES ('yjfRA1KyVON4xcs-', 42, 1, 'pass', 1794865552.5797744, '0e386af02069088a59437c87dac9c86859826be9827b74473f4c5b0dbbe887f3');
INSERT INTO public.moves VALUES ('TwnxQKqJWG8GDLUJ', 0, NULL, 'deal private shades-of-yellow
deal private shades-of-green
deal window aurora-sagradis/aurorae-magnificus
deal window shadow-thief/sun-catcher
deal window lux-mundi/lux-astram
deal window kaleidoscopic-dream/firmitas', 1794865553.116994, 'ae8c6268bff3c337206245de7bc8e03e7ad04f48ec2f944a2be75da2fb8eaa2c');
INSERT INTO public.seats VALUES ('U00-6lZaZHN7FMS2', 0, 'person', 'Ana', '', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', '0f34254160898d704dfc2814fbed0e6f2df9197dd4f78cce48d32222569c7d9c', '', '', '');
INSERT INTO public.seats VALUES ('U00-6lZaZHN7FMS2', 1, 'person', 'Bo', '', '5ec0f96becf22d97c179772362c50ab4a61d424e03806c326284295ddbc535e7', '41ab39f9d8337a5899c609141718f820370ce3ccbf0c2eca8f4114bf44c36154', 'b0b0', '', '');
INSERT INTO public.seats VALUES ('yjfRA1KyVON4xcs-', 0, 'person', 'Ana', '', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', 'ed62bd7f4f8ed870c4c0b632e143a68c03f4ca35d9b9812ee6395a4260a6f739', '', '', '');
INSERT INTO public.seats VALUES ('yjfRA1KyVON4xcs-', 1, 'person', 'Bo', '', '5ec0f96becf22d97c179772362c50ab4a61d424e03806c326284295ddbc535e7', '065668e5dc2123703e11acf5c7215787a305b3ad7231c2270e91a3bf80995959', 'b0b0', '', '');
INSERT INTO public.seats VALUES ('Xz5xI3gYaskctlOe', 0, 'person', 'Ana', '', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', '1febbe019ab120a7aaa57b14e446257b1f0a4a33b545464f62a52d3d8f176d4d', '', '', '');
INSERT INTO public.seats VALUES ('Xz5xI3gYaskctlOe', 1, 'open', '', '', '', '', '', '', '');
INSERT INTO public.seats VALUES ('TwnxQKqJWG8GDLUJ', 0, 'person', 'Ana', '', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', 'fe7315a46c390d67117a093427df9b6af2d047be0868d8306e5d34397aaaf405', '', '', '');
INSERT INTO public.seats VALUES ('TwnxQKqJWG8GDLUJ', 1, 'bot', '', 'random', '', '', '', '', '');
INSERT INTO public.tables VALUES ('U00-6lZaZHN7FMS2', 1794865550.3067262, 1794865551.0212128, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', false, 'bd4f068a9eb54631c1ed36c64241bd5a2698baa4c74be7e038a6565b278f1fe5', 15, 1, false, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]');
INSERT INTO public.tables VALUES ('yjfRA1KyVON4xcs-', 1794865551.361335, 1794865552.5797744, 'over', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', false, '80f92b61afc50415f6e000a7f8dd99e8a0ff9eaea6885fc4e9f9c882ffd76d4e', 43, 0, false, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]');
INSERT INTO public.tables VALUES ('Xz5xI3gYaskctlOe', 1794865552.9195805, 1794865552.9195805, 'open', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":null,"listed":true,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', true, '868cada3c6df9ecd3134aad6d096385ad560cba13b34dc2e87039ffdf15879d1', 0, 0, false, NULL, '[]', NULL, '', 0, false, '{}', 1, '[]');
INSERT INTO public.tables VALUES ('TwnxQKqJWG8GDLUJ', 1794865552.9449527, 1794865553.116994, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","tools":3,"modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '01ba79dba4d7dfc316b5f7bb6b233744ffe0fe37f258351f6d827db5d5ebb2bf', false, 'f6457e729ed52859f44feb8ce3d92b33ca8b098e02ed016753b08faf624c93af', 1, 3, true, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]');
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
