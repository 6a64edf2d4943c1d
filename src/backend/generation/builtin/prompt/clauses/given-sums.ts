/** Words before a sum the seller gives or the buyer receives. "You pay" precedes a price. */
const GIVES =
  /(?<!\p{L})(?:(?:we|we['’]ll|will) (?:pay|give|hand)(?: (?:you|them|back))?|(?:give|gives|get|gets|earn|receive)(?: (?:you|them|your friend|back))?|wir (?:zahlen|geben|schenken|spendieren)(?: (?:ihnen|dir|euch))?|(?:geben|schenken|spendieren|zahlen) wir(?: (?:ihnen|dir|euch))?|(?:bekommst|erhältst|kriegst) du|(?:bekommen|erhalten) sie|(?:offrons|donnons|versons|payons|gagnez|recevez|touchez)|(?:damos|doy|regalamos|pagamos|gana|ganan|ganáis|recibe|recibís)|(?:dou|ganhe|ganha|ganham|receba)|(?:tặng|nhận)(?: (?:bạn|ngay))?)(?: (?:up to|bis zu|hasta|até|jusqu['’]à|đến|an extra|extra))?\s?$|(?:各得|可得|获得|奖励|返现|(?:รับ)?ส่วนลด(?:คนละ|สูงสุด|ทันที)?|รับ(?:เงินคืน|เครดิต(?:ฟรี)?|เงิน|ฟรี)?(?:คนละ|ทันที|เลย)?)\s?$/iu

/** Words before the minimum spend of an offer: "Spend £50, get a free tote". */
const SPENDS =
  /(?<!\p{L})(?:spend|spending|dépensez|gasta|gastas|gaste|gastar|compras? (?:de|por)|achat d['’e]|einkauf (?:von|über|ab))(?: (?:at least|over|more than|just|mindestens|au moins|más de|al menos|mais de|pelo menos))?\s?$/iu

/** "50 € auf die neue sparen", "ab 49 € Einkauf": the verb or the minimum spend follows the sum. */
const GIVEN_BEHIND =
  /^ (?:[^\d,.;:]{1,32} )?(?:sparen|spart|geschenkt|kassieren|zurück|back)(?!\p{L})|^ ?(?:d['’]achats?|einkauf(?:swert)?|bestellwert|mindestbestellwert|de compra|in purchases|minimum spend)(?!\p{L})/iu

/** "Te damos 100 € por tu bici vieja": a sum given or to be spent is no price. */
export const isGivenSum = (before: string, after: string): boolean =>
  GIVES.test(before) || SPENDS.test(before) || GIVEN_BEHIND.test(after)
