/** "Don't shop", "n'achetez pas", "no compres": what to avoid, in an ad that offers an alternative. */
const LEFT =
  "(?:(?:do not|don['’]t) (?:shop|buy|rebuy|replace|throw(?: away)?|toss|bin|waste|dump)(?: (?:it|them|new))?|nicht (?:kaufen|wegwerfen|ersetzen)|(?:kauft?|wirf|werft|ersetzt?) (?:es |sie |nichts? )?(?:nicht(?: weg)?|neu)|n['’]achet(?:ez|e|ons) (?:pas|plus)|ne (?:jet(?:ez|te|ons)|gaspill(?:ez|e)|remplac(?:ez|e)) (?:pas|plus)|no (?:compr|tir|desperdici|cambi)\\p{L}{1,3}|não (?:compr|desperdic|troqu|jogu)\\p{L}{1,3}(?: fora)?|đừng (?:mua|vứt|bỏ|thay|lãng phí)(?: mới| đi)?)"
/** The alternative: a verb with hardly another word. */
const DONE =
  "(?:hãy )?\\p{L}[\\p{L}’'-]+(?: (?:it|them|es|sie|lo|la|los|las|ein tier|lieber|lại|nuôi)){0,2}"
const SLOGAN = new RegExp(
  `^(?:${DONE}[,，] ?(?:and |et |y |e )?${LEFT}|${LEFT}[,，] ?${DONE})[.!]*$`,
  'iu',
)
/** 買わずに、迎えよう; 사지 말고 입양하세요; "อย่าซื้อ รับเลี้ยงแทน". */
const IN_SIGNS =
  /^(?:買わずに|買わないで|捨てずに|捨てないで)、?[^、。\d]{2,10}$|^(?:사지|버리지) (?:말고|마세요,?) ?[^\d,.]{2,10}$|^(?:不要?|别|莫)(?:买|丢|扔|弃)[，,][^，。\d]{2,8}$|^(?:以?领养代替购买|用领养代替购买)$|^อย่า(?:ซื้อ|ทิ้ง)(?:เลย)? ?[\p{sc=Thai}]{2,16}$/u
/** "Reparieren statt wegwerfen": two alternatives, neither of them a button. */
const RATHER =
  /^\p{L}+en statt (?:neu ?)?(?:kaufen|wegwerfen|neukauf|neu)$|^\p{L}+er plutôt que (?:d['’]acheter|de jeter)$|^\p{L}+[ai]r en (?:vez|lugar) de (?:comprar|tirar)$|^\p{L}+ar em vez de (?:comprar|jogar fora)$|^\p{L}+ instead of (?:buying|shopping)$/iu

/** "Adopt, don't shop": what to avoid is half of the message. */
export const isInsteadSlogan = (text: string): boolean => {
  const whole = text.trim()
  return SLOGAN.test(whole) || IN_SIGNS.test(whole) || RATHER.test(whole.replace(/[.!]+$/u, ''))
}

/** Whether a comma separates the two halves of a slogan that is a whole sentence or ends at a colon. */
export function isInInsteadSlogan(text: string, at: number): boolean {
  const start =
    Math.max(...[',', '，', ':', '：'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1
  const end = /[,，:：]/u.exec(text.slice(at + 1))?.index ?? text.length
  return isInsteadSlogan(text.slice(start, at + 1 + end))
}

/** "อย่าซื้อ รับเลี้ยงแทน": Thai separates clauses with spaces, but not here. */
export const isInThaiSlogan = (before: string, after: string): boolean =>
  /(?:^|\s)อย่า(?:ซื้อ|ทิ้ง)(?:เลย)?$/u.test(before) && /^[\p{sc=Thai}]{2,16}(?:\s|$)/u.test(after)
