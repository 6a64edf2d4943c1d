/** "Don't shop", "n'achetez pas", "no compres": what one is told to leave, in an ad that gives another way. */
const LEFT =
  "(?:(?:do not|don['’]t) (?:shop|buy|rebuy|replace|throw(?: away)?|toss|bin|waste|dump)(?: (?:it|them|new))?|nicht (?:kaufen|wegwerfen|ersetzen)|(?:kauft?|wirf|werft|ersetzt?) (?:es |sie |nichts? )?(?:nicht(?: weg)?|neu)|n['’]achet(?:ez|e|ons) (?:pas|plus)|ne (?:jet(?:ez|te|ons)|gaspill(?:ez|e)|remplac(?:ez|e)) (?:pas|plus)|no (?:compr|tir|desperdici|cambi)\\p{L}{1,3}|não (?:compr|desperdic|troqu|jogu)\\p{L}{1,3}(?: fora)?|đừng (?:mua|vứt|bỏ|thay|lãng phí)(?: mới| đi)?)"
/** What one is told to do: a verb, and hardly a word with it. */
const DONE =
  "(?:hãy )?\\p{L}[\\p{L}’'-]+(?: (?:it|them|es|sie|lo|la|los|las|ein tier|lieber|lại|nuôi)){0,2}"
const SLOGAN = new RegExp(
  `^(?:${DONE}[,，] ?(?:and |et |y |e )?${LEFT}|${LEFT}[,，] ?${DONE})[.!]*$`,
  'iu',
)
/** 買わずに、迎えよう; 사지 말고 입양하세요; "อย่าซื้อ รับเลี้ยงแทน". */
const IN_SIGNS =
  /^(?:買わずに|買わないで|捨てずに|捨てないで)、?[^、。\d]{2,10}$|^(?:사지|버리지) (?:말고|마세요,?) ?[^\d,.]{2,10}$|^(?:不要?|别|莫)(?:买|丢|扔|弃)[，,][^，。\d]{2,8}$|^(?:以?领养代替购买|用领养代替购买)$|^อย่า(?:ซื้อ|ทิ้ง)(?:เลย)? ?[\p{sc=Thai}]{2,16}$/u
/** "Reparieren statt wegwerfen": two things one may do, and none of them a button. */
const RATHER =
  /^\p{L}+en statt (?:neu ?)?(?:kaufen|wegwerfen|neukauf|neu)$|^\p{L}+er plutôt que (?:d['’]acheter|de jeter)$|^\p{L}+[ai]r en (?:vez|lugar) de (?:comprar|tirar)$|^\p{L}+ar em vez de (?:comprar|jogar fora)$|^\p{L}+ instead of (?:buying|shopping)$/iu

/** "Adopt, don't shop": what it says to leave is half of what it says. */
export const isInsteadSlogan = (text: string): boolean => {
  const whole = text.trim()
  return SLOGAN.test(whole) || IN_SIGNS.test(whole) || RATHER.test(whole.replace(/[.!]+$/u, ''))
}

/** Whether a comma parts the two halves: of a whole sentence, or of what a colon ends. */
export function isInInsteadSlogan(text: string, at: number): boolean {
  const start =
    Math.max(...[',', '，', ':', '：'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1
  const end = /[,，:：]/u.exec(text.slice(at + 1))?.index ?? text.length
  return isInsteadSlogan(text.slice(start, at + 1 + end))
}

/** "อย่าซื้อ รับเลี้ยงแทน": Thai parts by spaces, and here one parts nothing. */
export const isInThaiSlogan = (before: string, after: string): boolean =>
  /(?:^|\s)อย่า(?:ซื้อ|ทิ้ง)(?:เลย)?$/u.test(before) && /^[\p{sc=Thai}]{2,16}(?:\s|$)/u.test(after)
