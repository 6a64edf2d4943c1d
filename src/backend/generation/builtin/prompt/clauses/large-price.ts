const LARGE =
  'big|huge|large|prominent\\p{L}*|groß\\p{L}*|riesig\\p{L}*|gros|gross|grand|énorme|en avant|grande|enorme|to|lớn|nổi bật'

/** "The price really big", "precio bien grande", ราคาตัวใหญ่: price first, and how it is to look. */
const LARGE_PRICE = new RegExp(
  `(?<!\\p{L})(?:price|preis|prix|precio|preço|giá)(?: \\p{L}+){0,4}? (?:${LARGE})(?!\\p{L})[^\\p{L}]*$|(?:价格|价钱|价钱数字|価格|値段)[をは]?(?:要|很|用|大大)?(?:大|醒目|大きく|目立)|가격[은을이도]? ?(?:아주 |정말 |제일 )?크게|ราคา(?:ตัว)?ใหญ่`,
  'iu',
)

/** Whether it says that the price is to be set large; a sum that is told is for customers. */
export const asksForLargePrice = (text: string): boolean =>
  !/\d/u.test(text) && LARGE_PRICE.test(text)
