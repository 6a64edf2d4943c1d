import type { Language } from '../../../../../contract/languages.ts'

/** The words before or after a name: "at Bloom", "Marke Nordwind". `{name}` marks its place. */
export const NAMINGS: Record<Language, string> = {
  en: '(?:\\bat|\\bby|\\bfrom) {name}|(?:brand|shop|store|company|label)(?: is| name is|:| called| named)? {name}|(?:called|named) {name}',
  de: '(?:bei|von der Marke|der Marke|Marke|Firma|Shop|Laden|namens) {name}|{name}-Shop',
  es: '(?:en la tienda|de la marca|la marca|marca|tienda|llamad[oa]) {name}',
  fr: '(?:chez|de la marque|la marque|marque|boutique|nommée?) {name}',
  pt: '(?:na loja|da marca|a marca|marca|loja|chamad[oa]) {name}',
  vi: '(?:tại|thương hiệu|cửa hàng|tiệm|quán|hãng) {name}',
  zh: '(?:品牌|店名|店铺)(?:是|叫|为|:|：)?{name}|{name}(?:专卖店|旗舰店)',
  ja: '(?:ブランド|ショップ|店名)(?:は|名は|:|：)?{name}|{name}の(?=[\\p{L}])',
  ko: '(?:브랜드|매장|가게)(?: 이름은|명은|:)?\\s?{name}|{name}\\s?(?:에서|의)(?!\\p{L})',
  th: '(?:แบรนด์|ร้าน|ที่)\\s?{name}',
}
