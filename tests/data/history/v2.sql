BEGIN TRANSACTION;
CREATE TABLE deals (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    before INTEGER REFERENCES deals (id),
    key BLOB NOT NULL UNIQUE CHECK (length(key) = 16),
    pack BLOB NOT NULL CHECK (length(pack) = 16),
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    doubler INTEGER CHECK (doubler IN (0, 1)),
    redoubler INTEGER CHECK (redoubler IN (0, 1)),
    trick_value INTEGER NOT NULL CHECK (trick_value IN (5, 10, 20)),
    ns_before INTEGER NOT NULL,
    ew_before INTEGER NOT NULL,
    ns_points INTEGER NOT NULL,
    ew_points INTEGER NOT NULL,
    ns_tricks INTEGER,
    ew_tricks INTEGER,
    ns_quints INTEGER NOT NULL,
    ew_quints INTEGER NOT NULL,
    us INTEGER CHECK (us IN (0, 1)),
    form TEXT NOT NULL,
    level TEXT NOT NULL,
    partner TEXT NOT NULL,
    marks INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    hinted INTEGER NOT NULL,
    begun_at INTEGER,
    at INTEGER NOT NULL,
    month INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;
INSERT INTO "deals" VALUES(1,1,NULL,X'93151236FE30BBCE56C5F15C3E2AC4B1',X'E2AC49935C8A5C86A0E929BB0C3176A0',1,1,0,1,NULL,10,0,0,5,70,NULL,NULL,4096,147,0,'four','casual','Ada',0,0,0,NULL,1795348800000,24322,0);
INSERT INTO "deals" VALUES(2,2,NULL,X'3A3DF94424FE90E5FACA8C1873928CBD',X'40DFCB35FA363E0F978486B0923AFEB8',1,1,0,0,NULL,10,0,0,0,60,NULL,NULL,0,1155,0,'four','casual','Clara',2,0,0,NULL,1795435200000,24322,0);
INSERT INTO "deals" VALUES(3,2,2,X'B19782DABD45A8A5705815E5B6DCB1D8',X'7CD06AB08C908DAFD4DFCDEDCAC18738',2,1,1,0,NULL,10,0,0,70,5,NULL,NULL,147,1024,0,'four','casual','Clara',2,0,0,NULL,1795435200000,24322,0);
INSERT INTO "deals" VALUES(4,2,3,X'47C3AF0F509E67F52DB0240F8F6C11A8',X'F13341152B59B7C035D239746B544A43',3,1,2,1,0,20,0,0,60,15,NULL,NULL,1155,16,0,'four','casual','Clara',2,0,0,NULL,1795435200000,24322,0);
INSERT INTO "deals" VALUES(5,3,NULL,X'B90133086AF7BE81A235A056B022054C',X'E71CFA55BE475705A287AF67023652BD',1,1,2,1,0,20,0,25,5,50,NULL,NULL,1024,4242,0,'dummy','casual','',0,0,0,NULL,1795521600000,24322,0);
INSERT INTO "deals" VALUES(6,3,5,X'4C9FF8C74BA41BF2C513C6FF9C7B4FF6',X'E186423B1438F96B63280648A78AD08C',2,1,3,0,1,20,25,0,55,5,NULL,NULL,1169,4096,0,'dummy','casual','You',0,0,0,NULL,1795521600000,24322,0);
INSERT INTO "deals" VALUES(7,3,6,X'4694A526731049BCDD272060761AC8BD',X'0987CB6080CE39B0B4B215B4B8C41A8D',3,1,1,1,NULL,10,25,0,20,70,NULL,NULL,4,147,0,'dummy','casual','Clara',0,0,0,NULL,1795521600000,24322,0);
INSERT INTO "deals" VALUES(8,4,NULL,X'57FBFED51A52E0FFDC5A246C6C2613AC',X'AA8B9F5588904029783CFD0EAA6F7192',1,1,3,1,NULL,10,0,0,100,105,7,6,1168,3,0,'two','casual','',0,0,0,NULL,1795608000000,24322,0);
INSERT INTO "deals" VALUES(9,4,8,X'C36694FFDF41ADAF52AA63A0BD818011',X'F16F86EA8DAF6C842A637B12A628281E',2,1,0,1,0,20,0,0,140,195,5,8,1153,18,0,'two','casual','',0,0,0,NULL,1795608000000,24322,0);
INSERT INTO "deals" VALUES(10,5,2,X'4C5BB3B9E69A5FFBC674E16018CF7838',X'7CD06AB08C908DAFD4DFCDEDCAC18738',2,1,1,0,1,20,0,0,20,70,NULL,NULL,2,1233,0,'four','casual','Clara',4,0,0,NULL,1795348800000,24322,0);
INSERT INTO "deals" VALUES(11,6,NULL,X'59DE640229775FC16DAE5B09744F2A51',X'CCBDC7CADA151B381038841B9ADEAFB5',1,1,0,0,1,20,0,0,160,195,5,8,1155,2128,NULL,'four','','',0,0,0,NULL,1795348800000,24322,0);
INSERT INTO "deals" VALUES(12,7,NULL,X'04AB070E37AB67C9B52B281D5C09D5EB',X'F2EEFFA40516971801E85FEDF098C730',1,1,0,1,0,20,0,0,145,190,6,7,1,1170,0,'four','casual','You',0,0,0,NULL,1795348800000,24322,0);
INSERT INTO "deals" VALUES(13,7,12,X'469502AF15DF169B0708A28F674C62F6',X'89609AE58842E95BEF5A15EC163EF89F',2,1,1,NULL,NULL,5,0,0,85,70,7,6,145,1058,0,'four','casual','You',0,0,0,NULL,1795348800000,24322,0);
INSERT INTO "deals" VALUES(14,8,NULL,X'370D16E0E43A01A065B6A133FA5A625C',X'895609F3DF0D5116358832F8811DDE13',1,1,0,1,0,20,0,0,60,40,NULL,NULL,1073,642,0,'four','casual','You',0,0,0,NULL,1795348860000,24322,0);
CREATE TABLE game_sums (form TEXT NOT NULL, level TEXT NOT NULL, partner TEXT NOT NULL, month INTEGER NOT NULL, marks INTEGER NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (form, level, partner, month, marks)) STRICT, WITHOUT ROWID;
INSERT INTO "game_sums" VALUES('dummy','casual','',24322,0,1,0);
INSERT INTO "game_sums" VALUES('dummy','casual','Clara',24322,0,1,0);
INSERT INTO "game_sums" VALUES('dummy','casual','You',24322,0,1,1);
INSERT INTO "game_sums" VALUES('four','casual','Ada',24322,0,1,0);
INSERT INTO "game_sums" VALUES('four','casual','Clara',24322,2,3,2);
INSERT INTO "game_sums" VALUES('four','casual','Clara',24322,4,1,0);
INSERT INTO "game_sums" VALUES('four','casual','You',24322,0,3,2);
INSERT INTO "game_sums" VALUES('two','casual','',24322,0,2,0);
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    last_deal INTEGER NOT NULL UNIQUE REFERENCES deals (id),
    number INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    ns_score INTEGER NOT NULL,
    ew_score INTEGER NOT NULL,
    winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
    us INTEGER CHECK (us IN (0, 1)),
    won INTEGER CHECK (won IN (0, 1)),
    form TEXT NOT NULL,
    level TEXT NOT NULL,
    partner TEXT NOT NULL,
    marks INTEGER NOT NULL,
    month INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;
INSERT INTO "games" VALUES(1,1,1,1,1,5,70,1,0,0,'four','casual','Ada',0,24322,0);
INSERT INTO "games" VALUES(2,2,2,1,1,0,60,1,0,0,'four','casual','Clara',2,24322,0);
INSERT INTO "games" VALUES(3,2,3,2,1,70,5,0,0,1,'four','casual','Clara',2,24322,0);
INSERT INTO "games" VALUES(4,2,4,3,1,60,15,0,0,1,'four','casual','Clara',2,24322,0);
INSERT INTO "games" VALUES(5,3,5,1,1,5,75,1,0,0,'dummy','casual','',0,24322,0);
INSERT INTO "games" VALUES(6,3,6,2,1,80,5,0,0,1,'dummy','casual','You',0,24322,0);
INSERT INTO "games" VALUES(7,3,7,3,1,45,70,1,0,0,'dummy','casual','Clara',0,24322,0);
INSERT INTO "games" VALUES(8,4,8,1,1,100,105,1,0,0,'two','casual','',0,24322,0);
INSERT INTO "games" VALUES(9,4,9,2,1,140,195,1,0,0,'two','casual','',0,24322,0);
INSERT INTO "games" VALUES(10,5,10,2,1,20,70,1,0,0,'four','casual','Clara',4,24322,0);
INSERT INTO "games" VALUES(11,7,12,1,1,145,190,1,0,0,'four','casual','You',0,24322,0);
INSERT INTO "games" VALUES(12,7,13,2,1,85,70,0,0,1,'four','casual','You',0,24322,0);
INSERT INTO "games" VALUES(13,8,14,1,1,60,40,0,0,1,'four','casual','You',0,24322,0);
CREATE TABLE "matches" (
    id INTEGER PRIMARY KEY,
    branch_of INTEGER REFERENCES deals (id),
    form TEXT NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    rules TEXT NOT NULL,
    seed INTEGER,
    commitment TEXT CHECK (length(commitment) = 64),
    people TEXT NOT NULL,
    begun_at INTEGER,
    at INTEGER NOT NULL,
    month INTEGER NOT NULL,
    marks INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    us INTEGER CHECK (us IN (0, 1)),
    level TEXT NOT NULL,
    partner TEXT NOT NULL,
    ns_score INTEGER NOT NULL,
    ew_score INTEGER NOT NULL,
    ns_games INTEGER NOT NULL,
    ew_games INTEGER NOT NULL,
    is_over INTEGER NOT NULL CHECK (is_over IN (0, 1)),
    result INTEGER CHECK (result IN (-1, 0, 1)),
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT
;
INSERT INTO "matches" VALUES(1,NULL,'four','game',60,'joker_lead=highest,cachette_from=bottom,target=60,form=four,match=game,draw=off,stakes=0',1,NULL,'Ada, Clara, You, Bertram',NULL,1795348800000,24322,0,1,0,'casual','Ada',5,70,0,1,1,-1,0);
INSERT INTO "matches" VALUES(2,NULL,'four','rubber',60,'joker_lead=highest,cachette_from=bottom,target=60,form=four,match=rubber,draw=ace_low,stakes=2',2,NULL,'Ada, Clara, You, Bertram',NULL,1795435200000,24322,2,3,0,'casual','Clara',60,15,2,1,1,1,0);
INSERT INTO "matches" VALUES(3,NULL,'dummy','round',60,'joker_lead=highest,cachette_from=bottom,target=60,form=dummy,match=round,draw=off,stakes=0',3,NULL,'Ada, Clara, You',NULL,1795521600000,24322,0,3,0,'casual','Clara',45,70,1,2,1,-1,0);
INSERT INTO "matches" VALUES(4,NULL,'two','rubber_points',60,'joker_lead=highest,cachette_from=bottom,target=60,form=two,match=rubber_points,draw=ace_high,stakes=0',4,NULL,'Ada, Clara',NULL,1795608000000,24322,0,2,0,'casual','',140,195,0,2,1,-1,0);
INSERT INTO "matches" VALUES(5,2,'four','rubber',60,'joker_lead=highest,cachette_from=bottom,target=60,form=four,match=rubber,draw=ace_low,stakes=2',2,NULL,'Ada, Clara, You, Bertram',NULL,1795348800000,24322,6,2,0,'casual','Clara',20,70,0,2,1,-1,0);
INSERT INTO "matches" VALUES(6,NULL,'four','game',250,'joker_lead=highest,cachette_from=bottom,target=250,form=four,match=game,draw=off,stakes=0',10,NULL,'Ada, Clara, You, Bertram',NULL,1795348800000,24322,0,1,NULL,'','',160,195,0,0,0,NULL,0);
INSERT INTO "matches" VALUES(7,NULL,'four','rubber',60,'joker_lead=highest,cachette_from=bottom,target=60,form=four,match=rubber,draw=ace_low,stakes=2',11,NULL,'Ada, Clara, You, Bertram',NULL,1795348800000,24322,0,2,0,'casual','You',85,70,1,1,0,NULL,0);
INSERT INTO "matches" VALUES(8,NULL,'four','game',60,'joker_lead=highest,cachette_from=bottom,target=60,form=four,match=game,draw=off,stakes=0',NULL,'7ddb1af38f378491841a7c3b9b125267b81ed1653cb1bd9ab3b8b1e152119312','Ada, Clara, You, Bertram',NULL,1795348860000,24322,0,1,0,'casual','You',60,40,1,0,1,1,0);
CREATE TABLE players (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "players" VALUES(1,0,'Ada','casual');
INSERT INTO "players" VALUES(1,1,'Clara','casual');
INSERT INTO "players" VALUES(1,2,'You',NULL);
INSERT INTO "players" VALUES(1,3,'Bertram','casual');
INSERT INTO "players" VALUES(2,0,'Ada',NULL);
INSERT INTO "players" VALUES(2,1,'Clara','casual');
INSERT INTO "players" VALUES(2,2,'You','casual');
INSERT INTO "players" VALUES(2,3,'Bertram','casual');
INSERT INTO "players" VALUES(3,0,'Ada',NULL);
INSERT INTO "players" VALUES(3,1,'Clara','casual');
INSERT INTO "players" VALUES(3,2,'You','casual');
INSERT INTO "players" VALUES(4,0,'Ada',NULL);
INSERT INTO "players" VALUES(4,1,'Clara','casual');
INSERT INTO "players" VALUES(5,0,'Ada',NULL);
INSERT INTO "players" VALUES(5,1,'Clara','casual');
INSERT INTO "players" VALUES(5,2,'You','casual');
INSERT INTO "players" VALUES(5,3,'Bertram','casual');
INSERT INTO "players" VALUES(6,0,'Ada',NULL);
INSERT INTO "players" VALUES(6,1,'Clara',NULL);
INSERT INTO "players" VALUES(6,2,'You','casual');
INSERT INTO "players" VALUES(6,3,'Bertram','casual');
INSERT INTO "players" VALUES(7,0,'Ada',NULL);
INSERT INTO "players" VALUES(7,1,'Clara','casual');
INSERT INTO "players" VALUES(7,2,'You','casual');
INSERT INTO "players" VALUES(7,3,'Bertram','casual');
INSERT INTO "players" VALUES(8,0,'Ada',NULL);
INSERT INTO "players" VALUES(8,1,'Clara','casual');
INSERT INTO "players" VALUES(8,2,'You','casual');
INSERT INTO "players" VALUES(8,3,'Bertram','casual');
CREATE TABLE records (
    deal_id INTEGER PRIMARY KEY REFERENCES deals (id) ON DELETE CASCADE,
    document BLOB NOT NULL
) STRICT;
INSERT INTO "records" VALUES(1,X'78DA358EBD6AC4400C845F65D83A95FF7D9D910AB1AEF6E42E5CE15C52C57001932284BC7B344B02CBB7236934E83B7DECF7F774499E2105D2433BC8040B31C03BF804DF60F10668035D611D2C0C336484ADF016BA405B5888115EA03D6C44B9C2A30C433823738616580319200B24FA216265836678035BE0D10FC306C9B00C9D61051E974CE929DDF7E338D3E5390E3ECFA8FFBED7C7E7CBF1F65FDFE23FF6AFEAF325BABE1143A05C03C224290407D206AC273A82539BB941E52B514B4E85A5D02C99A8F154CA146F082AA1B21A5FD718A0BC40478203EDD3EDE717D8B554D0');
INSERT INTO "records" VALUES(2,X'78DA558EBB6AC4400C457FE530752ABFBD9DD114C2AE66E52E6CE16C52C59080491196FDF748EE02C3992BCDBD1A3DD2F776FF4C972435B6A215B94126A44157728FD6684BAED091EC67C04664C516AC4216CA15ED901EF348432EE49ADC915BA4430B36613DE262465D0FC88CF9CC095D102F5BAC2023EAC33DB822BE867BFC6B5F60262FE925DDB77D3FD2E5D5173E0EAFFF5FEF5F3F6FFB47BA7963DF7E4F9FD6DED736B00646879D180231D3E255E64013885EB9C64394D647EC349F965012895C851AD3EDF90747FA4931');
INSERT INTO "records" VALUES(3,X'78DA5D8EBB6EC3300C457FE5427327BF9DCD2007C29A147A2B32B869A71A4800A34351F4DFCBABB1CB91481D5EF1273DF7FB67BA2499E00D6C810447D806EF213DBC8364D804E9E00374842FB0199A51AE90028FFB0A19212BAC81441966811658F423274316F8048BC0161A971046680F8B72866FB00C1DE02BBC85C5607CB44182212CD026BDA4FB7E1C67BABCA6F7C7D7DBF1119DE77E9EFF8E5B9CC7FE5D3DCDD1D591E88929601DB1118518024ECF678265B906A425280BC7A42AEC39A384FB385F9513BA1235B9CA2CA57A0C156E20FC4D168ED5D7BA01538CA551B69C6EBF7F71B1587E');
INSERT INTO "records" VALUES(4,X'78DA3D8DBD6AC4400C845F65D83A95FF7D9D910A61577B7217AE702E57C59023264538EEDDA3594840CCCE4AA34F8F74DFAE1FE9947C860DD005D64116680DEDE1357C828CF0163EC06AD80AADA01D6C8434D001BEC07B48540DA960C1897E03C9B0161A8B911FA12B242AE0136C82464520F2199E91CFB00512F919DEC03B7884031E5702D8A79774DDF6FD48A7D7F4FEF9FDB6DFA2F375FBB7F7ED38FE9E4BBCFBF653B2CE4DCF21F94CD7854843298E0359426CA470A0EC59E931623365E560A06B29745AD15174A2F09092A2255C530AAF500AB4E4C853E2855F2B394285CE49760E8414E7C04B9864E73529D2A6CBF3171E3161CD');
INSERT INTO "records" VALUES(5,X'78DA2D8FBD4EC44010835FC5DA9A2AFFB92EDA29464915261DBA221C57110944448110EF8EBDBAC6F966EDF56C7ED3E77E7B4F97E403BC856FF015D1C15A580DEB10138230C21618798355880A5E23D36D90C97407187946E6F515B6C27BE41AB120F3BC873336237838205A047544E63A06D8DCC378974B37C40CEFE013F2046FB03E238FE929DDF6E338D3E5850F3E4FCE8FCFDBC7F7EB71277CDD1F78A577EC3F251B1D9DA825B3A4A2E446324864E485621A4DAE2967938C56A202EB459B0A44BE8A1409512EA5222B11D5BB5A5CA3ABC01589E2EA5772798BEA4DCBBD2C2FA35ABC9C955161EFD3F5EF1F9DCA5E3B');
INSERT INTO "records" VALUES(6,X'78DA3D8DBD6A03410C845F65D83AD5DDDE9F3B2315E2B65AEBBAE0E2E2B8CA814D8E14C6E4DD330A24B07C3BD28CA467BAAF978F744892611536C26768862EF01646DD41F85AC808A358602DBC402ABC81333FC132E408EF504FD002A53EC226780F61A6421B28A77882D6002970EEE9A19C2D307666C804E5B9015A21038C014E313342FAF4922EEBB6EDE9F09ADE6F5F6FDB959DCFEBBFBCAFFBFEF79DF96FEBE3372B955DE9026D6024344A1D02E16A4378B83E07E29647CFA6400E44CEC2902510390957C2F5D8574F112951E674FEFE01C9D14E8F');
INSERT INTO "records" VALUES(7,X'78DA2D8E3B6FC3300C84FFCA4173273F643B9B410E843C39F4566470D34E35D002468722C87F2F4FE872E2E3E39D1EE97BBF7FA64BD2119AA1133CC307F80A29D00219202DB481AEF0603AD80CEFA13D6C8435F0028FED0C1D60C1B4F00D1ADA411748F82CB01E926119D2C367C80889A0D87658AFB0005A58381758444FD00D125868039B605B7A49F7FD38CE74798D0F9F67F4EF5F3F6FC74714FF7D7D6EF11EFB6FE5648CA94C9442E9426CA6D48A33CB214EC459AD57560CF395B25078E12D61CE94A6C685D5D94069283D396E9556CA85D24A090B67C20B21A70C777EC3792B741672CA566B50E5BA747BFE0193705C81');
INSERT INTO "records" VALUES(8,X'78DA2D8EBD6AC4400C845F65D83A957DE79FEB8C5408BBF2C95DB8C2B9A48A218123450879F7CC2C81E55BAD7634A39FF2B9DFDFCBA5C486ECE0640FEB911372802D58AFC8157E468EB00EC1FA845810136C844F8816C1FE80382366D80CA7CF006FE00BEC04DB609CEA110D923E1CE7610A23F8D5C05AE482E42F67795A38B36848FF15C691B63C95FB7E1C8F7279E6C28F07DFAF1F5F2FC71B8BFF77BD6EBC8FFDBBEAAC67D74661121622CEC24CAC57559244FDD88486C841D0584A979A4D49EC244867AB50C542E8233BA1DAAB0AB9B8105A3E34E1AAB206C9D415EECA70F55C562689D7C89A262B97A96B21D71AAE9ED5D5AA690DEFCBEDF70FC4F56441');
INSERT INTO "records" VALUES(9,X'78DA458EBD6AC4400C845F65D83A95FF7D9D910AE1AB7C7217AE702E57C5902326450879F7684420B08C7735339FF55D1EDBEDAD9C8AB7901116BAC0E30CB005D2C346480B9FE0352CCE193A415748DC1BF8086F601574C1728157F008C4096B86456B85F5D020AFD0A0CDD019D2402A4807AD2191E920E10E9001DE432253C13A584C0215B1B63C95DBB6EF47393D97D7F7CF97FD1E93C7761CFF9F8FFB9F718DD1BE7D65D6AA70EC4C5942740EF13564B9F0565308F79E3252D870868D4F6B28AC0923CAA7B226036F240B7342A8B02609CD1FD1F58E329192808432EC0418C39A7FE31ACA99B0AB5C435893DC2FD7C8671A844AEE92501ABA96EBCF2F4E2065EC');
INSERT INTO "records" VALUES(10,X'78DA458E3D6FC3300C44FFCA4173277F3B9B410E843D29F4566470D34C35D0A0468722C87F2F4F28D0E599129FEEFC48F7EDFA914E490678059B20C11EB6C25B480B6F200B6C8034F00EDAC327D8085D90CF900C8F7986F490195641E21866866658DC47CE0299E0032C026B680C21F4D01616C711BEC21668079FE1352C1E46D10A09863041ABF492AEDBBE1FE9F49ADE3FBFDFF65BDCDCB7E3F8FF7CDDFE1697B8DAB79FE2DA1C1B5B8989188985E8889E68894CD44413D0B21808562B5F68595056CACA64290B7ACA646191702BE5C814291ECB959542D98BC736619E5371CA4E4F58E4C5A3E2EC10FE8633C0CBC40E678753CE674E6DBA3C7F01DAE365E8');
INSERT INTO "records" VALUES(11,X'78DA3D8EBD4EC4400C845F65B435557E2EC975915D58976ACFE9D015E1B88A4820220A8478773C2E68BEB567C763FF948FEDFE56CEC55A7807EFE12BA4854CB00E32C207C802EB212BBC855DA00BB481CEB0D0C3169E13E4040D432803EA1512B6D02BAC422A74824FD0B0CDD00E5AE11778D4032CC41E36C31BD80A8DD5B131F223218E19610DA42B4FE5BEEDFB51CECF71F07144FFFAFEF5B23FA2F87CFC97F9758B77DFBED36B6DA8F51A3066D818F08698880BD10764216662253866D9D26CD48C664964CA8915E1F4392D3E105C24AC345B46097728C7B4121CD39C606B5C6E795056A9E544DE9C66A6287F950729571AE3856392A153B9FDFE011FD465E8');
INSERT INTO "records" VALUES(12,X'78DA3D4EBB6EC3400CFB15E2E64E7E3B9B210D823D5DE4ADC8E0A6996AA0418D0E45907FAF78400B1C781245917AA4FB76FD48A7E419DEC006E800E9E023748657D00632229FE133AC864CD00956C17B48B42D64818EF0159A211916ED021B61518761F0F15A580F9BE01DA482ACB08888A0061E640BEDA131EAE135346C075838CFD00A16672CE9255DB77D3FD2E935BD7F7EBFEDB760BE6EFFE57D3B8EBFEF12FFBEFD14AD35C15A47180839405929074A5F25672B612454843E40D84A4B202745C20D9BB85624DC754A9CA64E9D9313460A755E2AAE39FDB466351338CD674ECB6EF1E354789AB0F572644963B8D24AE9E2A5A58B32DC8A699D2ECF5FED7B65BB');
INSERT INTO "records" VALUES(13,X'78DA6D8EBD6EC3300C845FE5A0B993FF9DCD2007C29E147A2B321819E32180A722E8BB97C7B9CB49A2EEBEE3A7BC8FE7ABDC8A35D00D36412A7C84CFB01EF50E1DE02B7C826FF016D2C07BD80259A03DB4426678030BDB02DFA13B3C861BB4858D900916CF88C46484464B6457D80A19601D2C22A1010942079DA1B1430477480769A1616ECB57791EE77995DB772C7C5DF1FEE778C4791E3FE9B226A6B6527A4A17221365A054CA12A27CEA48E14C59251B65A610208962D698309A2D6309D829C42B7DC236E7CDB39C1467D6E973E29D459E1F69669B13E0847AEE92B3C4D3A2B978F6F2C3B2920023AADECBE3F70F467C637F');
INSERT INTO "records" VALUES(14,X'78DA3D8FBB6EC3300C457FE5427327BF9D4D2007C29E14662B32B869A61A6850A34351F4DFCB2BA05D8EC86BF248FE4E8FEDF6964E4907D8081F6113E402CF901632C17A4803EF611DAC8576D011324306E8051AC90C6F6091C440860FF016B6406231841D64818627F20833B4C01AC80A0D6D5C542005BEC227688F72868536C30A7481CFB0985CD353BA6DFB7EA4D3737A7DFF7CD9EF917CDCFFCBC7761C7FC735CE7DFBAAB3D6445ACE015B884C74444F8CC425202DC14C6ACB3565AB6CB5B625E06C7D20E8730A943EAD15F5CAAF3AD34CA9B1D2AAA7403822CC841BCE3FF389A87ACE797D46CD78AFE774FDF9056D325E0A');
CREATE TABLE setups (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    document TEXT NOT NULL
) STRICT;
INSERT INTO "setups" VALUES(1,'{"format":"quinto-game","version":2,"app":"0.2.0.dev0","rules":{"form":"four","match":"game","joker_lead":"highest","cachette_from":"bottom","target":60,"draw":"off","stakes":0},"seed":1,"first_dealer":"N","players":[{"name":"Ada","level":"casual"},{"name":"Clara","level":"casual"},{"name":"You","level":null},{"name":"Bertram","level":"casual"}],"drawn":null}');
INSERT INTO "setups" VALUES(2,'{"format":"quinto-game","version":2,"app":"0.2.0.dev0","rules":{"form":"four","match":"rubber","joker_lead":"highest","cachette_from":"bottom","target":60,"draw":"ace_low","stakes":2},"seed":2,"first_dealer":null,"players":[{"name":"Ada","level":null},{"name":"Clara","level":"casual"},{"name":"You","level":"casual"},{"name":"Bertram","level":"casual"}],"drawn":["S3","C3","SQ","HT"]}');
INSERT INTO "setups" VALUES(3,'{"format":"quinto-game","version":2,"app":"0.2.0.dev0","rules":{"form":"dummy","match":"round","joker_lead":"highest","cachette_from":"bottom","target":60,"draw":"off","stakes":0},"seed":3,"first_dealer":"S","players":[{"name":"Ada","level":null},{"name":"Clara","level":"casual"},{"name":"You","level":"casual"}],"drawn":null}');
INSERT INTO "setups" VALUES(4,'{"format":"quinto-game","version":2,"app":"0.2.0.dev0","rules":{"form":"two","match":"rubber_points","joker_lead":"highest","cachette_from":"bottom","target":60,"draw":"ace_high","stakes":0},"seed":4,"first_dealer":null,"players":[{"name":"Ada","level":null},{"name":"Clara","level":"casual"}],"drawn":["SK","ST"]}');
INSERT INTO "setups" VALUES(5,'{"format":"quinto-game","version":2,"app":"0.2.0.dev0","rules":{"form":"four","match":"rubber","joker_lead":"highest","cachette_from":"bottom","target":60,"draw":"ace_low","stakes":2},"seed":2,"first_dealer":null,"players":[{"name":"Ada","level":null},{"name":"Clara","level":"casual"},{"name":"You","level":"casual"},{"name":"Bertram","level":"casual"}],"drawn":["S3","C3","SQ","HT"]}');
INSERT INTO "setups" VALUES(6,'{"format":"quinto-game","version":2,"app":"0.2.0.dev0","rules":{"form":"four","match":"game","joker_lead":"highest","cachette_from":"bottom","target":250,"draw":"off","stakes":0},"seed":10,"first_dealer":"N","players":[{"name":"Ada","level":null},{"name":"Clara","level":null},{"name":"You","level":"casual"},{"name":"Bertram","level":"casual"}],"drawn":null}');
INSERT INTO "setups" VALUES(7,'{"format":"quinto-game","version":2,"app":"0.2.0.dev0","rules":{"form":"four","match":"rubber","joker_lead":"highest","cachette_from":"bottom","target":60,"draw":"ace_low","stakes":2},"seed":11,"first_dealer":null,"players":[{"name":"Ada","level":null},{"name":"Clara","level":"casual"},{"name":"You","level":"casual"},{"name":"Bertram","level":"casual"}],"drawn":["QR","D9","C4","S8"]}');
INSERT INTO "setups" VALUES(8,'{"format":"quinto-game","version":3,"app":"0.2.0.dev0","rules":{"form":"four","match":"game","joker_lead":"highest","cachette_from":"bottom","target":60,"draw":"off","stakes":0},"seed":null,"fair":{"previous":"0000000000000000000000000000000000000000000000000000000000000000","commitment":"7ddb1af38f378491841a7c3b9b125267b81ed1653cb1bd9ab3b8b1e152119312","words":"salt and pepper","secret":null,"sealed":"01e5721568b3b55427a6097040039ad51db27edfe24529000a45edad050ed554"},"code":null,"take_backs":true,"first_dealer":"N","players":[{"name":"Ada","level":null},{"name":"Clara","level":"casual"},{"name":"You","level":"casual"},{"name":"Bertram","level":"casual"}],"drawn":null,"branches":[],"playing":0}');
CREATE TABLE sums (form TEXT NOT NULL, level TEXT NOT NULL, partner TEXT NOT NULL, month INTEGER NOT NULL, marks INTEGER NOT NULL, deals INTEGER NOT NULL, difference INTEGER NOT NULL, squares INTEGER NOT NULL, us_points INTEGER NOT NULL, us_trick_points INTEGER NOT NULL, us_quint_0 INTEGER NOT NULL, us_quint_1 INTEGER NOT NULL, us_quint_2 INTEGER NOT NULL, us_quint_3 INTEGER NOT NULL, us_quint_4 INTEGER NOT NULL, us_quint_5 INTEGER NOT NULL, us_quint_6 INTEGER NOT NULL, us_quint_7 INTEGER NOT NULL, us_quint_8 INTEGER NOT NULL, us_quint_9 INTEGER NOT NULL, us_quint_10 INTEGER NOT NULL, us_quint_11 INTEGER NOT NULL, us_quint_12 INTEGER NOT NULL, them_points INTEGER NOT NULL, them_trick_points INTEGER NOT NULL, them_quint_0 INTEGER NOT NULL, them_quint_1 INTEGER NOT NULL, them_quint_2 INTEGER NOT NULL, them_quint_3 INTEGER NOT NULL, them_quint_4 INTEGER NOT NULL, them_quint_5 INTEGER NOT NULL, them_quint_6 INTEGER NOT NULL, them_quint_7 INTEGER NOT NULL, them_quint_8 INTEGER NOT NULL, them_quint_9 INTEGER NOT NULL, them_quint_10 INTEGER NOT NULL, them_quint_11 INTEGER NOT NULL, them_quint_12 INTEGER NOT NULL, us_double_right INTEGER NOT NULL, us_double_wrong INTEGER NOT NULL, us_double_open INTEGER NOT NULL, them_double_right INTEGER NOT NULL, them_double_wrong INTEGER NOT NULL, them_double_open INTEGER NOT NULL, us_redouble_right INTEGER NOT NULL, us_redouble_wrong INTEGER NOT NULL, us_redouble_open INTEGER NOT NULL, them_redouble_right INTEGER NOT NULL, them_redouble_wrong INTEGER NOT NULL, them_redouble_open INTEGER NOT NULL, PRIMARY KEY (form, level, partner, month, marks)) STRICT, WITHOUT ROWID;
INSERT INTO "sums" VALUES('dummy','casual','',24322,0,1,-45,2025,5,0,0,0,0,0,0,0,0,0,0,0,1,0,0,50,0,0,1,0,0,1,0,0,1,0,0,0,0,1,0,0,0,0,0,1,0,0,1,0,0,0);
INSERT INTO "sums" VALUES('dummy','casual','Clara',24322,0,1,-50,2500,20,0,0,0,1,0,0,0,0,0,0,0,0,0,0,70,0,1,1,0,0,1,0,0,1,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0);
INSERT INTO "sums" VALUES('dummy','casual','You',24322,0,1,50,2500,55,0,1,0,0,0,1,0,0,1,0,0,1,0,0,5,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,0,0,0,0,0,1);
INSERT INTO "sums" VALUES('four','casual','Ada',24322,0,1,-65,4225,5,0,0,0,0,0,0,0,0,0,0,0,0,0,1,70,0,1,1,0,0,1,0,0,1,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0);
INSERT INTO "sums" VALUES('four','casual','Clara',24322,2,3,50,9850,130,0,2,2,0,0,1,0,0,2,0,0,1,0,0,80,0,1,1,0,0,1,0,0,1,0,0,2,0,0,0,0,2,0,0,1,0,0,1,0,0,0);
INSERT INTO "sums" VALUES('four','casual','Clara',24322,4,1,-50,2500,20,0,0,1,0,0,0,0,0,0,0,0,0,0,0,70,0,1,0,0,0,1,0,1,1,0,0,1,0,0,0,0,1,0,0,0,0,0,0,0,0,1);
INSERT INTO "sums" VALUES('four','casual','You',24322,0,3,-10,2650,290,155,3,0,0,0,2,1,0,1,0,0,1,0,0,300,170,0,3,0,0,1,1,0,2,0,1,2,0,0,0,0,0,1,0,1,0,1,1,0,0,0);
INSERT INTO "sums" VALUES('two','casual','',24322,0,2,-60,3050,240,170,1,0,0,0,1,0,0,2,0,0,2,0,0,300,220,1,2,0,0,1,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,1,0,0,0,0);
CREATE TABLE underway (
    key BLOB PRIMARY KEY CHECK (length(key) = 16),
    begun_at INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    hinted INTEGER NOT NULL,
    marks INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX deals_after ON deals (before);
CREATE INDEX deals_of_match ON deals (match_id);
CREATE INDEX deals_with_pack ON deals (pack);
CREATE INDEX games_of_match ON games (match_id);
CREATE VIEW ours AS SELECT id, form, level, partner, month, marks, us, doubler, redoubler, trick_value, deleted, CASE us WHEN 0 THEN ns_points ELSE ew_points END AS us_points, CASE 1 - us WHEN 0 THEN ns_points ELSE ew_points END AS them_points, CASE us WHEN 0 THEN ns_tricks ELSE ew_tricks END AS us_tricks, CASE 1 - us WHEN 0 THEN ns_tricks ELSE ew_tricks END AS them_tricks, CASE us WHEN 0 THEN ns_quints ELSE ew_quints END AS us_quints, CASE 1 - us WHEN 0 THEN ns_quints ELSE ew_quints END AS them_quints FROM deals WHERE us IS NOT NULL;
CREATE VIEW measured AS SELECT id, deleted, form, level, partner, month, marks, 1 AS deals, us_points - them_points AS difference, (us_points - them_points) * (us_points - them_points) AS squares, us_points AS us_points, coalesce(us_tricks, 0) * trick_value AS us_trick_points, us_quints >> 0 & 1 AS us_quint_0, us_quints >> 1 & 1 AS us_quint_1, us_quints >> 2 & 1 AS us_quint_2, us_quints >> 3 & 1 AS us_quint_3, us_quints >> 4 & 1 AS us_quint_4, us_quints >> 5 & 1 AS us_quint_5, us_quints >> 6 & 1 AS us_quint_6, us_quints >> 7 & 1 AS us_quint_7, us_quints >> 8 & 1 AS us_quint_8, us_quints >> 9 & 1 AS us_quint_9, us_quints >> 10 & 1 AS us_quint_10, us_quints >> 11 & 1 AS us_quint_11, us_quints >> 12 & 1 AS us_quint_12, them_points AS them_points, coalesce(them_tricks, 0) * trick_value AS them_trick_points, them_quints >> 0 & 1 AS them_quint_0, them_quints >> 1 & 1 AS them_quint_1, them_quints >> 2 & 1 AS them_quint_2, them_quints >> 3 & 1 AS them_quint_3, them_quints >> 4 & 1 AS them_quint_4, them_quints >> 5 & 1 AS them_quint_5, them_quints >> 6 & 1 AS them_quint_6, them_quints >> 7 & 1 AS them_quint_7, them_quints >> 8 & 1 AS them_quint_8, them_quints >> 9 & 1 AS them_quint_9, them_quints >> 10 & 1 AS them_quint_10, them_quints >> 11 & 1 AS them_quint_11, them_quints >> 12 & 1 AS them_quint_12, doubler IS us AND (us_tricks > them_tricks) IS TRUE AS us_double_right, doubler IS us AND (us_tricks < them_tricks) IS TRUE AS us_double_wrong, doubler IS us AND us_tricks IS NULL AS us_double_open, doubler IS 1 - us AND (them_tricks > us_tricks) IS TRUE AS them_double_right, doubler IS 1 - us AND (them_tricks < us_tricks) IS TRUE AS them_double_wrong, doubler IS 1 - us AND them_tricks IS NULL AS them_double_open, redoubler IS us AND (us_tricks > them_tricks) IS TRUE AS us_redouble_right, redoubler IS us AND (us_tricks < them_tricks) IS TRUE AS us_redouble_wrong, redoubler IS us AND us_tricks IS NULL AS us_redouble_open, redoubler IS 1 - us AND (them_tricks > us_tricks) IS TRUE AS them_redouble_right, redoubler IS 1 - us AND (them_tricks < us_tricks) IS TRUE AS them_redouble_wrong, redoubler IS 1 - us AND them_tricks IS NULL AS them_redouble_open FROM ours;
CREATE VIEW measured_games AS SELECT id, deleted, form, level, partner, month, marks, 1 AS games, won FROM games WHERE us IS NOT NULL;
CREATE TRIGGER deals_added AFTER INSERT ON deals WHEN new.deleted = 0 BEGIN
INSERT INTO sums (form, level, partner, month, marks, deals, difference, squares, us_points, us_trick_points, us_quint_0, us_quint_1, us_quint_2, us_quint_3, us_quint_4, us_quint_5, us_quint_6, us_quint_7, us_quint_8, us_quint_9, us_quint_10, us_quint_11, us_quint_12, them_points, them_trick_points, them_quint_0, them_quint_1, them_quint_2, them_quint_3, them_quint_4, them_quint_5, them_quint_6, them_quint_7, them_quint_8, them_quint_9, them_quint_10, them_quint_11, them_quint_12, us_double_right, us_double_wrong, us_double_open, them_double_right, them_double_wrong, them_double_open, us_redouble_right, us_redouble_wrong, us_redouble_open, them_redouble_right, them_redouble_wrong, them_redouble_open) SELECT form, level, partner, month, marks, 1 * deals, 1 * difference, 1 * squares, 1 * us_points, 1 * us_trick_points, 1 * us_quint_0, 1 * us_quint_1, 1 * us_quint_2, 1 * us_quint_3, 1 * us_quint_4, 1 * us_quint_5, 1 * us_quint_6, 1 * us_quint_7, 1 * us_quint_8, 1 * us_quint_9, 1 * us_quint_10, 1 * us_quint_11, 1 * us_quint_12, 1 * them_points, 1 * them_trick_points, 1 * them_quint_0, 1 * them_quint_1, 1 * them_quint_2, 1 * them_quint_3, 1 * them_quint_4, 1 * them_quint_5, 1 * them_quint_6, 1 * them_quint_7, 1 * them_quint_8, 1 * them_quint_9, 1 * them_quint_10, 1 * them_quint_11, 1 * them_quint_12, 1 * us_double_right, 1 * us_double_wrong, 1 * us_double_open, 1 * them_double_right, 1 * them_double_wrong, 1 * them_double_open, 1 * us_redouble_right, 1 * us_redouble_wrong, 1 * us_redouble_open, 1 * them_redouble_right, 1 * them_redouble_wrong, 1 * them_redouble_open FROM measured WHERE id = new.id ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, difference = difference + excluded.difference, squares = squares + excluded.squares, us_points = us_points + excluded.us_points, us_trick_points = us_trick_points + excluded.us_trick_points, us_quint_0 = us_quint_0 + excluded.us_quint_0, us_quint_1 = us_quint_1 + excluded.us_quint_1, us_quint_2 = us_quint_2 + excluded.us_quint_2, us_quint_3 = us_quint_3 + excluded.us_quint_3, us_quint_4 = us_quint_4 + excluded.us_quint_4, us_quint_5 = us_quint_5 + excluded.us_quint_5, us_quint_6 = us_quint_6 + excluded.us_quint_6, us_quint_7 = us_quint_7 + excluded.us_quint_7, us_quint_8 = us_quint_8 + excluded.us_quint_8, us_quint_9 = us_quint_9 + excluded.us_quint_9, us_quint_10 = us_quint_10 + excluded.us_quint_10, us_quint_11 = us_quint_11 + excluded.us_quint_11, us_quint_12 = us_quint_12 + excluded.us_quint_12, them_points = them_points + excluded.them_points, them_trick_points = them_trick_points + excluded.them_trick_points, them_quint_0 = them_quint_0 + excluded.them_quint_0, them_quint_1 = them_quint_1 + excluded.them_quint_1, them_quint_2 = them_quint_2 + excluded.them_quint_2, them_quint_3 = them_quint_3 + excluded.them_quint_3, them_quint_4 = them_quint_4 + excluded.them_quint_4, them_quint_5 = them_quint_5 + excluded.them_quint_5, them_quint_6 = them_quint_6 + excluded.them_quint_6, them_quint_7 = them_quint_7 + excluded.them_quint_7, them_quint_8 = them_quint_8 + excluded.them_quint_8, them_quint_9 = them_quint_9 + excluded.them_quint_9, them_quint_10 = them_quint_10 + excluded.them_quint_10, them_quint_11 = them_quint_11 + excluded.them_quint_11, them_quint_12 = them_quint_12 + excluded.them_quint_12, us_double_right = us_double_right + excluded.us_double_right, us_double_wrong = us_double_wrong + excluded.us_double_wrong, us_double_open = us_double_open + excluded.us_double_open, them_double_right = them_double_right + excluded.them_double_right, them_double_wrong = them_double_wrong + excluded.them_double_wrong, them_double_open = them_double_open + excluded.them_double_open, us_redouble_right = us_redouble_right + excluded.us_redouble_right, us_redouble_wrong = us_redouble_wrong + excluded.us_redouble_wrong, us_redouble_open = us_redouble_open + excluded.us_redouble_open, them_redouble_right = them_redouble_right + excluded.them_redouble_right, them_redouble_wrong = them_redouble_wrong + excluded.them_redouble_wrong, them_redouble_open = them_redouble_open + excluded.them_redouble_open;
END;
CREATE TRIGGER deals_deleted AFTER UPDATE OF deleted ON deals WHEN new.deleted > old.deleted BEGIN
INSERT INTO sums (form, level, partner, month, marks, deals, difference, squares, us_points, us_trick_points, us_quint_0, us_quint_1, us_quint_2, us_quint_3, us_quint_4, us_quint_5, us_quint_6, us_quint_7, us_quint_8, us_quint_9, us_quint_10, us_quint_11, us_quint_12, them_points, them_trick_points, them_quint_0, them_quint_1, them_quint_2, them_quint_3, them_quint_4, them_quint_5, them_quint_6, them_quint_7, them_quint_8, them_quint_9, them_quint_10, them_quint_11, them_quint_12, us_double_right, us_double_wrong, us_double_open, them_double_right, them_double_wrong, them_double_open, us_redouble_right, us_redouble_wrong, us_redouble_open, them_redouble_right, them_redouble_wrong, them_redouble_open) SELECT form, level, partner, month, marks, -1 * deals, -1 * difference, -1 * squares, -1 * us_points, -1 * us_trick_points, -1 * us_quint_0, -1 * us_quint_1, -1 * us_quint_2, -1 * us_quint_3, -1 * us_quint_4, -1 * us_quint_5, -1 * us_quint_6, -1 * us_quint_7, -1 * us_quint_8, -1 * us_quint_9, -1 * us_quint_10, -1 * us_quint_11, -1 * us_quint_12, -1 * them_points, -1 * them_trick_points, -1 * them_quint_0, -1 * them_quint_1, -1 * them_quint_2, -1 * them_quint_3, -1 * them_quint_4, -1 * them_quint_5, -1 * them_quint_6, -1 * them_quint_7, -1 * them_quint_8, -1 * them_quint_9, -1 * them_quint_10, -1 * them_quint_11, -1 * them_quint_12, -1 * us_double_right, -1 * us_double_wrong, -1 * us_double_open, -1 * them_double_right, -1 * them_double_wrong, -1 * them_double_open, -1 * us_redouble_right, -1 * us_redouble_wrong, -1 * us_redouble_open, -1 * them_redouble_right, -1 * them_redouble_wrong, -1 * them_redouble_open FROM measured WHERE id = new.id ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, difference = difference + excluded.difference, squares = squares + excluded.squares, us_points = us_points + excluded.us_points, us_trick_points = us_trick_points + excluded.us_trick_points, us_quint_0 = us_quint_0 + excluded.us_quint_0, us_quint_1 = us_quint_1 + excluded.us_quint_1, us_quint_2 = us_quint_2 + excluded.us_quint_2, us_quint_3 = us_quint_3 + excluded.us_quint_3, us_quint_4 = us_quint_4 + excluded.us_quint_4, us_quint_5 = us_quint_5 + excluded.us_quint_5, us_quint_6 = us_quint_6 + excluded.us_quint_6, us_quint_7 = us_quint_7 + excluded.us_quint_7, us_quint_8 = us_quint_8 + excluded.us_quint_8, us_quint_9 = us_quint_9 + excluded.us_quint_9, us_quint_10 = us_quint_10 + excluded.us_quint_10, us_quint_11 = us_quint_11 + excluded.us_quint_11, us_quint_12 = us_quint_12 + excluded.us_quint_12, them_points = them_points + excluded.them_points, them_trick_points = them_trick_points + excluded.them_trick_points, them_quint_0 = them_quint_0 + excluded.them_quint_0, them_quint_1 = them_quint_1 + excluded.them_quint_1, them_quint_2 = them_quint_2 + excluded.them_quint_2, them_quint_3 = them_quint_3 + excluded.them_quint_3, them_quint_4 = them_quint_4 + excluded.them_quint_4, them_quint_5 = them_quint_5 + excluded.them_quint_5, them_quint_6 = them_quint_6 + excluded.them_quint_6, them_quint_7 = them_quint_7 + excluded.them_quint_7, them_quint_8 = them_quint_8 + excluded.them_quint_8, them_quint_9 = them_quint_9 + excluded.them_quint_9, them_quint_10 = them_quint_10 + excluded.them_quint_10, them_quint_11 = them_quint_11 + excluded.them_quint_11, them_quint_12 = them_quint_12 + excluded.them_quint_12, us_double_right = us_double_right + excluded.us_double_right, us_double_wrong = us_double_wrong + excluded.us_double_wrong, us_double_open = us_double_open + excluded.us_double_open, them_double_right = them_double_right + excluded.them_double_right, them_double_wrong = them_double_wrong + excluded.them_double_wrong, them_double_open = them_double_open + excluded.them_double_open, us_redouble_right = us_redouble_right + excluded.us_redouble_right, us_redouble_wrong = us_redouble_wrong + excluded.us_redouble_wrong, us_redouble_open = us_redouble_open + excluded.us_redouble_open, them_redouble_right = them_redouble_right + excluded.them_redouble_right, them_redouble_wrong = them_redouble_wrong + excluded.them_redouble_wrong, them_redouble_open = them_redouble_open + excluded.them_redouble_open;
END;
CREATE TRIGGER deals_restored AFTER UPDATE OF deleted ON deals WHEN new.deleted < old.deleted BEGIN
INSERT INTO sums (form, level, partner, month, marks, deals, difference, squares, us_points, us_trick_points, us_quint_0, us_quint_1, us_quint_2, us_quint_3, us_quint_4, us_quint_5, us_quint_6, us_quint_7, us_quint_8, us_quint_9, us_quint_10, us_quint_11, us_quint_12, them_points, them_trick_points, them_quint_0, them_quint_1, them_quint_2, them_quint_3, them_quint_4, them_quint_5, them_quint_6, them_quint_7, them_quint_8, them_quint_9, them_quint_10, them_quint_11, them_quint_12, us_double_right, us_double_wrong, us_double_open, them_double_right, them_double_wrong, them_double_open, us_redouble_right, us_redouble_wrong, us_redouble_open, them_redouble_right, them_redouble_wrong, them_redouble_open) SELECT form, level, partner, month, marks, 1 * deals, 1 * difference, 1 * squares, 1 * us_points, 1 * us_trick_points, 1 * us_quint_0, 1 * us_quint_1, 1 * us_quint_2, 1 * us_quint_3, 1 * us_quint_4, 1 * us_quint_5, 1 * us_quint_6, 1 * us_quint_7, 1 * us_quint_8, 1 * us_quint_9, 1 * us_quint_10, 1 * us_quint_11, 1 * us_quint_12, 1 * them_points, 1 * them_trick_points, 1 * them_quint_0, 1 * them_quint_1, 1 * them_quint_2, 1 * them_quint_3, 1 * them_quint_4, 1 * them_quint_5, 1 * them_quint_6, 1 * them_quint_7, 1 * them_quint_8, 1 * them_quint_9, 1 * them_quint_10, 1 * them_quint_11, 1 * them_quint_12, 1 * us_double_right, 1 * us_double_wrong, 1 * us_double_open, 1 * them_double_right, 1 * them_double_wrong, 1 * them_double_open, 1 * us_redouble_right, 1 * us_redouble_wrong, 1 * us_redouble_open, 1 * them_redouble_right, 1 * them_redouble_wrong, 1 * them_redouble_open FROM measured WHERE id = new.id ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, difference = difference + excluded.difference, squares = squares + excluded.squares, us_points = us_points + excluded.us_points, us_trick_points = us_trick_points + excluded.us_trick_points, us_quint_0 = us_quint_0 + excluded.us_quint_0, us_quint_1 = us_quint_1 + excluded.us_quint_1, us_quint_2 = us_quint_2 + excluded.us_quint_2, us_quint_3 = us_quint_3 + excluded.us_quint_3, us_quint_4 = us_quint_4 + excluded.us_quint_4, us_quint_5 = us_quint_5 + excluded.us_quint_5, us_quint_6 = us_quint_6 + excluded.us_quint_6, us_quint_7 = us_quint_7 + excluded.us_quint_7, us_quint_8 = us_quint_8 + excluded.us_quint_8, us_quint_9 = us_quint_9 + excluded.us_quint_9, us_quint_10 = us_quint_10 + excluded.us_quint_10, us_quint_11 = us_quint_11 + excluded.us_quint_11, us_quint_12 = us_quint_12 + excluded.us_quint_12, them_points = them_points + excluded.them_points, them_trick_points = them_trick_points + excluded.them_trick_points, them_quint_0 = them_quint_0 + excluded.them_quint_0, them_quint_1 = them_quint_1 + excluded.them_quint_1, them_quint_2 = them_quint_2 + excluded.them_quint_2, them_quint_3 = them_quint_3 + excluded.them_quint_3, them_quint_4 = them_quint_4 + excluded.them_quint_4, them_quint_5 = them_quint_5 + excluded.them_quint_5, them_quint_6 = them_quint_6 + excluded.them_quint_6, them_quint_7 = them_quint_7 + excluded.them_quint_7, them_quint_8 = them_quint_8 + excluded.them_quint_8, them_quint_9 = them_quint_9 + excluded.them_quint_9, them_quint_10 = them_quint_10 + excluded.them_quint_10, them_quint_11 = them_quint_11 + excluded.them_quint_11, them_quint_12 = them_quint_12 + excluded.them_quint_12, us_double_right = us_double_right + excluded.us_double_right, us_double_wrong = us_double_wrong + excluded.us_double_wrong, us_double_open = us_double_open + excluded.us_double_open, them_double_right = them_double_right + excluded.them_double_right, them_double_wrong = them_double_wrong + excluded.them_double_wrong, them_double_open = them_double_open + excluded.them_double_open, us_redouble_right = us_redouble_right + excluded.us_redouble_right, us_redouble_wrong = us_redouble_wrong + excluded.us_redouble_wrong, us_redouble_open = us_redouble_open + excluded.us_redouble_open, them_redouble_right = them_redouble_right + excluded.them_redouble_right, them_redouble_wrong = them_redouble_wrong + excluded.them_redouble_wrong, them_redouble_open = them_redouble_open + excluded.them_redouble_open;
END;
CREATE TRIGGER games_added AFTER INSERT ON games WHEN new.deleted = 0 BEGIN
INSERT INTO game_sums (form, level, partner, month, marks, games, won) SELECT form, level, partner, month, marks, 1 * games, 1 * won FROM measured_games WHERE id = new.id ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won;
END;
CREATE TRIGGER games_deleted AFTER UPDATE OF deleted ON games WHEN new.deleted > old.deleted BEGIN
INSERT INTO game_sums (form, level, partner, month, marks, games, won) SELECT form, level, partner, month, marks, -1 * games, -1 * won FROM measured_games WHERE id = new.id ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won;
END;
CREATE TRIGGER games_restored AFTER UPDATE OF deleted ON games WHEN new.deleted < old.deleted BEGIN
INSERT INTO game_sums (form, level, partner, month, marks, games, won) SELECT form, level, partner, month, marks, 1 * games, 1 * won FROM measured_games WHERE id = new.id ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won;
END;
CREATE INDEX matches_counted ON matches (month, form, level, partner, marks, result, deals, is_over, people, seed) WHERE deleted = 0;
CREATE INDEX matches_committed ON matches (commitment) WHERE commitment IS NOT NULL;
CREATE INDEX longer_matches ON matches (form, level, partner, month, marks, kind, result) WHERE deleted = 0 AND is_over = 1 AND us IS NOT NULL AND kind <> 'game';
CREATE INDEX branches ON matches (branch_of) WHERE branch_of IS NOT NULL;
CREATE INDEX matches_by_form ON matches (form, id) WHERE deleted = 0;
CREATE INDEX matches_by_people ON matches (people, id) WHERE deleted = 0;
CREATE INDEX matches_by_level ON matches (level, id) WHERE deleted = 0;
CREATE INDEX matches_by_partner ON matches (partner, id) WHERE deleted = 0;
CREATE INDEX matches_by_result ON matches (result, id) WHERE deleted = 0;
CREATE INDEX matches_by_seed ON matches (seed, id) WHERE deleted = 0;
CREATE INDEX matches_by_deals ON matches (deals, id) WHERE deleted = 0;
COMMIT;
PRAGMA application_id = 1366650484;
PRAGMA user_version = 2;
