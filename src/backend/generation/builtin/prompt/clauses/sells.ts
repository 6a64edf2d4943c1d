import type { Language } from '../../../../../contract/languages.ts'

/** "We sell handmade candles": the client says what he sells, but the ad names the candles. */
const SELLS: Partial<Record<Language, RegExp>> = {
  en: /^(?:we|our shop|our store) (?:now |also )?sells? /iu,
  de: /^(?:wir|bei uns) verkaufen (?:wir )?/iu,
  fr: /^(?:nous vendons|on vend) (?:des |du |de la |de l['’]|une? )?/iu,
  es: /^(?:nosotros |aquí )?vendemos (?:unos |unas |una? )?/iu,
  pt: /^(?:nós |a gente |aqui )?(?:vendemos|vende) (?:uns |umas |uma? )?/iu,
  vi: /^(?:(?:shop|tiệm|quán|cửa hàng|bên|nhà|tụi) )?(?:mình|em|tụi mình|chúng tôi|chúng mình)(?: có| đang| chuyên)? bán /iu,
  th: /^(?:เรา|ทางร้าน|ร้านเรา|ทางเรา)ขาย/u,
  zh: /^(?:我们|本店|小店|我家|我们家|我们店)(?:是)?(?:专门|专业|主要)?卖/u,
}
const THING_CHARACTERS_MIN = 3

/** A headline without its "we sell". */
export function withoutSelling(text: string, language: Language): string {
  const opening = SELLS[language]?.exec(text)?.[0] ?? ''
  return text.length - opening.length < THING_CHARACTERS_MIN ? text : text.slice(opening.length)
}
