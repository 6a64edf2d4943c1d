/**
 * The most common ad subjects, in all ten languages, each with the bundled picture that shows it. Takes precedence over
 * the picture set's general word list.
 */
export const SUBJECT_WORDS: [codePoints: string, words: string][] = [
  ['1f56f-fe0f', 'candles?|\\p{L}*kerzen?|velas?|bougies?|nến|蜡烛|香薰|キャンドル|캔들|양초|เทียน'],
  [
    '1faa5',
    'teeth|tooth|dental|dentist|\\p{L}*zahn\\p{L}*|dentaire|dents|dientes|dentes|răng|nha khoa|牙齿|牙医|歯|치아|치과|ฟัน|ทันตกรรม',
  ],
  ['1f30a', 'waves?|wellen?|olas|vagues|ondas|sóng|海浪|波|파도|คลื่น'],
  ['1f3c4', 'surf|surfing|surfen|lướt sóng|冲浪|サーフ|서핑|โต้คลื่น'],
  [
    '1f45f',
    'running shoes?|shoes?|schuhe?|zapatos?|chaussures|sapatos?|鞋子|靴|シューズ|신발|รองเท้า|sneakers?|trainers|laufschuh|turnschuh|zapatilla|basket|tênis|giày chạy|giày thể thao|chaussures? de (?:course|sport)|运动鞋|跑步鞋|跑鞋|球鞋|スニーカー|ランニングシューズ|運動靴|운동화|러닝화|스니커즈|รองเท้าวิ่ง|รองเท้าผ้าใบ',
  ],
  [
    '2615',
    'coffee|espresso|latte|cappuccino|café|cafetería|kaffee|cà phê|咖啡|コーヒー|珈琲|カフェ|커피|카페|กาแฟ|คาเฟ่',
  ],
  [
    '2615',
    'mugs?|cups?|tassen?|becher|tazas?|canecas?|xícaras?|cốc|tách|马克杯|杯子|マグカップ|コーヒーカップ|머그|찻잔|แก้วมัค|ถ้วยกาแฟ',
  ],
  [
    '1fad8',
    'coffee beans?|kaffeebohne|granos de café|grains de café|grãos de café|hạt cà phê|咖啡豆|コーヒー豆|원두|เมล็ดกาแฟ',
  ],
  ['1f375', 'green tea|matcha|tea|tee|thé|té|chá|trà|茶|お茶|抹茶|녹차|ชาเขียว|ชา'],
  ['1f9cb', 'bubble tea|boba|milk tea|trà sữa|奶茶|タピオカ|버블티|밀크티|ชานม'],
  [
    '1f9f4',
    'skincare|skin care|cosmetics?|lotion|serum|moisturi[sz]er|cream|hautpflege|kosmetik|creme|cuidado de la piel|crema|soin|crème|cosmétique|cuidado da pele|hidratante|dưỡng da|mỹ phẩm|kem dưỡng|护肤|面霜|精华|化妆品|スキンケア|化粧品|美容液|스킨케어|화장품|สกินแคร์|เครื่องสำอาง|ครีม',
  ],
  [
    '1f484',
    'lipstick|makeup|make-up|lippenstift|labial|maquillaje|rouge à lèvres|maquillage|batom|maquiagem|son môi|trang điểm|口红|彩妆|口紅|メイク|립스틱|메이크업|ลิปสติก|แต่งหน้า',
  ],
  [
    '1f3a7',
    'headphones?|earphones?|earbuds?|kopfhörer|auriculares|casque audio|écouteurs|fones|tai nghe|耳机|ヘッドホン|イヤホン|헤드폰|이어폰|หูฟัง',
  ],
  [
    '1f4f1',
    'smartphone|phone|app|handy|telefon|móvil|teléfono|aplicación|téléphone|celular|aplicativo|điện thoại|ứng dụng|手机|应用|スマホ|アプリ|스마트폰|휴대폰|앱|มือถือ|แอป',
  ],
  [
    '1f4bb',
    'laptop|notebook|computer|software|saas|ordenador|portátil|ordinateur|logiciel|computador|máy tính|phần mềm|电脑|软件|パソコン|ソフト|노트북|컴퓨터|소프트웨어|คอมพิวเตอร์|แล็ปท็อป|ซอฟต์แวร์',
  ],
  ['1f355', 'pizza|pizzeria|披萨|比萨|ピザ|피자|พิซซ่า'],
  [
    '1f354',
    'burger|hamburger|hamburguesa|hambúrguer|汉堡|ハンバーガー|バーガー|햄버거|버거|เบอร์เกอร์',
  ],
  ['1f363', 'sushi|寿司|スシ|초밥|스시|ซูชิ'],
  ['1f35c', 'ramen|noodles?|nudel|phở|mì|拉面|面条|ラーメン|라면|국수|ก๋วยเตี๋ยว|ราเมน'],
  [
    '1f950',
    'bakery|croissants?|bäckerei|panadería|boulangerie|padaria|tiệm bánh|面包店|烘焙|ベーカリー|パン屋|베이커리|빵집|เบเกอรี่',
  ],
  ['1f370', 'cake|torte|kuchen|pastelería|gâteau|bolo|bánh kem|蛋糕|ケーキ|케이크|เค้ก'],
  [
    '1f366',
    'ice cream|gelato|eiscreme|eis|helado|glace|sorvete|kem lạnh|冰淇淋|アイスクリーム|아이스크림|ไอศกรีม',
  ],
  ['1f957', 'salad|healthy food|vegan food|salat|ensalada|salade|salada|沙拉|サラダ|샐러드|สลัด'],
  [
    '1f37d-fe0f',
    'restaurant|dinner|menu|restaurante|nhà hàng|餐厅|美食|レストラン|料理|레스토랑|맛집|ร้านอาหาร',
  ],
  ['1f377', 'wine|wein|vino|vin|vinho|rượu vang|葡萄酒|红酒|ワイン|와인|ไวน์'],
  ['1f37a', 'beer|bier|cerveza|bière|cerveja|bia|啤酒|ビール|맥주|เบียร์'],
  [
    '1f457',
    'dress|fashion|kleid|mode|vestido|moda|robe|váy|đầm|thời trang|连衣裙|时装|女装|ワンピース|ファッション|원피스|드레스|패션|ชุดเดรส|แฟชั่น',
  ],
  [
    '1f455',
    't-?shirt|shirt|clothing|kleidung|camiseta|ropa|vêtements|roupas|áo thun|quần áo|衣服|服装|シャツ|服|티셔츠|의류|เสื้อยืด|เสื้อผ้า',
  ],
  [
    '1f9e5',
    'coats?|jackets?|jacken?|winterjacke|mantel|abrigo|chaqueta|manteau|veste|casaco|jaqueta|áo khoác|外套|夹克|羽绒服|コート|ジャケット|코트|재킷|패딩|เสื้อโค้ท|แจ็คเก็ต',
  ],
  [
    '1f45c',
    'handbag|bag|tasche|bolso|sac à main|bolsa|túi xách|包包|手提包|バッグ|핸드백|가방|กระเป๋า',
  ],
  [
    '1f6cd-fe0f',
    'shopping|black friday|store opening|einkauf|compras|achats|mua sắm|购物|买い物|ショッピング|쇼핑|ช้อปปิ้ง',
  ],
  [
    '1f48d',
    'jewell?e?ry|ring|diamond|schmuck|joya|joyería|bijou|joia|trang sức|nhẫn|珠宝|戒指|ジュエリー|指輪|주얼리|반지|เครื่องประดับ|แหวน',
  ],
  ['231a', 'watch|watches|armbanduhr|uhr|reloj|montre|relógio|đồng hồ|手表|腕時計|시계|นาฬิกา'],
  [
    '1f576-fe0f',
    'sunglasses|sonnenbrille|gafas de sol|lunettes de soleil|óculos de sol|kính râm|太阳镜|墨镜|サングラス|선글라스|แว่นกันแดด',
  ],
  ['1f697', 'car|auto(?!m)|coche|voiture|carro|ô tô|xe hơi|汽车|自動車|クルマ|자동차|รถยนต์'],
  ['1f6b2', 'bike|bicycle|fahrrad|bicicleta|vélo|xe đạp|自行车|自転車|자전거|จักรยาน'],
  [
    '2708-fe0f',
    'travel|flight|flights|reise|flug|viaje|vuelo|voyage|vol|viagem|voo|du lịch|vé máy bay|旅行|机票|航班|旅|여행|항공권|ท่องเที่ยว|ตั๋วเครื่องบิน',
  ],
  ['1f3e8', 'hotel|resort|khách sạn|酒店|ホテル|호텔|โรงแรม'],
  ['1f3d6-fe0f', 'beach|strand|playa|plage|praia|bãi biển|海滩|沙滩|ビーチ|해변|ชายหาด|ทะเล'],
  [
    '1f3e1',
    'real estate|house|apartment|home|immobilie|haus|wohnung|inmobiliaria|casa|piso|immobilier|maison|imóvel|imóveis|bất động sản|căn hộ|nhà ở|房产|公寓|房子|不動産|住宅|マンション|부동산|아파트|บ้าน|คอนโด|อสังหา',
  ],
  [
    '1f6cb-fe0f',
    'sofa|sofá|furniture|couch|möbel|mueble|meuble|canapé|móveis|nội thất|ghế sofa|沙发|家具|ソファ|家具|소파|가구|โซฟา|เฟอร์นิเจอร์',
  ],
  [
    '1fab4',
    'plants?|zimmerpflanze|pflanze|planta|plante|cây cảnh|绿植|植物|観葉植物|화분|식물|ต้นไม้',
  ],
  [
    '1f33f',
    'organic|natural|herbal|bio|naturkosmetik|orgánico|biologique|orgânico|hữu cơ|thảo mộc|有机|草本|オーガニック|유기농|ออร์แกนิก|สมุนไพร',
  ],
  [
    '1f4aa',
    'gym|fitness|workout|training|fitnessstudio|gimnasio|salle de sport|musculation|academia|phòng tập|thể hình|健身|ジム|フィットネス|헬스장|헬스|피트니스|ฟิตเนส|ยิม',
  ],
  ['1f9d8', 'yoga|meditation|瑜伽|冥想|ヨガ|瞑想|요가|명상|โยคะ'],
  [
    '1f436',
    'dogs?|puppy|pets?|hund|haustier|perro|mascota|chien|animaux|cachorro|cão|chó|thú cưng|狗|宠物|犬|ペット|강아지|반려|หมา|สุนัข|สัตว์เลี้ยง',
  ],
  ['1f431', 'cats?|kitten|katze|gato|chat|mèo|猫|ネコ|고양이|แมว'],
  [
    '1f9f8',
    'toys?|teddy|kids|spielzeug|juguete|jouet|brinquedo|đồ chơi|玩具|おもちゃ|장난감|ของเล่น',
  ],
  [
    '1f4da',
    'books?|reading|buch(?!en)|bücher|libro|livre|livro|sách|书籍|图书|本|書籍|책|도서|หนังสือ',
  ],
  [
    '1f393',
    'course|school|university|education|class|kurs|schule|bildung|curso|escuela|cours|école|formation|escola|khóa học|trường|课程|教育|学校|培训|講座|スクール|教育|강의|교육|학원|คอร์ส|เรียน|โรงเรียน',
  ],
  [
    '1f4b3',
    'credit card|bank|payment|fintech|kreditkarte|banco|tarjeta|banque|carte bancaire|cartão|ngân hàng|thẻ tín dụng|银行|信用卡|銀行|クレジットカード|은행|신용카드|ธนาคาร|บัตรเครดิต',
  ],
  [
    '1f6e1-fe0f',
    'insurance|security|versicherung|sicherheit|seguro|assurance|sécurité|bảo hiểm|保险|安全|保険|보험|보안|ประกัน',
  ],
  ['1f3ae', 'gaming|video game|game|spiel|videojuego|jeu vidéo|jogo|trò chơi|游戏|ゲーム|게임|เกม'],
  [
    '1f4f7',
    'camera|photography|fotograf|kamera|cámara|appareil photo|câmera|máy ảnh|nhiếp ảnh|相机|摄影|カメラ|写真スタジオ|카메라|กล้อง',
  ],
  [
    '1f3b5',
    'music|concert|musik|konzert|música|concierto|musique|âm nhạc|ca nhạc|音乐|音乐会|音楽|ライブ|음악|콘서트|ดนตรี|คอนเสิร์ต',
  ],
  [
    '1f381',
    'gifts?|present|geschenk|regalo|cadeau|presente|quà tặng|礼物|礼品|ギフト|プレゼント|선물|ของขวัญ',
  ],
  ['1f384', 'christmas|weihnacht|navidad|noël|natal|giáng sinh|圣诞|クリスマス|크리스마스|คริสต์มาส'],
  ['1f383', 'halloween|万圣节|ハロウィン|할로윈|ฮาโลวีน'],
  [
    '1f49d',
    'valentine|san valentín|saint-valentin|namorados|情人节|バレンタイン|발렌타인|วาเลนไทน์',
  ],
  ['1f490', 'flowers?|bouquet|florist|blumen|flores|fleurs|hoa tươi|鲜花|花束|花|꽃|ดอกไม้'],
  [
    '1f9fc',
    'soap|cleaning|seife|reinigung|jabón|limpieza|savon|nettoyage|sabonete|limpeza|xà phòng|肥皂|清洁|石けん|清掃|비누|청소|สบู่|ทำความสะอาด',
  ],
  ['1f34a', 'orange juice|juice|saft|zumo|jus|suco|nước ép|果汁|ジュース|주스|น้ำผลไม้'],
  ['1f353', 'strawberr|erdbeer|fresa|fraise|morango|dâu tây|草莓|いちご|イチゴ|딸기|สตรอว์เบอร์รี'],
  ['1f36b', 'chocolate|schokolade|chocolat|sô cô la|巧克力|チョコ|초콜릿|ช็อกโกแลต'],
  [
    '1f680',
    'startup|launch|rocket|gründ|lanzamiento|lancement|lançamento|khởi nghiệp|ra mắt|创业|上市|发布|スタートアップ|新発売|스타트업|출시|สตาร์ทอัพ|เปิดตัว',
  ],
  [
    '1f50b',
    'battery|power bank|electric|batterie|akku|batería|bateria|pin sạc|电池|充电|バッテリー|充電|배터리|แบตเตอรี่',
  ],
]
