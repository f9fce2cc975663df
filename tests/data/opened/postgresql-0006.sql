CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.analyses (
    "table" character varying(32) NOT NULL,
    effort character varying(12) NOT NULL,
    version character varying(40) NOT NULL,
    at double precision NOT NULL,
    content bytea NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.analyses VALUES ('i-9Rrw55MPAohXdm', 'quick', '0.2.0 1 1 1 1', 1794915096.2271905, '\x789ced9d4b73ab3a1280f7f32b4eb10e29104f67379945b6a954cde2542a952236499810e38b71329994fffbe80142180196f0756c4edf876363a456b71e5fab25e16fa3f85ac5c695f112bdc7c685b1ced2ccb87a8ed2757c612ce2f9dbdab8ba7fc0d7e3a8206fbf8db764b9c0f7afe27c9d2d718a25497865fc731919db8bceafaf33638bb3f948e24f9ccdb7e193970f7c5382efbab22f8c6c55e0b7f4bb789114f4b2b12ea2e522ca17389f551a7de1db8d2b7461c41ff1f2f1297ae1052db22cc55f39f8b63cf9888a784df32c92f8f1298fa3379c551e1369b199e58b382f157dc477cf49e9e6f803b9f89e2d36695caafc1ee56ff1e2317bfa4f3c2f920f72b914f79ee5f1e32a2a8a385fd6574bd18f2b56187a758b2fbf466b2ae335cbd6c4c4192e084f94671b622f0b1776932fe99b753ccfc8b5f20e6c83bc30ae969b3465d550bd8f3ea3a488f18df7d6858dcb4be4b292ffb58937317bfb1a91ac5882228fe6d814f7f87af77f380db5ecb771876d185e18bfd99f1bf6e79afdb9257fb0722f79fcf5c804e3923f65a4ae2a69cc0ca4109b75b27ca9aeaf364f69322fbf59e17a8e69b5924f79697ce3d6c676ba45e4c5212f2e79f1c88b8f5ffe6d5bf8f5c63370126c9c97989be42bdb8896620db6ac282e3f4f96d46cec639e9106c9de3f471fb819d03a784b5675cde2aa5bc7cbdd8aa6255dbf468b786d66cfe6579ca6d9a7d1a808dc8192455cd7e5539a65efebc7b778c58bcc2eb14fa4ff1ca9b4b8e2f03da30a4b12e719ce68cd8b943d3fd3ca2cef265d8ff4e82d6953799e08dfa5f14b54ca8dd66f5c7f03597fdcc0403bbe7c58b0078705bb1a136c7140108603e3867499df76d579aecb97bf639808d83011b061c267c344b0df30f16d24841bf966b9c48385b94a696b21dfbfc5c49616b523a9149b0c28d8fe9b15b76599789ead3077cce72c49cd276cb764fd4aab54258f17dce116a404eb020f4d7b26ee1ee3488f3569b7333f22dc038a2f9c256e559bf7a5491b977099dcdabc76ec11d278dea42f58fe224ecd79126357401881ee8dcbebbbcb4b7ce9d2f52eaf493342977744a67fe7d89744161b9eeeefa900c90b6e3907feea818f835ed73858e49ba30dda346b5c8dc56b123f378de7df5e5e12637997b7d488773e7e43bae69de73a6769bca332848c63c4d3092f2cfc2f1e5cf07fe8c2b6f00bb988d807f2362cbfb5fd073af0e1e1d0ef4a6687553aab99ee9649b31ac990200cb5655d6b9450058d36a05182467b108d56c3570634021a018d80c629a231ac8055922d141087079d9a715685c63d52517ad2d4560d464559d7154e775395ef65a954d088008d1234a21a8dacb10219818c4046202390f18f21a303649490d11922238453818c404620e3f4c9f8c786536740c69a8c6870a5d11a9e349241f49a8c9fbffdea1d1e58f7406337551591e93364fa0c992e43a60fc804649eeaa80fc83c1f646a4d0bf130b8d704afa46a3505d59a4cde6a945001990e6cce9121b37305d21a9e4d02320199804c40e69491b9cf7c7177eee728a76b50b37fcab83b392d0b299f9ddaa16c7aaa424dd8b723a366d7e2244013a009d004689e92f1009a478726ece89141b36bdd1282b3004d802640f3948c07c1d9e306674320664d4ce700272719f2c8d079c3df5d3b2391d90d6215947a0ca51e43a9c350ea024a01a5a74a0340e9d9a0547b938fab3225b458a2a34e7655700adb8364381d71da12700a38059c024e7fde783f8053f5d324ee4e2ad49ba89c631e6f16ac805217b60dc950aa7f3a13480a24059202497fde7840d2e39214b612c948aa7f9a13480a24059202497fde7810e23d7a88d70d80a6354ddd439c00f538093d3e867a7f1f4ebbf9ad8a599761d66698458059c0eca99202307b3698c5adb93589443b73486b77e6a9f344203ae0b652a19d442d51b7eae553e12bec4892f175cc7151e02bf015f80a7c3d59e3fd005ff90cb18cedcae787563dadd47af2d1b58ea85b4f9c2eb344d2c972954485aeb0414946d711c74a01ae0057802bc0f5648d07703d165c3dd8b22483eb88e3a70057802bc015e07ab2c683c8f0f122c3de9ff7f3bf3d78f50e705695f2f58692d0ad207b37f6f10e7a7ced66fd007703c65d97711731ee5ac05de0ee89a303b87b5edc559d69e27155ebc14aaeda262b6bc464f8ae6f8f95d548567dad382386cd5232648ff9f5514036201b900dc83e3be39dc15499227bdfe33b5683d8ca4785b426d877d5f922abab80a8babb3a5ea4426bd87a25a3f5881f44055803ac01d600ebb3331ec0fae4610d3bb964b01ef11bad006b8035c01a607d76c68360f85904c37d0f885d13db3fc4c961c4188d1b0a252cfdf833fbc37a90dded59f4a1dc6328470ce536a01c507e1e3402949f0fca51cf141a754d8635e6b57480d699adeb15d06b171035cb67f1e2a9ee42f361179a8ce263ce2703c581e240f1d3021150fcbc28ae36b71e31e12d51ae30291759ae968c15b37b32bf5b488d335b3eec5093e17cc48168a039d01c687e5a40029a03cdff089ac30e3619cd479cc0069a03cd81e6a70524a0f979d11c22ec4a11f6c00588d7100f0e70ce9b0eb9bf39caafbd0ac5e742f16e3fa493ee2ea3bb2dd23d6470b701ee00f753e513c0fd6ce07e5bce81adc61cb8eb772df8845b77e6ac39c1d7da0ca7f3443615c4c3563819e2479c0b07c403e201f1e7412940fc79215e797aac39a9d699f56b9d4cd379249c0add618b9c8ceefae7c801ee007780fb79f009e00e709f34dc61c39c0ceefae7ce01ee007780fb79f009e07e5e7087e0bc46703e7480f035e1c3039c53a758bce1632e25f2e93d5a460ff1ddfe8b1cfd0e45ff8c91df12c96f01f981fca70a2f20ffd9905f6f23dc8dd683e1347ef1840ed77b15b0b9e3feef7d9c5c089bee64d01f71ac1da00fd007e803f401fa4783befa31b69b7d1f30574ea6cb07cc29ff8aa800fdfe49fb41e20a2adc879d7832eeeb9f7f07ec03f601fb807dc03e60ff84b10f5bf464d8d73f280fd807ec03f601fb807d08f19f68887f8680f935f3670738574fc94bf17dcbb97a734e4fc7d1837eb7b333e00cf8822f300357005c8153a519b80267e30adcf44d957b9e9777a3b1894e2b02a0f9d3371a3fb3a3e20b38e00b487c81313fcc0ebe00f802e00b802f00bec0cffa02fb8605f829bb1badb9ba565840ef376b357e1e57c515809d7f325760c4afbe8327009e007802e0098027009ec0597902b01750e6098cf84979f004c013004f003c01f004607de0acd6076ccb065fa0f605c82eb6f14f01f038ad7df006eac2cb1c24b99710522fc1a55e4240bd8410bc04f0124e1574e0259c8d97f05b670e7fcde6f0834fda6bcee16fb5820ca7182fb02dd851287512c63c35009c047012c0490027019c84d3741286a7dcc2a9bcca49509fdedf564ff1155355e10374217d78e18946121c7012644ec288470c808f003e02f808e023808f003ec2347c04d88328f511463c8f007c04f011c047001f017c84d3f41160b14165b101df9846ebe28ff312a87b507909ac058f74121a8d1c7c81962fd0e939818f003e02f808e0231cc54750983ce3dc362925e367b25cb2be63b77a021e1b627a53dd0f381ccaaaf836de12c280b23f939e4b472e69a74ea3a738ad32c7a55e13f45603134e66b6125daee7988084ca1f51ba8929b4e79865ac0cab0c371d32ee10d4f30f84b88fcf514edfced328792f4786f52a9a57c85d66455c37ce0e1d3a06a1413564e97e5693f6b8b9676dfca40eac47d54ab4c6a43d74d84d735c154a30561a947d9295b92c251e14df4d3ac498fc6e5eb4edb6a515bbc9ec56c3ab4bee896a78b51a9ea21af1fb8a41b95f0b7a9b59e6d6af45d7ad951248a80cd4a80d1309f561dafba94246b6ac2023214d91474beca922a2215f3583f10cc6b31f1bcf989ba0349cd124309ac168568e6636b93ccfde57b869d3b28d18caaad2ddb387458e1a4ff6cd6bb0477766b4d3ad3a2bb4bcd1e46196dd5aed92708876cff3f62ebc87c336469e35694cf8ff07d21248a3a0b3ed7b9bc6d98a24164208f893b91ba6aaf3e4f3de6f6319bdd37424932dc937db14b891c5bc746cfad068f4bc6ddbde6e56749641cadc9c6750edaa1099696fb7db7f7c1bc5d78a04b3a265947ead13a275fcfc9c911895f1d72699bf91c8da6b949360c325ee4462848f44f0704159686ebec93f62aafa7b46436b3e0f87e16465352c62dc9daad0d74e7bbb7703cba267bdefbd197b47bada6bb4649df3deb6e83ff48efa3dade55264281189a78f44df4ea17e95a51fca84f6894396541e49db29cfe32a789e9e92c8aee38c5c6ab962c9dd2c4160305a201a12687568e8765bb425c45112e23afd4244ad5aa25c2503bab32aa3aaad28889a715168df16e270799e728b742c89bc7daaca45aaaa39f690285b5e61d53b0551484954ad95233560af2847c980aecbb5d2ec5c4e3d66397b8f21de886a9b49e4f5d8928b7294fb996b0d89ea6a8c832d446e4bd75612e8d85cb74053205232662d1029f70137e0a2dc7ddb09f2fb2ddaab5a2891d76d4b3be8b765afa8d990a8861511b71192b6fe3e519ea5268a1b10d97a2dc4b3d5ccc8c77e34c89a0e81b5dbe5eddd4eecd1520389d41ebb2a74840e81e190c0a65deb8a1c1c313b04ce74054ac1d027cab7948c697363da9a0cf23d2ed0dfb7cdd8759eca5e8aef4be475db32e4929487163f1892d43025ef7db6b4bbcb47663f549261a34a88b273e2cf94ecc67d1369a7ee335b507bc8814a8360ac5196e649a4f58fff3437e5d610f843821af6e3483335c78c20509267bafd027b45854a36b4c7aa16d67e72b83766b8d04198b6c4b912713d96744688f28644352c69da8d8c54cde8ab09ab5b88b20319066a2644fb8b92eb36ab9de3d9be4dc4ac61a6ecb1ce1c89bcbe8a1be804bdb2dc21594d63d683be862c4f5196334296af68c366475313665b42246bef009ac9216d0e4609db12914c628f314709730685d9bac2ba2cea6a8b1c761edbd23c456bdade80b8b6720fe2eeb0569edf46fcdf553c67fb9a78fcd84837748ba45939e146f6b96c7e2e5ed9661cc4d3e431d9c27a6f06e215ba798795752b14b421563011178c846ba56cf1362ede152e560540cd6bb408447a349f6ff268fec57a29b132334a1d81e64fc1aa23f09f195df5792279e3e265647313b372a9cd63e3da826c34bcba2741f36c1dffb27fb576e1e19b9e62b2c5cc60bb00e90add9a7d489325b34e994db97641b751992ccb9d0510b21c435394ab532d717431a416b8659b784521bbdfb30f8f9509487bad83bdfc1120422c5dd344ab085fd4b6064ddd58601aa727b2658aa25a5134154591a02892d4e86c2a8ace648ad635ea4ca5461db1469d768d3a53a951672653b4ae51122f9f84a2ae2528eab66b94c4b2a7a1682053b4ae516f2a35ea8935eab56bd49b4a8d7a814c51a146c3a9281a0a8afaed1a2531e14928ea7b3245eb1af5a752a3be58a341bb4683a9d468e0c914ad6b34d09ff79c98a2e2ec256cd72809c24e42d1d091295ad76838951a0dc51a9db56b7436951a9d393245eb1a2501d46928ea8a136fab5da534ca390955b126525dd14523fe58e99ae2dbe896d552351e7c6b6a2cc6c53af5361679f45cfca2c77f5769348f7ffd8bbe2defab6d521ae035591666bd63b9bd69966c7217ef5dc651de34563b3825dd864d8d3aa21a1ab7522d7776b69373ec57063f8945bf6a94bf9442acd2484a7731e3efb1a5b0c881dac617137233b5f067b4aede6679f292d01df8d5367072c0727bd1c85dd6545cb64f7e5da4098b6b221af82c4f5496bb84d9f6dc8e48a31039ae36d7ed1e062576e75ba4c78519abb8b658a474f33f731ea7b8fc09ddb65c6f2eb776cb531e32d52d505392bc341f495e6cd68d62b8072e4629422e7ffdf5be7acd965fe4544c9abcbc168d1a0a0e5c94b6b42deb6a9bf91b6b51622845d84cc98bc4d7f7840506f2190bdb2c25d908c1d299b8dbdfb6daf908d1fc6de3789b7461a2daceced70790d75c1cd85915305b8b1233b4bb22a0b128d1588190c975f65c8d2833da8a6b12f8da911625d0afc6c9766d3ceed70c45517ff762c454a245c81a588c988a978b9cfec508672a35ea58038b1153f1711d7b6031622ad122271c588c984a8dbaf6c062c4546ad40dfb1723dca9aca3b9b381c588a9448b3c7f6031622a35eacd061623a652a3be3fb018319575343f18588c984afc2f70071623a652a34130b01831951a0ddd81c588a9aca385dec062c4547618cdd0c062c4546a74e60d2e464ca54eb126838b11530933604d76a3e90f3db1f49d009918306e4569c7c5d177a263eda8312eca6669cea362ce1e7f5a9764b65b92b1f162418ebc2479b25aa5eca14eedf07578e0e2b484c9cbf49c47f3224acd459ead1aa17dffd0f6694aea8ca5bb8d4d7abc38fcccb510031742e01d11f58ec03c3f9dd515507fd8fe1f04749051');
INSERT INTO public.chat VALUES ('8w-p_EqjqKSawoNo', 0, 0, '', 'good luck', 1794865567.9962678);
INSERT INTO public.chat VALUES ('i-9Rrw55MPAohXdm', 0, 0, '', 'good luck', 1794865569.2339387);
INSERT INTO public.keys VALUES ('seed-check', '55af9339c43c93e6ebc8ad087907fa817a0bd589c01979e1e1dd90d328045ec3');
INSERT INTO public.keys VALUES ('cookie', 'e76d75ab97279c7246a46785541ea560e488ff2b1c3d38693fe135103e2187c1');
INSERT INTO public.keys VALUES ('probe', 'e63c5bb979f54d77b5ebd0b40c3c252a0caa8b68616e9564b0bb4741cdde7699');
INSERT INTO public.keys VALUES ('alive', '1794915074.9912753');
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
INSERT INTO public.moves VALUES ('E1tDQ2okg2U4Z8Qx', 1, 1, 'choose 2 firmitas', 1794915078.3340576, '92597186df9226e9bc0dfb5d5bb9e2e991ef09765aef7c5f3ff962d5273e1955');
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
INSERT INTO public.tables VALUES ('E1tDQ2okg2U4Z8Qx', 1794865569.6340086, 1794915078.3340576, 'playing', '{"options":{"players":2,"edition":"standard","even_bag":false,"tools":3,"solo_tools":3,"solo_privates":0,"tie_break":"","solo_price":"","modules":[],"marked_objectives":false,"more_patterns":false,"private_pools":false},"seed":7,"listed":false,"spectators":true,"chat":true,"undo":"agreed","hints":false,"clock":{"kind":"none","seconds":120,"increment":0,"at_zero":"move"},"decks":[],"marks":{}}', '599ab9695de5d6144f0dede4862c1f5ccba732ee52c90a02e73b33ec36c6aa39', false, '1:K95vxJ3bERY19NPkfnG8os0kraWyR4sOxPzK0f_T4oA2bg5cVoP2pg==', 2, 1, false, NULL, 'null', NULL, '', 0, false, '{}', 1, '[]', 0, '');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_pkey PRIMARY KEY ("table", effort);
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
CREATE INDEX analyses_at ON public.analyses USING btree (at);
CREATE INDEX seats_device ON public.seats USING btree (device);
CREATE INDEX tables_changed ON public.tables USING btree (changed);
CREATE INDEX tables_deadline ON public.tables USING btree (deadline);
CREATE INDEX tables_due ON public.tables USING btree (awaits_bot, lease_until);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT analyses_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id) ON DELETE CASCADE;
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
