import { plain } from './word-lists.ts'

export type AmountKind = 'money' | 'percent' | 'number'

/** A figure as written, with its currency or sign. */
export interface Amount {
  kind: AmountKind
  text: string
  start: number
  end: number
  /** For finding the higher of two amounts. */
  value: number
  /** Marked as a reduction by its own sign: −30 %, 7折, 3割引. */
  isOff: boolean
}

const BEFORE =
  '(?:us|r|a|c|s|nt|hk|au|ca|mx|nz|sg)?\\$ ?|[€£¥₩฿₫] ?|(?:usd|eur|gbp|chf|sgd|rm|thb|vnd|brl|cny|rmb|krw|jpy|mxn|s/) ?'
const NUMBER = "\\d+(?:[.,'\\s]\\d{3}(?!\\d))*(?:[.,]\\d{1,2}(?!\\d))?"
const SCALE =
  '(?:k|m|bn|tr)(?![a-zà-ỹ])(?:(?<=tr)\\d{1,3})?| ?k(?=[€£$])| ?(?:million|millionen|millones|millions|mio\\.|mrd\\.|milhões|mil(?![a-zà-ỹ])|triệu|tỷ|tỉ|nghìn|ngàn)(?![a-zà-ỹ])| ?(?:천만|백만|십만|만|억|천|ล้าน|แสน|หมื่น|พัน)(?=\\s?(?:원|บาท))|[万億亿千](?=[元円])'
const AFTER =
  ' ?(?:[€£$¥₩฿₫元円원块]|บาท|(?:đồng|vnđ|vnd|đ|eur|euros?|usd|mxn|chf|gbp|dollars?|pounds?|pesos?|reais|francs?|franken|quid)(?![a-zà-ỹ]))|,-|\\.-'
const PERCENT =
  ' ?(?:%|(?:percent|per cent|prozent|por ?ciento|por ?cento|pour ?cent|phần trăm)(?![a-zà-ỹ])|เปอร์เซ็นต์|퍼센트|프로(?=\\s|할인)|パーセント)'
const LESS = '\\s?折(?![叠页扇纸成])|割(?=引|オフ|off)'
const FIGURE = new RegExp(
  `(${BEFORE})?(${NUMBER})(?:(${PERCENT})|(${LESS})|(${SCALE})?(${AFTER})?)`,
  'g',
)
/** 八五折: a discount spelled out in words. */
const WRITTEN_LESS =
  /[一二三四五六七八九](?:点?[一二三四五六七八九])?折(?![叠页扇纸])|打?对折(?![叠页扇纸钱])/g
/** A dash between two figures, or the myriad of one figure: 9만9천원. */
const JOINED = /^ ?(?:-|–|—|~|〜|至|到) ?$|^(?:억|만|万|億|亿) ?$/

const MYRIADS = /^[억만万億亿] ?$/u

/** All figures of a text in order; two joined by a dash form one range. */
export function amountsOf(text: string, inThousands = true): Amount[] {
  const read = plain(text)
  const found: Amount[] = []
  for (const match of read.matchAll(FIGURE)) {
    const isTold = match.index < (found.at(-1)?.end ?? 0)
    if (!isTold && !isInName(match, read)) found.push(amountOf(match, text, { read, inThousands }))
  }
  for (const match of read.matchAll(WRITTEN_LESS)) {
    const end = match.index + match[0].length
    found.push({ kind: 'percent', text: match[0], start: match.index, end, value: 0, isOff: true })
  }
  return ranges(
    found.sort((one, other) => one.start - other.start),
    text,
    read,
  )
}

/** A letter or digit directly before it makes the figure part of a model name or code. */
function isInName({ index, 1: before }: RegExpExecArray, read: string): boolean {
  const last = read[index - 1] ?? ' '
  return before ? /^[a-z]/.test(before) && /[a-z\d]/.test(last) : /[a-z\d_#]/.test(last)
}

function amountOf(
  match: RegExpExecArray,
  text: string,
  { read, inThousands }: { read: string; inThousands: boolean },
): Amount {
  const [whole, before, digits, percent, less, scale, after] = match
  const start = match.index
  const isScaled =
    isVietnameseScale(scale, inThousands) && !COUNTED.test(read.slice(start + whole.length))
  const loose = before || after || percent || less ? null : looseSum(read, start, whole.length)
  const isSum =
    before ||
    after ||
    loose ||
    isThaiSum(read, start, start + whole.length) ||
    isChineseRent(read, start, start + whole.length) ||
    (isScaled && !/^[248]k$/.test(whole)) ||
    (scale === 'k' && isOfRange(read, start, start + whole.length))
  const end = start + whole.length + (loose?.length ?? 0)
  const plainKind = isSum ? 'money' : 'number'
  return {
    kind: percent || less ? 'percent' : plainKind,
    text: text.slice(start, end).trim(),
    start,
    end,
    value: valueIn(digits!),
    isOff: Boolean(less) || (Boolean(percent) && isMinus(read, start)),
  }
}

/** "20k-35k": a range in k is money: nobody writes ranges of race distances or other counts. */
const isOfRange = (read: string, start: number, end: number): boolean =>
  /^ ?[-–~至到] ?[$€£]?\d+k(?![a-z])/u.test(read.slice(end, end + 12)) ||
  /\dk ?[-–~至到] ?$/u.test(read.slice(Math.max(0, start - 12), start))

/** Sums written without a currency in three languages, recognized by the words around them. */
const looseSum = (read: string, start: number, length: number): string | null =>
  tenThousands(read, start, length) ??
  koreanSum(read, start, length) ??
  thaiMillions(read, start, length)

/** 분양가 6억 2천부터, 전세 3억. */
function koreanSum(read: string, start: number, length: number): string | null {
  const found =
    /^(?:억|천만|천|만)(?: ?\d+ ?(?:천만|백만|천|만))?(?= ?(?:부터|까지|대|선|이하|에|[\s,，.。)~/]|$))/u.exec(
      read.slice(start + length),
    )
  return found && WON.test(read.slice(Math.max(0, start - 8), start)) ? found[0] : null
}
const WON = /(?:분양가|매매가?|전세|보증금|월세|가격|시세|호가|총액|연봉|월급|공급가)[\s:은는]*$/u

/** เริ่ม 2.59 ล้าน: the thing counted in millions would follow the figure. */
function thaiMillions(read: string, start: number, length: number): string | null {
  const found =
    /^ ?(?:ล้าน|แสน)(?:ต้นๆ?|กว่าๆ?)?(?= ?(?:[\s,)/]|$))(?! ?(?:คน|ครั้ง|ราย|วิว|ยูส|เครื่อง|ต้น|ชิ้น|กิโล|ดาวน์โหลด))/u.exec(
      read.slice(start + length),
    )
  const before = read.slice(Math.max(0, start - 12), start)
  return found &&
    !/(?:ผู้ใช้|ยอด|สมาชิก|ลูกค้า|ดาวน์โหลด|วงเงิน|รางวัล)(?:กว่า|มากกว่า|เกิน)?\s*$/u.test(before)
    ? found[0]
    : null
}

/** ราคา 9,900, นักเรียนนักศึกษา 8,500: behind a word for price or next to who pays, baht goes without saying. */
export const isThaiSum = (read: string, start: number, end: number): boolean =>
  THAI_PRICED.test(read.slice(Math.max(0, start - 24), start)) &&
  /^(?:\d{3,}|\d{1,3}(?:,\d{3})+)$/u.test(read.slice(start, end)) &&
  !THAI_COUNTED.test(read.slice(end, end + 12))
const THAI_PRICED =
  /(?:ราคา(?:เพียง|แค่|เต็ม|ปกติ|พิเศษ|เดียว)?|ค่า(?:เรียน|สมัคร|คอร์ส|เข้า|บริการ|ตั๋ว)|นักเรียน|นักศึกษา|(?<!ลด)เด็ก|ผู้ใหญ่|ผู้สูงอายุ|บุคคลทั่วไป|คนทั่วไป|สมาชิก|คนไทย|ต่างชาติ) ?:? ?$/u
const THAI_COUNTED =
  /^\d|^ ?(?:คน|ท่าน|ราย|ที่นั่ง|ที่|ปี|ขวบ|ทีม|คะแนน|แต้ม|ครั้ง|ชั่วโมง|ชม|วัน|บท|เล่ม|กว่า|ขึ้นไป|%)/u

/** 月租6800: behind a word for monthly rent, yuan goes without saying. */
const isChineseRent = (read: string, start: number, end: number): boolean =>
  /(?:月租金?|租金|月供)[:：]? ?$/u.test(read.slice(Math.max(0, start - 5), start)) &&
  /^\d{3,6}$/u.test(read.slice(start, end)) &&
  /^(?:[^\d.元块万平米]|$)/u.test(read.slice(end, end + 1))

/** 320万, 总价 320 万起: home prices omit the currency; 320万用户 counts users. */
function tenThousands(read: string, start: number, length: number): string | null {
  const before = read.slice(Math.max(0, start - 8), start)
  const found = /^ ?[万亿](?= ?(?:起|左右|以内)?[\s,，、。;；!！)）]*$)/u.exec(
    read.slice(start + length),
  )
  return found && PRICED_AS.test(before) ? found[0] : null
}
const PRICED_AS =
  /(?:^|[,，、(（]|总价|单价|售价|特价|一口价|价格|房价|均价|月租|租金|学费|月薪|年薪|首付|仅售?|只要|低至|起价|报价|原价|现价|直降至)[\s:：]*$/u

/** "65k" is a sum in Vietnamese, but a race elsewhere. */
const isVietnameseScale = (scale: string | undefined, inThousands: boolean): boolean =>
  scale !== undefined &&
  ((inThousands && /^(?:k|tr\d{0,3})$/.test(scale)) || /^ ?(?:triệu|tỷ|tỉ|nghìn|ngàn)$/.test(scale))

/** "Hơn 2 triệu người học": thousands or millions of something counted are not money. */
const COUNTED =
  /^ (?!(?:đ|đồng|vnđ|vnd|mỗi|một|cho|là|trở|nếu|với|tuỳ|tùy|khi|và|hoặc|đến|tới|xuống|còn|chỉ|bao|gồm|kèm|đã|chưa|tháng|trong|tại|lên|so|thay|không|áp|thanh|trả|vay|sau|từ|hỗ|tối|tiền|đầu|giảm|nay|ngày|giờ|đêm|năm|quý|buổi|suất)(?!\p{L}))\p{L}/u

/** A minus directly before the number that does not join two things. */
const isMinus = (text: string, start: number): boolean =>
  /(?:^|[\s(:à])[-–] ?$/.test(text.slice(Math.max(0, start - 3), start))

function ranges(amounts: Amount[], text: string, read: string): Amount[] {
  const found: Amount[] = []
  for (const amount of amounts) {
    const last = found.at(-1)
    if (last && isBareEnd(amount, last, read)) {
      found[found.length - 1] = {
        ...last,
        end: amount.end,
        text: text.slice(last.start, amount.end),
      }
      continue
    }
    const isJoined =
      last &&
      amount.kind !== 'number' &&
      (last.kind === 'number' || last.kind === amount.kind) &&
      JOINED.test(read.slice(last.end, amount.start))
    if (!isJoined) {
      found.push(amount)
      continue
    }
    found[found.length - 1] = {
      ...amount,
      // 9万8,000円 is less than 12万円, although its last part is the larger number.
      value: MYRIADS.test(read.slice(last.end, amount.start)) ? last.value + 0.5 : amount.value,
      start: last.start,
      text: text.slice(last.start, amount.end),
      isOff: false,
    }
  }
  return found
}

/** "$38–42": the upper end omits the currency sign. */
const isBareEnd = (amount: Amount, last: Amount, read: string): boolean =>
  last.kind === 'money' &&
  amount.kind === 'number' &&
  amount.value > last.value &&
  /[€$£¥]/u.test(last.text[0] ?? '') &&
  /^[–-]$/u.test(read.slice(last.end, amount.start)) &&
  !/^[–\p{L}\p{N}-]/u.test(read.slice(amount.end))

const valueIn = (digits: string): number =>
  Number(digits.replace(/[.,'\s](?=\d{3})/g, '').replace(',', '.'))
