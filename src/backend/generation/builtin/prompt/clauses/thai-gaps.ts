import { isThaiSum } from './amounts.ts'
import { isGivenTo } from './given-to.ts'
import { isInThaiSlogan } from './instead-slogans.ts'
import { isInThaiMultiBuy } from './multi-buy.ts'

const THAI = /\p{sc=Thai}/u
/** "ซื้อ 2 ใบ ส่งฟรี": the same with a space. */
const THAI_TAKE =
  /(?:ซื้อ|ช้อป|สั่ง|จอง|กิน|ทาน|ดื่ม|สะสม|ใช้บริการ|(?=ครบ))(?:ครบ|ตั้งแต่)? ?[\d,]+ ?[\p{sc=Thai}]{0,8}(?:ขึ้นไป)?$/u
const THAI_GIVEN = /^(?:ส่งฟรี|จัดส่งฟรี|ฟรี|แถม|ลด|รับ)/u

/** "5 กก. ขึ้นไป" continues its figure, and "ซื้อ 2 ใบ ส่งฟรี" is one promise. */
const holdsThai = (before: string, after: string): boolean =>
  /^(?:ๆ|ฯ|และ|หรือ|ขึ้นไป|ต่อ|ละ|แรก|เท่านั้น|ถึง(?= ?\d)|กม\.\s?\d|น\.(?=\s|$)|(?:นี้|หน้า|เป็นต้นไป)(?:\s|$))/u.test(
    after,
  ) ||
  (/โทร\.?$/u.test(before) && /^0\d/u.test(after)) ||
  (THAI_TAKE.test(before) && THAI_GIVEN.test(after)) ||
  isGivenTo(before, after) ||
  isInThaiMultiBuy(before, after) ||
  isInThaiSlogan(before, after) ||
  (CLOSES_QUOTE.test(before) && /^(?:เป็น|คือ|มี(?!นา|\.)|ขาย|ของ)/u.test(after)) ||
  /(?:แบรนด์|ยี่ห้อ|ร้านชื่อ|ชื่อร้าน|ชื่อ)$/u.test(before) ||
  (/(?:^|\s)(?:ใกล้|ติด|ตรงข้าม|ย่าน|แถว|หน้า|ตรง)$/u.test(before) && /^\p{sc=Thai}/u.test(after)) ||
  (/^ร\.\s?\d/u.test(after) &&
    /(?:ตรง|แถว|ย่าน|ใกล้|หน้า|ข้าง|สาขา|ที่|ถนน|แยก|ติด|พระราม)$/u.test(before))

/** Whether a space separates Thai clauses; a number keeps its unit on both sides. */
export function isThaiGap(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 36), at)
  const after = text.slice(at + 1, at + 24)
  if (holdsThai(before, after)) return false
  if (isBehindSum(before, after)) return true
  if (THAI.test(before.at(-1) ?? '') && /^(?:\p{sc=Thai}|\*\p{sc=Thai})/u.test(after)) return true
  // A price ends its item; a date or time starts a new clause.
  if (/^\d/u.test(after) && /(?:บาท|฿)$/u.test(before)) return !/^[\d.,]+ ?(?:บาท)/u.test(after)
  if (THAI.test(before.at(-1) ?? '')) return THAI_DATE.test(after) && !THAI_DAY.test(before)
  if (!THAI.test(after[0] ?? '')) return false
  if (/^วัน(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|ศุกร์|เสาร์|อาทิตย์)?ที่ ?\d/u.test(after)) return true
  if (isThaiAnew(before, after) || PIXELS.test(before)) return true
  return /(?:\d[\d() -]{6,}|[@＠][\w.-]+|[\w-]+\.(?:com|co|th|net|me)|(?:ม\.ค|ก\.พ|มี\.ค|เม\.ย|พ\.ค|มิ\.ย|ก\.ค|ส\.ค|ก\.ย|ต\.ค|พ\.ย|ธ\.ค)\.?(?: \d{2,4})?| น\.)$/u.test(
    before,
  )
}

/**
 * "ราคา 9,900 นักเรียนนักศึกษา 8,500 เรียน 3 วัน": a new clause starts behind a sum, with or without currency or
 * asterisk.
 */
function isBehindSum(before: string, after: string): boolean {
  if (!THAI.test(after[0] ?? '') || /^(?:ต่อ|ละ|บาท|และ|หรือ|ถึง)/u.test(after)) return false
  const sum = /[\d,]+$/u.exec(before)
  return (
    /\d ?(?:ล้าน)?บาท\*$/u.test(before) ||
    (sum !== null && isThaiSum(`${before} ${after}`, sum.index, before.length))
  )
}

/** "1080x1080", "28 ตร.ม.": a new clause starts behind these. */
const PIXELS =
  /\d{3,4} ?[x×] ?\d{3,4}(?: ?px)?$|[\d/] ?(?:ตร\.ม\.|ตร\.ว\.|ชม\.|กก\.|ซม\.|มล\.|กม\.)$/iu

/**
 * "ซอยอารีย์ 4 ขอโทนสี…": a wish or call behind a number or address, or anything behind a quote, starts a new clause.
 */
const isThaiAnew = (before: string, after: string): boolean =>
  CLOSES_QUOTE.test(before) ||
  (/(?:[\d%]|[\w-]\.[a-z]{2,}(?:\/\S*)?)$/u.test(before) && THAI_ANEW.test(after)) ||
  // โอนผ่าน QR อยากได้ภาพ…: a wish may also start behind a foreign word.
  (/[a-z]{2,}$/iu.test(before) &&
    /^(?:อยากได้|ขอ(?:ภาพ|รูป|โทน|สี|แบบ)|ช่วย|โทน|สไตล์|ฟอนต์|พื้นหลัง|จอง(?:ที่|คิว|เลย|ผ่าน|ทาง)|สมัคร|สั่ง|โทร|ทัก|นัด)/u.test(
      after,
    ))
const THAI_ANEW =
  /^(?:ขอ(?!ง)|เริ่ม(?:ต้น)?(?=\s?\d)|ภาพ(?!ยนตร์|รวม)|รูป(?!แบบ)|โปสเตอร์|แบนเนอร์|ปุ่ม|อยาก|ช่วย|สนใจ|ทำให้|ให้ดู|เน้น|โทร|สไตล์|โทน|พื้นหลัง|ไม่ต้อง|มี(?!นา|\.)|อยู่|เปิด|ฟรี|จัดส่ง|ส่งฟรี|ส่งถึง|แถม|ทัก|จอง|รับ|(?:จาน|แก้ว|ชิ้น|ถ้วย|กล่อง|ชุด|ท่าน|คน|ห้อง|คืน)ละ)/u
const CLOSES_QUOTE = /[\ue001”")]$/u

const THAI_DATE =
  /^\d{1,2}(?: ?[–-] ?\d{1,2})? ?(?:ม\.ค|ก\.พ|มี\.ค|เม\.ย|พ\.ค|มิ\.ย|ก\.ค|ส\.ค|ก\.ย|ต\.ค|พ\.ย|ธ\.ค|[ก-ฮ]+ายน|[ก-ฮ]+าคม)|^\d{1,2}[.:]\d{2} ?[–-]/u
const THAI_DAY =
  /(?:เปิด|ปิด|รอบ|วันที่|วัน|วันนี้|ถึง|เวลา|ตั้งแต่|ภายใน|ก่อน|จนถึง|เริ่ม|(?:จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัสฯ|ศุกร์|เสาร์|อาทิตย์)(?:ที่)?|(?:^|\s)(?:จ|อ|พ|พฤ|ศ|ส|อา)\.)$/u
