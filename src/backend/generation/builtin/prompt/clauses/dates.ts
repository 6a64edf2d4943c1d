const MONTHS =
  'jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar|rero)?|f[ée]v(?:rier|ereiro)?|m[aä]r(?:ch|z|ço|s|zo)?|apr(?:il)?|avril|abril?|ma[iy]|mayo|maio|jun[ie]?|juin|junio|junho|jul[iy]?|juillet|julio|julho|aug(?:ust)?|ao[uû]t|agosto|sept?(?:ember|embre|iembre)?|setembro|o[ck]t(?:ober|obre)?|octubre|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|iembre|embro)?|d[ée]cembre|tháng(?= ?\\d)'
const DATED = new RegExp(
  [
    `\\d{1,2}(?:st|nd|rd|th|er)?\\.?\\s?(?:de |of )?(?:${MONTHS})(?!\\p{L})`,
    `(?<!\\p{L})(?:${MONTHS})\\.? \\d{1,2}(?!\\d)`,
    // £3.95 is a sum, not a time.
    '(?<![€$£¥₩฿₫\\d] ?)\\d{1,2}[:.h]\\d{2}(?! ?[\\d€$£])',
    // Keeps both digits of an hour together, or a headline would be cut between them.
    '(?<!\\d)\\d{1,2} ?(?:am|pm|uhr|h)(?!\\p{L})',
    '(?<![\\d/])\\d{1,2}/\\d{1,2}(?![\\d/])',
    '\\d+ ?(?:月|日|时|点|時|월|일|시)|\\d+ ?(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค|[ก-ฮ]+ายน|[ก-ฮ]+าคม|ทุ่ม|โมง)',
  ].join('|'),
  'iu',
)

/** Whether it names a day or hour, which is for customers. */
export const isDated = (text: string): boolean => DATED.test(text)

/** Where the first day or hour begins, including the days before it: "12 al 14 de junio". */
export function dateAt(text: string): number | null {
  const found = DATED.exec(text)
  if (!found) return null
  const before = text.slice(0, found.index)
  const days =
    /(?:\d{1,2}\.?(?:,? ?(?:and|und|et|y|e|to|bis|au|al|a|à|até|và|đến|[-–+&]|,) ?(?:le )?))+$/u.exec(
      before,
    )
  return days ? days.index : found.index
}
