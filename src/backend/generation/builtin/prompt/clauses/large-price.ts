/** Elements a brief may ask to set large: figures, and other things readers look for first. */
const THINGS =
  'price|prices|cost|phone number|number|phone|percentage|percent|discount|rate|date|dates|offer|preis|preise|zinssatz|zins|telefonnummer|nummer|rabatt|prozentzahl|datum|angebot|prix|tarif|numéro(?: de téléphone)?|téléphone|pourcentage|remise|taux|date|offre|precio|precios|teléfono|número(?: de teléfono)?|porcentaje|descuento|fecha|oferta|preço|preços|telefone|número(?: de telefone)?|porcentagem|desconto|data|giá(?: tiền)?|số điện thoại|sđt|hotline|phần trăm|ngày'
const LARGE =
  'big|bigger|biggest|huge|massive|large|larger|enormous|giant|gigantic|bold|bolder|prominent\\p{L}*|obvious|unmissable|stand(?:s|ing)? out|pop|pops|leap out|hard to miss|centre stage|front and cent(?:er|re)|groß\\p{L}*|größer\\p{L}*|riesig\\p{L}*|riesengroß|fett\\p{L}*|auffällig|hervor\\p{L}*|ins auge|prominent|im mittelpunkt|gros|gross|grand|grande|énorme|géante?|gigantesque|bien visible|très visible|ressort\\p{L}*|en avant|en évidence|saute\\p{L}* aux yeux|grandes?|grandote|enormes?|gigantes?|resalt\\p{L}*|destac\\p{L}*|llam\\p{L}* la atención|salt\\p{L}* a la vista|que se vea bien|grandão|chamativ\\p{L}*|destaque|bem visível|to|lớn|nổi bật|nổi|to đùng|bự'
/** Small words that may follow: "really big please", "huge in the middle". */
const BEHIND =
  "please|pls|plz|thanks|too|and|nice|very|really|on|it|there|as|well|at|the|of|in|middle|center|centre|top|ad|page|possible|thing|letters|type|text|numbers|so|nobody|can|miss|misses|bitte|danke|und|auch|in|der|die|das|dem|mitte|oben|machen|setzen|sein|werden|zeigen|darstellen|springen|stehen|s'il|vous|plaît|svp|stp|merci|et|au|aux|le|la|les|milieu|centre|haut|caractères|lettres|chiffres|possible|por|favor|porfa|gracias|y|en|el|medio|centro|arriba|letras|números|tipo|e|no|na|meio|em|cima|favor|obrigad\\p{L}*|cho|em|giúp|nhé|nha|ạ|lên|ở|giữa|vào|chữ|với|and|bold|fett|gras|negrita|negrito|big|huge|clear"
const LARGE_THING = new RegExp(
  `(?<!\\p{L})(?:${THINGS}|§)(?![\\p{L}])(?: [\\p{L}'-]+){0,6}? (?:${LARGE})(?!\\p{L})(?:[ ,]+(?:${BEHIND}|${LARGE})(?!\\p{L}))*[^\\p{L}]*$`,
  'iu',
)
const GLUED =
  /(?:价格|价钱|价位|数字|电话(?:号码)?|折扣|优惠|日期|§)(?:数字|部分)?(?:要|得|请|一定|必须|再|弄|做|写|放|尽量|特别|非常|很|用|的|字|大大|[，,]){0,4}(?:大|醒目|突出|显眼|加粗)|(?:価格|値段|金額|料金|電話(?:番号)?|割引|日付|数字|§)(?:の(?:部分|文字))?[をはが]?(?:、|とにかく|どーんと|ドーンと|なるべく|できるだけ|すごく|もっと|一番|大きめ|かなり|とても|思い切り){0,3}(?:大き|大大|目立|でか|デカ)|(?:가격|금액|전화번호|번호|할인율?|날짜|숫자|§)(?:은|는|을|를|이|가|도|만|표시)? ?(?:(?:아주|정말|진짜|제일|최대한|엄청|매우|좀|더|눈에|확) ?){0,3}(?:크게|큼직|잘 ?보이|띄게|강조|돋보이)|(?:ราคา|เบอร์(?:โทร)?|ตัวเลข|ส่วนลด|โปร|§)(?:ให้|ขอ|เอา|ทำ|ต้อง|ตัว|ดู|มี|เน้น|แบบ| ){0,4}(?:ใหญ่|เด่น|ชัดๆ|โดดเด่น|เบิ้ม)/u

const SUM = /[$€£¥₩฿₫]? ?\d[\d.,]*(?: ?[%€$£¥₩฿₫]| ?(?:元|円|원|บาท|kr|đ|k|usd|eur)(?!\p{L}))?/giu

/** "Make the 40% huge", "could the £65 be massive?": a figure merely mentioned in an order or question. */
const NAMES_SUM =
  /^(?:and |also |und |et |y |e |pls |please |bitte )*(?:make|put|set|get|show|have|could|can|should|mach\p{L}*|setz\p{L}*|kann|könnte\p{L}*|mettez|mets|fais|faites|pon\p{L}*|haz|haced|coloca\p{L}*|põe|deixa|deixe|bota|para|cho|để|let|keep)(?!\p{L})/iu

/** Whether a text asks to set a price, number or date large; a sum with a message is for customers. */
export function asksForLargePrice(text: string): boolean {
  if (!/\d/u.test(text)) return isOfLarge(text)
  const named = text.replace(SUM, ' § ').replace(/\s+/gu, ' ')
  return !/\d/u.test(named) && NAMES_SUM.test(named.trim()) && isOfLarge(named)
}

/** "The discount is huge" is news for customers, and an order only if someone is told to do it. */
const PROMISED =
  /(?<!\p{L})(?:discount|rate|dates?|offer|rabatt|zins|datum|angebot|remise|taux|date|offre|descuento|fecha|oferta|desconto|data|ngày|giảm giá)(?!\p{L})/iu
const ORDERED =
  /(?<!\p{L})(?:make|put|set|get|keep|let|show|should|must|could|can|needs?|has to|please|pls|want|soll\p{L}*|muss|müssen|machen?|macht|bitte|doit|doivent|mettez|mets|faites|fais|svp|que|pon\p{L}*|haz|debe\p{L}*|por favor|porfa|deve\p{L}*|deixa|deixe|coloca|coloque|põe|cho|để|làm|giúp|nhé|nha)(?!\p{L})/iu

const isOfLarge = (text: string): boolean =>
  GLUED.test(text) ||
  (LARGE_THING.test(text) && !OF_ALL.test(text) && (!PROMISED.test(text) || ORDERED.test(text)))
/** "La oferta más grande del año" is a superlative, not a font size. */
const OF_ALL =
  /(?:of the (?:year|season|week)|ever|des jahres|der saison|de l'année|de la saison|del año|de la temporada|do ano|da temporada|nhất)[^\p{L}]*$/iu
