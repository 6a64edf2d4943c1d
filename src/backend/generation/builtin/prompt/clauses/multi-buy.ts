const COUNT =
  '(?:\\d{1,2}|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|duas|dois|três|quatro|hai|ba|bốn|năm|sáu|one|ein(?:en?|s)?|une?|un[ao]?|uma|um|một)(?!\\p{L})'

/** "Buy any three bags", "drei Säcke kaufen", "3 achetées": the number bought. */
const TAKEN = `(?:(?<!\\p{L})(?:buy|take|choose|pick|get|nimm|nehmt|nehmen sie|kauf(?:e|t|en sie)?|achetez|prenez|choisissez|compr[ae]n?|llev(?:a|e|en)|llévate|elige|leve|escolha|mua|chọn) (?:(?:any|beliebige|bất kỳ) )?${COUNT}(?: [^,，]{1,28})?|(?<!\\p{L})${COUNT}(?: \\p{L}+){0,3} (?:kaufen|nehmen|mitnehmen|aussuchen))`
/** "Pay for two", "zwei bezahlen", "payez-en deux": the number paid for. */
const PAID = `(?:(?:(?:only|just|nur|seulement|s[oó]lo|só|apenas|chỉ) )?(?:pay|zahl(?:e|t|en sie)?|payez(?:-en)?|pag(?:a|as|ue)n?|trả(?: tiền)?|tính(?: tiền)?) (?:(?:only|just|for|nur|für|que|seulement|s[oó]lo|só|apenas|chỉ|tiền) ){0,2}${COUNT}|(?:nur )?${COUNT}(?: \\p{L}+){0,2} (?:be)?zahlen)`

/** "Get the third free", "der dritte ist gratis": the free item. */
const FREE =
  '(?:(?:get|receive) (?:the |a |an |your )?(?:\\p{L}+ ){1,3}(?:for )?free|(?:the|der|die|das|la|le|el|o|a) \\p{L}+ (?:(?:is|ist|est|es|é|gibt es) )?(?:free|gratis|geschenkt|offerte?|gratuite?|de regalo|grátis)|tặng (?:cái |chiếc |hũ )?thứ \\p{L}+)(?!\\p{L})'

/** What joins the two halves. */
const JOINT =
  '\\s?(?:[,，]|(?<!\\p{L})(?:and|und|et|y|e|và)(?!\\p{L}))\\s?(?:(?:and|und|et|y|e|và) )?'
const BOTH = new RegExp(`${TAKEN}${JOINT}(?:${PAID}|${FREE})`, 'iu')
const ENDS_TAKEN = new RegExp(`${TAKEN}$`, 'iu')
const BEGINS_PAID = new RegExp(`^${JOINT}(?:${PAID}|${FREE})`, 'iu')

const SIGN = '[\\d一二两三四五六]'
/** 买三付二, 3足買うと2足分, "3포대 사면 2포대 값", "ซื้อ 3 ถุง จ่าย 2": the same in scripts without spaces, Korean and Thai. */
const IN_SIGNS = new RegExp(
  [
    `(?:买|选|拿)${SIGN}[^，。\\d]{0,3}(?:付|只付|只需付|送)${SIGN}`,
    `${SIGN}[^、。]{0,6}(?:買うと|買えば|お?買い上げで|購入で|選んで)${SIGN}[^、。]{0,4}(?:分|無料)`,
    `${SIGN} ?[가-힣]{0,4} ?(?:사면|구매 ?시|고르면) ?${SIGN} ?[가-힣]{0,4} ?(?:값|가격|무료)`,
    `(?:세|두|네|다섯) [가-힣]{1,3} (?:사면|구매 ?시|고르면) (?:한|두|세|네) [가-힣]{1,3} (?:값|가격|무료)`,
    '(?:ซื้อ|เลือก|หยิบ|สั่ง|มา) ?\\d+ ?[\\p{sc=Thai}]{0,8} ?(?:จ่าย|แถม|คิดเงิน)(?:แค่|เพียง)? ?\\d+',
  ].join('|'),
  'u',
)

/** "Three for two", "2 + 1", "3x2": too short to be split. */
const SHORT =
  /(?<!\p{L})(?:three for two|four for three|two for one|drei für zwei|vier für drei|zwei für eine?n?s?|trois pour deux|tres por dos|três por dois|leve três)(?!\p{L})/iu

/** "Drei Säcke kaufen, zwei bezahlen": an offer of several for the price of fewer. */
export const isMultiBuy = (text: string): boolean =>
  BOTH.test(text) || IN_SIGNS.test(text) || SHORT.test(text)

/**
 * Whether a comma separates the number bought from the number paid for: each half alone would promise something else.
 */
export const isInMultiBuy = (text: string, at: number): boolean =>
  ENDS_TAKEN.test(text.slice(Math.max(0, at - REACH), at)) &&
  BEGINS_PAID.test(text.slice(at, at + REACH))
const REACH = 56

/** "ซื้อ 3 ถุง จ่าย 2 ถุง": Thai separates clauses with spaces, but not here. */
export const isInThaiMultiBuy = (before: string, after: string): boolean =>
  THAI_TAKEN.test(before) && THAI_PAID.test(after)
const THAI_TAKEN = /(?:ซื้อ|เลือก|หยิบ|สั่ง|มา) ?\d+ ?[\p{sc=Thai}]{0,8}$/u
const THAI_PAID = /^(?:จ่าย|แถม|คิดเงิน)(?:แค่|เพียง)? ?\d/u
