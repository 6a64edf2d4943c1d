import type { ColourName } from '../../../../../contract/ad-words.ts'

/** A shade with a name of its own, and the hex value a painter would expect. */
interface Shade {
  name: ColourName
  hex: string
  /** Words in all languages; those of scripts with spaces match from the start of a word. */
  words: string
  /** Only the words of scripts with spaces, as a list. */
  spaced: string
  /** Only the words of scripts without spaces, as a list. */
  unspaced: string
}

type Row = [ColourName, hex: string, spaced: string, unspaced?: string]

/** A food or drink counts as a color only where it is called one. */
const CALLED =
  '(?<=(?:colou?rs?|tones? of|shades? of|farben?|farbton|couleurs?|tons?|teintes?|color|colores|tonos?(?: de)?|cor|cores|tons? de|màu|tông)[ :]{1,2})'

const ROWS: Row[] = [
  ['grey', '#2b2e32', 'carvão|carbón|kohle'],
  [
    'green',
    '#b7c98b',
    'pistachio|pistazie|pistache|pistacho|hạt dẻ cười|hồ trăn',
    '开心果|ピスタチオ|피스타치오|พิสตาชิโอ',
  ],
  [
    'gold',
    '#e0a02e',
    `saffron|safrangelb|safran(?! d)|azafrán|açafrão|nghệ tây|${CALLED}(?:honey|honig|miel|mel)|honey(?= (?:yellow|tones?|gold))|honig(?=gelb)|mật ong`,
    '藏红花色|サフラン|샤프란|หญ้าฝรั่น|蜂蜜色|はちみつ色|ハチミツ色|蜂蜜色|꿀색|สีน้ำผึ้ง',
  ],
  [
    'yellow',
    '#ffe14d',
    `lemon(?= (?:yellow|tones?))|zitronengelb|jaune citron|amarillo limón|amarelo[- ]limão|${CALLED}(?:lemon|citron|limón)|vàng chanh`,
    '柠檬黄|柠檬色|レモン色|レモンイエロー|레몬색|레몬옐로|เหลืองมะนาว',
  ],
  [
    'brown',
    '#9a5b34',
    'cinnamon|zimt(?:braun)?|cannelle|canela|màu quế|nâu quế',
    '肉桂色|シナモン色|シナモンカラー|계피색|시나몬색|สีอบเชย',
  ],
  [
    'red',
    '#b3122d',
    `kirschrot|rouge cerise|rojo cereza|vermelho[- ]cereja|cherry(?= red)|${CALLED}(?:cherry|cerise|cereza|cereja)|đỏ cherry|đỏ anh đào`,
    '樱桃红|樱桃色|さくらんぼ色|チェリーレッド|체리색|체리레드|สีเชอร์รี่|แดงเชอร์รี่',
  ],
  [
    'pink',
    '#c2255c',
    'raspberry|himbeer(?:rot)?|framboise|frambuesa|framboesa|hồng mâm xôi',
    '树莓色|覆盆子色|ラズベリー色|ラズベリーピンク|라즈베리색|라즈베리핑크|สีราสเบอร์รี่',
  ],
  [
    'red',
    '#4a0d18',
    `wine(?=[- ](?:coloured|colored|tones?|and (?:cream|gold|navy|beige|white)))|lie[- ]de[- ]vin|color vino|rojo vino|${CALLED}(?:wine|vino)|đỏ rượu vang`,
    '葡萄酒红|葡萄酒色',
  ],
  [
    'orange',
    '#c4623f',
    'terr?acott?a|terrakott?a|terre cuite|đất nung',
    '陶土|赤土|テラコッタ|테라코타|ดินเผา',
  ],
  [
    'red',
    '#a3452b',
    'gỉ sét|rust|brick red|rost(?:rot)?|ziegelrot|rouille|brique|teja|ladrillo|óxido|ferrugem|tijolo|đỏ gạch',
    'さび色|錆色|녹슨색|สีสนิม|สนิม|砖红|铁锈|レンガ|煉瓦|벽돌|อิฐ',
  ],
  ['orange', '#ff7361', 'coral|korall?e?|corail|san hô', '珊瑚|コーラル|코랄|โอรส|ปะการัง'],
  [
    'orange',
    '#ff9c88',
    'salmon|lachs|saumon|salmón|salmão|cá hồi',
    '연어색|三文鱼|サーモン|살구|แซลมอน',
  ],
  [
    'orange',
    '#ffdcc0',
    'peach|apricot|pfirsich|aprikose|pêche|abricot|melocotón|durazno|pêssego|đào',
    '복숭아색|복숭아|桃色|杏色|ピーチ|피치|พีช',
  ],
  [
    'brown',
    '#c07f3f',
    'caramen|caramel|karamell?|caramelo',
    '焦糖|キャラメル|카라멜|캐러멜|คาราเมล',
  ],
  [
    'brown',
    '#b8692f',
    'copper|bronze|kupfer|cuivre|cobre|đồng',
    '구리색|古铜|铜色|銅|브론즈|ทองแดง',
  ],
  [
    'brown',
    '#5a3a28',
    'kaffeebraun|marron café|color café|cor de café|mocha|coffee brown|espresso|mokka|moka|cà phê',
    '咖啡色|コーヒー色|커피색|กาแฟ',
  ],
  [
    'brown',
    '#4a2a1a',
    'chocolate|schoko(?:lade)?(?:n?braun)?|chocolat|sô cô la',
    '巧克力色|チョコ|초콜릿|ช็อกโก',
  ],
  [
    'gold',
    '#c29a4b',
    'antique gold|altgold|or vieilli|oro viejo|ouro velho|vàng đồng',
    '古金|アンティークゴールド',
  ],
  ['gold', '#c98f35', 'đất son|vàng đất|ochre|ocker|ocre', 'สีดินเหลือง|赭|土黄|黄土|オーカー|황토'],
  [
    'gold',
    '#dcae42',
    'mustard|senf|moutarde|mostaza|mostarda|mù tạt',
    '芥末|からし|カラシ|マスタード|머스타드|겨자|มัสตาร์ด',
  ],
  [
    'green',
    '#c4f04a',
    'lime|lima|limette|limão|citron vert|chartreuse|xanh chanh',
    '黄绿|黄緑|ライム|라임|연두|มะนาว',
  ],
  ['green', '#cdebd6', 'minz(?:e|grün)|mint|menthe|menta|bạc hà', '薄荷|ミント|민트|มิ้นต์|มินต์'],
  ['green', '#d5dfca', 'sage|salbei|sauge|salvia|sálvia|xô thơm', '鼠尾草|セージ|세이지|เสจ'],
  ['green', '#6b7339', 'olive?|oliva|xanh rêu|ô liu', '橄榄|オリーブ|올리브|카키|โอลีฟ|มะกอก'],
  [
    'green',
    '#12402a',
    'moss(?: green)?|vert mousse|forest|bottle green|pine green|tannen|moos|wald|flaschen|sapin|bouteille|forêt|bosque|botella|garrafa|musgo',
    '苔藓绿|苔绿|苔色|이끼색|เขียวมอส|墨绿|深緑|モスグリーン|抹茶|딥그린|เขียวขี้ม้า',
  ],
  [
    'green',
    '#0b7a55',
    'emerald|smaragd|émeraude|esmeralda|ngọc lục',
    '翡翠|祖母绿|エメラルド|에메랄드|มรกต',
  ],
  [
    'teal',
    '#16a79e',
    'turquoise|türkis|turquesa|ngọc lam',
    '绿松石|ターコイズ|터키석|터쿼이즈|เทอร์ควอยซ์',
  ],
  ['teal', '#0d4f5c', 'petrol|petróleo|pétrole|bleu canard|duck egg', '孔雀蓝|ペトロール'],
  [
    'blue',
    '#0a1440',
    'azul[- ]marinho|xanh than|navy|midnight|marine(?:blau)?|nachtblau|bleu nuit|marino|marinho|noche',
    '藏青|藏蓝|紺|ネイビー|남색|네이비|กรมท่า',
  ],
  [
    'blue',
    '#cfe2ff',
    'sky|himmelblau|ciel|celeste|céu|azul cielo|baby blue|da trời',
    '天蓝|水色|空色|하늘|ฟ้า',
  ],
  [
    'blue',
    '#2746d8',
    'royal blue|cobalt|königsblau|kobalt|bleu roi|cobalto|azul rey|coban',
    '宝蓝|钴蓝|コバルト|로열블루|코발트',
  ],
  ['purple', '#34308f', 'indigo|índigo|anil|chàm', 'インディゴ|靛蓝|藍色|인디고|คราม'],
  [
    'purple',
    '#ddd0ff',
    'lilac|lavender|flieder|lavendel|lavande|lilas|lavanda|lilás|oải hương',
    '薰衣草|淡紫|藤色|ラベンダー|라벤더|연보라|ลาเวนเดอร์',
  ],
  [
    'purple',
    '#4b1d3f',
    'cà tím|tím cà|aubergine|plum|pflaume|prune|berenjena|ciruela|berinjela|ameixa|mận',
    '梅子色|なす紺|สีลูกพลัม|มะเขือม่วง|茄紫|プラム|자두|가지색',
  ],
  [
    'red',
    '#3a0912',
    'burgundy|bordeaux|weinrot|granate|burdeos|bordô|vinho|wine red|maroon|đỏ rượu|đỏ đô',
    '酒红|勃艮第|ワインレッド|えんじ|臙脂|버건디|와인|ไวน์|เลือดหมู',
  ],
  [
    'pink',
    '#d4006a',
    'magenta|fuchsia|fucsia|fúcsia|hot pink|cánh sen',
    '品红|玫红|マゼンタ|마젠타|핫핑크|บานเย็น',
  ],
  [
    'pink',
    '#ffd0de',
    'powder pink|blush|poudrée?s?|altrosa|rosé|rosa palo|baby pink|hồng phấn',
    '浅粉|桜色|연분홍',
  ],
  [
    'grey',
    '#2a2d31',
    'gris carbón|negro carbón|color carbón|graphit|than chì|xám than|xám khói|kohlegrau|gris charbon|charcoal|anthracite|anthrazit|antracita|grafite|grafito|graphite',
    '石墨|炭黑|木炭色|炭色|墨色|グラファイト|그라파이트|먹색|숯색|สีถ่าน|กราไฟต์|ชาร์โคล|เทาถ่าน|炭灰|チャコール|차콜',
  ],
  ['beige', '#e6d5b8', 'sand|sable|arena|areia|cát', '砂色|沙色|サンド|모래|ทราย'],
  [
    'beige',
    '#f1e8da',
    'trắng ngà|trắng kem|cream|creme|crème|crema|ivory|ivoire|elfenbein|marfil|marfim|off-?white|écru|kem',
    '奶油|米色|米白|象牙|クリーム|生成り|アイボリー|크림|아이보리|ครีม|งาช้าง',
  ],
]

const SPACED = (words: string) => `(?<!\\p{L})(?:${words})(?:\\p{L}{0,6})(?!\\p{L})`

export const SHADES: readonly Shade[] = ROWS.map(([name, hex, spaced, unspaced]) => ({
  name,
  hex,
  spaced,
  unspaced: unspaced ?? '',
  words: unspaced ? `${SPACED(spaced)}|(?:สี)?(?:${unspaced})` : SPACED(spaced),
}))

/** A character counts as a color only next to other characters about looks. */
const SIGN = (signs: string) =>
  `(?:${signs})(?=[色系调調配与と和或・、,，/&＆+＋\\-–红紅赤橙黄绿緑蓝青紫粉棕灰白黑黒金地底的の系风風调め\\s]|$)`
/** Thai color names count only after a word for color or another color. */
const AFTER = (names: string) => `(?<=สี|โทน|และ|กับ|พาสเทล|อ่อน|เข้ม|[-–/+&])\\s?(?:${names})`

/** Color names that count where colors are clearly the topic. */
export const BARE: [ColourName, string | null][] = [
  ['red', `${SIGN('红|紅|赤|朱')}|${AFTER('แดง')}|빨강`],
  ['orange', `${SIGN('橙|橘')}|${AFTER('ส้ม')}|주황`],
  ['yellow', `${SIGN('黄')}|${AFTER('เหลือง')}|노랑`],
  ['green', `${SIGN('绿|緑')}|${AFTER('เขียว')}|초록`],
  ['teal', 'เทอร์ควอยซ์|ターコイズ|青緑|蓝绿|청록'],
  ['blue', `${SIGN('蓝|青|藍')}|${AFTER('น้ำเงิน')}|파랑`],
  ['purple', `${SIGN('紫')}|${AFTER('ม่วง')}|보라`],
  ['pink', `${SIGN('粉')}|${AFTER('ชมพู')}`],
  ['brown', `${SIGN('棕|褐|茶')}|${AFTER('น้ำตาล')}`],
  ['black', `${SIGN('黑|黒')}|${AFTER('ดำ')}|검정|블랙`],
  ['white', `${SIGN('白')}|${AFTER('ขาว')}|화이트`],
  ['grey', `${SIGN('灰')}|${AFTER('เทา')}`],
  ['gold', `${SIGN('金')}|${AFTER('ทอง')}|골드`],
  ['beige', null],
]

/** The deep or pale version of a basic color. */
export const DEEP: Partial<Record<ColourName, string>> = {
  red: '#5c0f14',
  orange: '#7a3410',
  yellow: '#b98a00',
  green: '#0c3b28',
  teal: '#06363a',
  blue: '#0a1440',
  purple: '#2a1452',
  pink: '#7a123f',
  brown: '#2c1a11',
  grey: '#26282c',
  gold: '#8a6410',
}
export const PALE: Partial<Record<ColourName, string>> = {
  red: '#ffd9d4',
  orange: '#ffdcc0',
  yellow: '#fff0a6',
  green: '#d9eed6',
  teal: '#c4ece6',
  blue: '#cfe2ff',
  purple: '#ddd0ff',
  pink: '#ffd0de',
  brown: '#e3cfb8',
  grey: '#e6e6e2',
  beige: '#f4ecdf',
}

/** One color blending into another. */
export const BLEND =
  /\bgradients?\b|verlauf|(?<!\p{L})dégradé|degradado|degradê|gradiente|chuyển (?:màu|sắc)|渐变|グラデ|그라데이션|그라디언트|ไล่(?:สี|เฉด)|เกรเดียนต์/iu
