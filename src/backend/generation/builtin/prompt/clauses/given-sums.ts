/** Right before a sum: who sells gives it, or who buys gets it. "You pay" is said of a price. */
const GIVES =
  /(?<!\p{L})(?:(?:we|we['’]ll|will) (?:pay|give|hand)(?: (?:you|them|back))?|(?:give|gives|get|gets|earn|receive)(?: (?:you|them|your friend|back))?|wir (?:zahlen|geben|schenken|spendieren)(?: (?:ihnen|dir|euch))?|(?:geben|schenken|spendieren|zahlen) wir(?: (?:ihnen|dir|euch))?|(?:bekommst|erhältst|kriegst) du|(?:bekommen|erhalten) sie|(?:offrons|donnons|versons|payons|gagnez|recevez|touchez)|(?:damos|doy|regalamos|pagamos|gana|recibe)|(?:dou|ganhe|ganha|receba)|(?:tặng|nhận)(?: (?:bạn|ngay))?)(?: (?:up to|bis zu|hasta|até|jusqu['’]à|đến|an extra|extra))?\s?$/iu

/** "Te damos 100 € por tu bici vieja": a sum that is given is what nothing costs. */
export const isGivenSum = (before: string): boolean => GIVES.test(before)
