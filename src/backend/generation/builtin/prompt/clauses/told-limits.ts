const LIMIT_MAX = 44
const WITHOUT_MAX = 60

const TIME = [
  'jan(?:uary|uar|vier|eiro)|enero|feb(?:ruary|ruar|rero)|f[ée]v(?:rier|ereiro)|march|märz|mars|marzo|março|april|avril|abril|ma[iy]|mayo|maio|jun[ei]|juin|jun(?:io|ho)|jul[iy]|juillet|jul(?:io|ho)|august|ao[uû]t|agosto|(?:sept|set)(?:ember|embre|iembre|embro)|o[ck]t(?:ober|obre|ubre)|outubro|nov(?:ember|embre|iembre|embro)|de[czs](?:ember|embro)|décembre|diciembre|tháng \\d{1,2}',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|thứ \\p{L}+|chủ nhật',
  'weekends?|weekdays?|wochenenden?|werktags|week-ends?|fines? de semana|fins? de semana|dias úteis|cuối tuần|ngày thường|spring|summer|autumn|winter|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|mùa \\p{L}+|weeks?|months?|woche|monat|semaine|mois|semana|mes|mês|tuần|tháng',
].join('|')

/** "Solo en mayo", "nur am Wochenende": only a period or the days something applies. */
const WHEN_ONLY = new RegExp(
  `^(?:only|just|exclusively|nur|ausschließlich|seulement|uniquement|solo|sólo|solamente|únicamente|só|apenas|somente|exclusivamente|chỉ)(?: (?:available|valid|gültig|valable|disponible|válid[oa]|áp dụng))? (?:(?:in|on|during|this|im|am|an|in diesem|diesen|diese|dieses|en|au mois de|le|les|ce|cette|du|durante|el|los|la|las|este|esta|em|no|na|nos|nas|aos|às|neste|nesta|deste|trong|vào) ){0,3}(?:${TIME})(?: (?:of |de )?\\d{0,4}| (?:mornings?|afternoons?|evenings?|này))?[.!]*$`,
  'iu',
)

/** "Solo en mayo": a period alone limits an offer and is no instruction to a designer. */
export const tellsWhenOnly = (sentence: string): boolean =>
  sentence.length <= LIMIT_MAX && WHEN_ONLY.test(sentence.trim())

const MADE_OF =
  'msg|additives?|preservatives?|(?:added |refined )?sugar|palm oil|gluten|lactose|dairy|alcohol|parabens?|silicones?|sulph?ates?|perfumes?|chemicals?|artificial \\p{L}+|hormones?|antibiotics?|pesticides?|geschmacksverstärker\\p{L}*|zusatzstoffe\\p{L}*|konservierungsstoffe\\p{L}*|zucker(?:zusatz)?|industriezucker|palmöl|farbstoffe|aromen|parabene|silikone|mikroplastik|alkohol|laktose|pestizide|additifs?|conservateurs?|colorants?|sucre(?:s)?(?: ajoutés?)?|huile de palme|parabènes?|sulfates?|alcool|arômes artificiels|conservantes?|aditivos?|colorantes?|azúcar(?: añadido)?|azúcares añadidos|aceite de palma|parabenos?|siliconas?|sulfatos?|alcohol|lactosa|corantes?|açúcar(?: adicionado)?|óleo de palma|silicones|lactose|álcool|glúten|bột ngọt|mì chính|chất bảo quản|phẩm màu|hóa chất|đường(?: hóa học)?|hương liệu|hàn the|cồn|thuốc trừ sâu|dầu chiên lại'
const MEN_NOT =
  'robots?|bots?|chat-?bots?|call cent(?:er|re)s?|voice menus?|hold music|warteschleifen?|callcenter|roboter|robots? téléphoniques?|répondeurs?|contestador(?:es)?|centralitas?|robôs?|máquinas?|ura|tổng đài tự động'

/** "Không dùng bột ngọt", "nada de robô": what a product is made without, or who customers need not talk to. */
const WITHOUT = new RegExp(
  `^(?:(?:100 ?% )?(?:no|without|zero|never any|free from|we (?:never )?use no|kein\\p{L}*|ohne|garantiert ohne|pas d['’e]|sans|aucune?|zéro|sin|nada de|ningún|sem|zero|không(?: dùng| có| chứa| sử dụng| thêm| pha)?|nói không với)) ?(?:${MADE_OF}|${MEN_NOT})(?!\\p{L})|^(?:不含|不加|零添加|无添加|無添加|不放)\\p{sc=Han}|^ไม่(?:ใส่|ใช้|มี|ผสม)(?:ผงชูรส|สารกันบูด|น้ำตาล|สารเคมี|สี|แอลกอฮอล์)|(?:msg|조미료|방부제|색소|설탕|파라벤) ?(?:무첨가|제로|없이|없음)$`,
  'iu',
)

/** What a dish, cream or service does without is for customers. */
export const tellsWithout = (sentence: string): boolean =>
  sentence.length <= WITHOUT_MAX && WITHOUT.test(sentence.trim())

/** "Nha khoa Ánh Dương": a kind of business in two words, with its capitalized name behind it. */
const KIND_AND_NAME =
  /^(?:nha khoa|phòng khám|quán|tiệm|nhà hàng|trung tâm|công ty|cửa hàng|xưởng|trường|thẩm mỹ viện|phòng tập|bệnh viện|khách sạn|nhà sách|hiệu thuốc|salon|spa|clb|câu lạc bộ|zahnarztpraxis|cabinet dentaire|auto-école|escuela de \p{L}+|clínica \p{L}+|escola de \p{L}+|loja de \p{L}+|oficina)$/iu

/** Whether lowercase words name a kind of business and capitalized ones behind them its name. */
export const isKindAndName = (sentence: string): boolean => {
  const found = /^(\p{L}+(?: \p{Ll}+){0,3}) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3})$/u.exec(
    sentence.trim(),
  )
  return found?.[1] !== undefined && KIND_AND_NAME.test(found[1])
}
