/**
 * Words of changes that need a verb, an object, and a place or amount; all ten languages at once. None of them asks for
 * anything alone.
 */

export const MOVING =
  'move|shift|bring|slide|drag|pull|push|relocate|put|place|set|lower|raise|verschieb(?:e|en)?|schieb(?:e|en)?|zieh(?:e|en)?|rück(?:e|en)?|beweg(?:e|en)?|verleg(?:e|en)?|versetz(?:e|en)?|bring(?:e|en)?|setz(?:e|en)?|pack(?:e|en)?|stell(?:e|en)?|heb(?:e|en)?|senk(?:e|en)?|mueve|mover|desplaza(?:r)?|sube|subir|baja(?:r)?|lleva(?:r)?|pasa(?:r)?|traslada(?:r)?|coloca(?:r)?|pon|poner|déplace[rz]?|bouge[rz]?|décale[rz]?|descend[sz]?|descendre|monte[rz]?|remonte[rz]?|place[rz]?|mets|mettre|mettez|passe[rz]?|mova|mover|move|desloque|deslocar|suba|desça|descer|leve|levar|passar|coloque|colocar|ponha|arraste|di chuyển|chuyển|dời|đưa|đẩy|kéo|dịch|đặt|持って(?:いって|きて)?|移動(?:して|させて)?|เลื่อน|動かし(?:て)?|ずらし(?:て)?|配置(?:して)?|ย้าย|ขยับ|移し(?:て)?|下げ(?:て)?|上げ(?:て)?|寄せ(?:て)?|置いて|วาง|เอา|移动|移到|移至|挪到|放到|放在|调到|搬到|置于|옮겨|옮기|이동|내려|올려|배치|보내|움직|นำ|移|挪|放'

/** The text in an ad's largest letters. */
export const HEADLINE =
  'headline|heading|title|überschrift|titel|titelzeile|schlagzeile|titular|título|encabezado|titre|accroche|manchete|chamada|dòng tiêu đề|tiêu đề|หัวเรื่อง|ヘッドライン|พาดหัว|หัวข้อ|大見出し|タイトル|헤드라인|大标题|主标题|見出し|타이틀|标题|제목'
/** Smaller lines whose names contain the word for headline, in languages without spaces. */
export const LESSER_LINE =
  'subtítulo|sous-titre|subtitle|subhead|untertitel|unterzeile|phụ đề|หัวข้อย่อย|หัวข้อรอง|サブタイトル|サブヘッド|小見出し|中見出し|副标题|小标题|次标题|소제목|부제'

/** Towards the top and bottom, besides the words for these places. */
export const UPWARDS =
  'up|upwards?|higher|hoch|rauf|höher|hacia arriba|más arriba|sube|subir|vers le haut|plus haut|monte[rz]?|remonte[rz]?|para cima|mais acima|suba|lên|raise|heb(?:e|en)?|บนสุด|ขึ้น|一番上|上げ(?:て)?|맨 ?위|往上|向上|最上|上へ|위로|올려'
export const DOWNWARDS =
  'down|downwards?|lower|runter|tiefer|hacia abajo|más abajo|baja(?:r)?|vers le bas|plus bas|descend[sz]?|descendre|para baixo|mais abaixo|desça|descer|xuống|senk(?:e|en)?|ล่างสุด|맨 ?아래|一番下|下げ(?:て)?|아래로|밑으로|往下|向下|最下|下へ|내려|ลง'

/** "At the very top". */
export const SUPERLATIVE = 'very|most|ganz|del todo|tout|bem|nhất|cùng|最|一番|맨|สุด'

export const BLURRING =
  'blur(?:s|red|ry|ring)?|defocus(?:ed)?|out of focus|soften|unscharf|verschwommen|verschwimmen(?: lassen)?|weichzeichne[n]?|zeichne[n]? .{0,30}weich|verwisch(?:e|en)?|desenfoca(?:d[oa]|r)?|difumina(?:d[oa]|r)?|borros[oa]|emborrona(?:r)?|floute[rz]?|flou(?:e|es|ter|tés?)?|estompe[rz]?|desfo(?:que|car|cad[oa])|embace|làm mờ|làm nhòe|mờ đi|mờ|xóa phông|ทำให้เบลอ|ボケさせ(?:て)?|ぼかし(?:て)?|흐릿하게|เบลอ|ぼかす|흐리게|模糊|虚化|블러'
export const BEHIND =
  'behind|dahinter|hinter|hintendran|detrás|por detrás|derrière|atrás|por trás|trás|phía sau|đằng sau|sau lưng|ด้านหลัง|ข้างหลัง|後ろ側|うしろ|背后|背後|身后|后面|后方|後ろ|뒤쪽|뒤편|뒤에|뒤'
/** Colloquial verbs of removing, and those split around their object. */
export const TAKING_OFF =
  'take(?=.{0,80}(?<!\\p{L})(?:off|away|out)(?!\\p{L}))|get rid|nimm(?=.{0,80}(?<!\\p{L})(?:weg|raus|heraus)(?!\\p{L}))|raus|heraus|rausnehmen|拿掉|拿走|外して|外す|빼줘|빼'
/** Particles of such verbs, which ask for nothing alone. */
export const OFF = 'off|away|out|of|weg|raus|heraus'

/** People in a picture. */
export const PERSON =
  'her|him|them|us|me|she|he|woman|man|girl|boy|lady|guy|person|people|model|kid|child|couple|ihr|ihm|ihnen|sie|ihn|frau|mann|mädchen|junge|person|leute|modell?|kind|paar|ella|él|ellos|ellas|mujer|hombre|chica|chico|niñ[oa]|persona|modelo|pareja|elle|lui|eux|elles|femme|homme|fille|garçon|personne|modèle|mannequin|enfant|couple|ela|ele|elas|eles|dela|dele|delas|deles|mulher|homem|menin[oa]|garota|moça|rapaz|pessoa|criança|casal|cô ấy|cô gái|chị ấy|anh ấy|bạn ấy|người mẫu|người|em bé|ผู้หญิง|ผู้ชาย|นางแบบ|นายแบบ|그 사람|그 남자|เด็ก|モデル|子ども|เธอ|เขา|她们|他们|女人|女孩|女生|男人|男孩|人物|模特|彼女|女性|男性|人物|子供|그녀|여자|남자|여성|남성|인물|모델|사람|아이|คน|她|他|人|彼|人'
/** "What is", "everything that", before a place. */
export const WHATEVER =
  "what|what[’']s|everything|all|stuff|that|which|was|alles|lo que|todo lo que|que|hay|está|queda|haya|se encuentra|ce qui|tout ce qui|qui|se trouve|trouve|tout|qu[’']il y a|o que|tudo o que|tudo|há|fica|fundo|những gì|mọi thứ|thứ|สิ่งที่อยู่|ทุกอย่าง|にあるもの|あるもの|있는 것|สิ่ง|的东西|にある|ฉาก|东西|一切|景物|もの|全部|있는|부분|배경|것"

export const BIGGER =
  'bigger|larger|enlarge[ds]?|grow|größer|vergrößer(?:e|n|t)?|más grande|agranda(?:r)?|amplía|amplia(?:r)?|plus grand[es]*|agrandi[srtz]*|agrandir|grossi[srtz]*|maior|amplie|aumente|aumentar|to hơn|lớn hơn|to lên|lớn lên|phóng to|ใหญ่กว่าเดิม|ใหญ่ขึ้น|拡大(?:して)?|ขยาย|大一点|大一些|大きめ|大きく|大点|更大|变大|放大|加大|크게|키워|키우|확대'
export const SMALLER =
  'smaller|shrink|kleiner|verkleiner(?:e|n|t)?|más pequeñ[oa]|más chic[oa]|encoge(?:r)?|achica(?:r)?|plus petit[es]*|rétréci[srtz]*|rapetisse[rz]?|réduis|menor|encolha|encolher|nhỏ hơn|nhỏ lại|nhỏ đi|thu nhỏ|bé lại|เล็กกว่าเดิม|เล็กลง|縮小(?:して)?|小一点|小一些|小さめ|小さく|ย่อ|小点|更小|变小|缩小|작게|줄여|축소'
export const TWICE =
  'twice|double[ds]?|doubling|two times|doppelt|verdopple|verdoppeln|zweimal|zweifach|el doble|doble|dos veces|duplica(?:r)?|deux fois|double[rz]?|dobro|duas vezes|duplique|dobre|gấp đôi|gấp hai|สองเท่า|เท่าตัว|두 ?배|两倍|一倍|翻倍|加倍|二倍|倍に|倍の'
export const HALVED =
  'half|halb|halbe|hälfte|halbier(?:e|en)?|la mitad|mitad|de moitié|moitié|metade|một nửa|nửa|ครึ่งหนึ่ง|ครึ่ง|반으로|一半|半分|절반'
/** Scale factors. */
export const TIMES_AS = 'times|fach|mal|veces|fois|vezes|lần|倍|배|เท่า'
export const HOW_LARGE =
  'as|size|big|large|scale|groß|grosse?|so|größe|skalier(?:e|en)?|grande|tamaño|escala|grand[es]*|taille|échelle|aussi|tamanho|kích thước|kích cỡ|cỡ|to|lớn|gấp|tỉ lệ|ใหญ่|ขนาด|เท่า|大きさ|サイズ|尺寸|大小|原来|今の|元の|크기|지금|원래'

export const UNDER =
  'under|underneath|below|beneath|unter|darunter|drunter|unterhalb|bajo|debajo|por debajo|sous|dessous|au-dessous|sob|embaixo|debaixo|por baixo|abaixo|bên dưới|phía dưới|ở dưới|dưới|ด้านล่าง|ด้านใต้|ข้างใต้|아래에|아래쪽|ใต้|下面|底下|下方|下边|の下|真下|足元|아래|밑에|下|밑'
export const SOFT =
  'soft|gentle|subtle|natural|realistic|contact|drop|weiche[nrsm]?|zarte[nrsm]?|dezente[nrsm]?|sanfte[nrsm]?|leichte[nrsm]?|natürliche[nrsm]?|suave|ligera|tenue|sutil|natural|douce|légère|discrète|naturelle|portée|leve|sutil|nhẹ|mềm|dịu|tự nhiên|ธรรมชาติ|นุ่มนวล|ふんわり(?:した)?|やわらかい|자연스러운|柔らかい|柔らかな|ソフトな|うっすら|부드러운|นุ่ม|อ่อน|自然な|은은한|บาง|柔和|淡淡|自然|薄い|연한|柔|淡'
export const STRONG =
  'strong|dark|deep|hard|starke[nrsm]?|kräftige[nrsm]?|dunkle[nrsm]?|harte[nrsm]?|fuerte|oscura|marcada|forte|marquée|intense|foncée|escura|marcada|đậm|rõ|เข้ม|ชัด|濃い|強い|진한|강한|浓|深'
/** Verbs of adding something new. */
export const ADDING =
  'add|put|give|place|insert|include|create|draw|paint|cast|füge?|gib|setze?|leg(?:e|en)?|mach(?:e|en)?|einfügen|hinzufügen|añade|añadir|agrega(?:r)?|pon(?:le|er)?|coloca(?:r)?|dale|incluye|ajoute[rz]?|mets|mettez|place[rz]?|donne[rz]?|crée[rz]?|adicion(?:e|ar)|coloque|colocar|ponha|acrescente|inclua|dê|thêm|tạo|cho|đặt|เพิ่ม|สร้าง|追加(?:して)?|落とし(?:て)?|付け(?:て)?|つけ(?:て)?|入れ(?:て)?|描い(?:て)?|만들어|드리워|ใส่|添加|加上|加个|加点|打上|来点|넣어|추가|깔아|ทำ|加|做'

/** Only ever the phone number, never the phone itself. */
export const PHONE_NUMBER =
  'phone ?numbers?|telephone ?numbers?|contact numbers?|mobile numbers?|telefonnummer|rufnummer|handynummer|mobilnummer|números? de (?:teléfono|telefono|contacto|móvil|celular|telefone|contato|celular)|numéros? de (?:téléphone|portable|mobile|contact)|số điện thoại|số đt|sđt|số liên hệ|หมายเลขโทรศัพท์|เบอร์โทรศัพท์|เบอร์ติดต่อ|เบอร์โทร|휴대폰 번호|电话号码|联系电话|手机号码|電話番号|携帯番号|전화번호|手机号|연락처'

export const HORIZON =
  "horizon(?!t)|skyline|horizont(?!al)|horizontlinie|horizonte|ligne d[’']horizon|linha do horizonte|đường chân trời|chân trời|เส้นขอบฟ้า|ขอบฟ้า|地平线|水平线|海平线|地平線|水平線|수평선|지평선"
export const CROOKED =
  'crooked|tilted|tilt|slanted|slanting|wonky|uneven|skewed|schiefe?[nrsm]?|schräge?[nrsm]?|gekippte?[nrsm]?|torcid[oa]|inclinad[oa]|chuec[oa]|ladead[oa]|penchée?|de travers|inclinée?|tordue?|tort[oa]|bị nghiêng|nghiêng|bị lệch|lệch|xiêu|เบี้ยว|傾いている|เอียง|ゆがんだ|기울어진|삐뚤어진|비뚤어진|傾いた|傾いて|斜めの|기울어|歪斜|歪了|倾斜|傾き|斜め|비뚤|삐뚤|歪|斜'
export const LEVEL =
  'straight|level|even|gerade|waage?recht|eben|rect[oa]|derech[oa]|nivelad[oa]|droite?|de niveau|à niveau|ret[oa]|nivelad[oa]|plan[oa]|thẳng lại|thẳng|cân bằng|cân|ได้ระดับ|수평(?:을|으로)?|ระดับ|真っすぐ|真っ直ぐ|まっすぐ|반듯하게|똑바로|바로잡|바르게|ตรง|拉平|弄平|变平|调平|平直|水平|弄直|水平|平ら|반듯|直|平|正'

/** Cutting out an object; in several languages only together with a word for "out". */
export const CUTTING =
  'cut|clip|snip|schneid(?:e|en)?|stell(?:e|en)?|recorta(?:r|lo|la)?|découpe[rz]?|détoure[rz]?|recort(?:e|ar)|cắt|tách|切り抜い(?:て)?|ไดคัท|切り抜き|抠出来|抠下来|剪出来|切り抜|오려내|잘라내|ตัด|抠出|抠图|오려|누끼|抠'
export const OUT = 'out|aus|heraus|frei|off|fuera|ra|rời|出来|ออก'

/** Formats that imply a tall picture, since no other is shown there. */
export const STORIES =
  '(?:instagram|insta|ig|facebook|fb|whatsapp|snapchat|tiktok|youtube) ?(?:story|stories|storys|reels?|shorts?|historias?)|用于|用在|适合|stor(?:y|ies|ys)|reels?|tiktoks?|tik tok|shorts|instagram|insta|historias?|histórias?|stories|estados?|อินสตาแกรม|ติ๊กต็อก|สำหรับลง|ティックトック|ストーリーズ?|ショート動画|สตอรี่|สำหรับ|인스타그램|สตอรี|รีลส์|限时动态|リール(?:ズ)?|インスタ|ไอจี|短视频|小红书|인스타|스토리|รีล|快拍|故事|抖音|릴스|쇼츠|틱톡|ลง'

/** The formats among them that are tall in any context: a platform alone has several shapes. */
export const TALL_FORMATS =
  'stor(?:y|ies|ys)|reels?|shorts|ストーリーズ?|สตอรี่|สตอรี|รีลส์|限时动态|リール(?:ズ)?|스토리|รีล|快拍|릴스|쇼츠'

/** From one into another. */
export const FROM_TO =
  "from|to|into|towards?|through|von|nach|zu|bis|hin|ins|übergehend|de|desde|del|hacia|hasta|al|du|vers|à|jusqu[’']à|allant|para|até|ao|indo|từ|sang|tới|đến|qua|and|und|y|et|e|và|ไปยัง|เป็น|จาก|ถึง|สู่|และ|过渡|から|まで|에서|부터|으로|까지|ไป|从|由|到|至|往|へ|로|和|与|と|와|과"
