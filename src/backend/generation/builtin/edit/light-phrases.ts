import { EDIT_WORDS, type EditName } from './edit-words.ts'
import { NEGATION, PICTURE_ITSELF, WORDS_THEMSELVES } from './instruction-words.ts'
import { CHANGING, COMPARATIVE } from './wish-words.ts'

/** The dark parts of a picture in photographers' terms, not the shadow of an object. */
export const DARK_PARTS =
  'shadows|shadow areas|dark (?:areas|parts|tones)|darker parts|blacks|schatten|schattenpartien|tiefen|dunkle[nr]? (?:bereiche|stellen|partien)|ombres|zones? sombres?|parties sombres|sombras|zonas oscuras|partes oscuras|zonas escuras|áreas escuras|partes escuras|vùng tối|bóng tối|phần tối|暗部|阴影|暗い部分|シャドウ|シャドー|影|그림자|어두운 ?(?:부분|영역|곳)|섀도우|암부|เงามืด|ส่วนมืด|เงา'
const LIFTING =
  'bring(?=.{0,40}(?<!\\p{L})up(?!\\p{L}))|bring up|lift(?:ed)?|raise|open(?: up)?|brighten|brighter|lighten|lighter|up|recover|heb(?:e|en|t)?|anheben|aufhellen|hell(?:e|er|t)?|auf|an|hoch|relève[rz]?|remonte[rz]?|éclairci[srtz]*|éclaircir|éclaire[rz]?|débouche[rz]?|plus claires?|sube|subir|levanta(?:r)?|aclara(?:r)?|ilumina(?:r)?|más claras?|levante|levantar|suba|clareie|clarear|ilumine|mais claras?|nâng sáng|nâng|làm sáng|tăng sáng|sáng hơn|sáng lên|sáng|提亮|调亮|变亮|拉亮|亮一点|亮一些|亮|明るく|明るめに|持ち上げ(?:て)?|밝게|올려|살려|ดึง|ยก|เปิด|สว่างขึ้น|สว่าง'

/** The brightest parts of a picture. */
export const BRIGHT_PARTS =
  'highlights|bright(?:est)? (?:areas|parts)|whites|lichter|spitzlichter|helle[nr]? (?:bereiche|stellen|partien)|hautes lumières|zones? claires?|altas luces|luces altas|zonas claras|altas luzes|luzes altas|áreas claras|vùng sáng|phần sáng|高光|亮部|ハイライト|明るい部分|하이라이트|밝은 ?(?:부분|영역|곳)|명부|ไฮไลต์|ไฮไลท์|ส่วนสว่าง'
const LOWERING =
  'tone(?=.{0,40}(?<!\\p{L})down(?!\\p{L}))|tone down|bring(?=.{0,40}(?<!\\p{L})down(?!\\p{L}))|bring down|reduce|lower|pull back|pull|down|recover|tame|darken|darker|senk(?:e|en)?|absenken|ab|abdunkeln|dunkler|reduzier(?:e|en)?|nimm|zurücknehmen|zurück|dämpf(?:e|en)?|baisse[rz]?|réduis(?:ez)?|réduire|récupère[rz]?|atténue[rz]?|assombri[srtz]*|baja(?:r)?|reduce|reducir|atenúa|recupera(?:r)?|oscurece|reduz(?:a|ir)?|abaixe|abaixar|diminua|diminuir|atenue|escureça|giảm|hạ|giảm bớt|压低|降低|压暗|减弱|下げ(?:て)?|抑え(?:て)?|暗く|줄여|낮춰|어둡게|눌러|ลด|หรี่'

/** The light itself, and making it softer. */
export const LIGHT_ITSELF =
  'light|lighting|lights|licht|beleuchtung|lumière|éclairage|luz|iluminación|iluminação|ánh sáng|光线|光照|灯光|光|ライティング|ライト|빛|조명|แสงไฟ|แสง'
const SOFTER =
  'soften|softer|soft|gentler|less harsh|weicher|weich|sanfter|sanft|milder|adoucis(?:sez)?|adoucir|plus douce?|plus doux|suaviza(?:r)?|más suave|suavize|suavizar|mais suave|dịu hơn|dịu lại|dịu|làm dịu|mềm hơn|mềm mại|mềm|làm mềm|柔和|柔一点|柔一些|柔らかく|柔らかめに|やわらかく|ソフトに|柔|부드럽게|은은하게|นุ่มนวล|นุ่มขึ้น|นุ่ม|อ่อนลง|ละมุน'

/** Light of a low sun: the whole picture in warm light. */
const LATE_AFTERNOON =
  "late afternoon|afternoon (?:light|sun)|evening (?:light|sun)|late-afternoon|spätnachmittags?(?:licht|sonne)?|spätem nachmittag|nachmittagslicht|nachmittagssonne|abendlicht|abendsonne|fin d[’']après-midi|lumière du soir|soleil du soir|luz de (?:la |última hora de la )?tarde|última hora de la tarde|luz de atardecer|(?:luz |sol )?(?:de |do |da )?fim d[ae] tarde|luz do entardecer|nắng chiều|chiều muộn|午后阳光|傍晚的?光线?|夕阳光线?|午后的?光线?|夕方の光|午後の光|夕方|늦은 오후|오후 햇살|저녁 햇살|แสงบ่าย|แสงยามเย็น|แสงเย็น|บ่ายแก่ๆ?"

interface LightPhrase {
  name: EditName
  needs: string[]
  may: string[]
  unless: string[]
}

const OTHERS = [EDIT_WORDS.replaceGround, WORDS_THEMSELVES, NEGATION]
/** Words that may accompany any of them. */
const BESIDE = [CHANGING, COMPARATIVE, PICTURE_ITSELF]

/** Sentences about the light of the whole picture: shadows up, highlights down, softer, or late in the day. */
export const LIGHT_PHRASES: LightPhrase[] = [
  { name: 'liftShadows', needs: [DARK_PARTS, LIFTING], may: BESIDE, unless: OTHERS },
  { name: 'lowerLights', needs: [BRIGHT_PARTS, LOWERING], may: BESIDE, unless: OTHERS },
  {
    name: 'softLight',
    needs: [LIGHT_ITSELF, SOFTER],
    may: BESIDE,
    unless: [...OTHERS, DARK_PARTS, BRIGHT_PARTS],
  },
  {
    name: 'golden',
    needs: [LATE_AFTERNOON],
    may: [...BESIDE, LIGHT_ITSELF, EDIT_WORDS.warm],
    unless: OTHERS,
  },
]
