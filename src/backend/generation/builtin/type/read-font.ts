import { readFileSync } from 'node:fs'
import type { Font, FontCollection } from 'fontkit'
import { LANGUAGES, type Language } from '../../../../contract/languages.ts'

/** Letters that a language can't do without; for ideographs, the most common ones. */
const LETTERS: Record<Language, string> = {
  en: '',
  de: 'äöüÄÖÜß',
  es: 'áéíóúñÑ¿¡',
  fr: 'àâçèéêëîïôùûœÀÇÉÊ',
  pt: 'áâãàçéêíóôõúÁÃÇÉÕ',
  vi: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹĐƠƯ',
  th: 'กขคงจฉชซญฐณดตถทธนบปผฝพฟภมยรลวศษสหอฮะาำิีึืุูเแโใไ็่้๊๋์ๆ฿',
  ja: 'あいうえおかきくけこさしすせそなまらんアイウエオカキクケコサシスセソナマラン新品今日限定送料無料円',
  ko: '가나다라마바사아자차카타파하한국어지금구매할인무료배송신상품원',
  zh: '的一是在不了有和人这中大为上个国我以要他时来用们新品限时优惠购买免费折元',
}
const BASIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?-%&'

/** The properties in a font file. */
export interface FontFacts {
  name: string
  languages: Language[]
  /** Whether its maker forbids embedding (OpenType `OS/2` fsType). */
  isRestricted: boolean
}

/** Opens a file with a single font; null for a collection or a non-font file. */
export async function openFont(path: string): Promise<Font | null> {
  const font = await created(path)
  if (!font) return null
  return 'fonts' in font || font.characterSet.length === 0 ? null : font
}

/** The library is loaded lazily: it takes 15 MiB, and few drawings use a team's own typeface. */
async function created(path: string): Promise<Font | FontCollection | null> {
  const { create } = await import('fontkit')
  try {
    return create(readFileSync(path))
  } catch {
    return null
  }
}

/** Null for a non-font file, or a font with broken essential tables. */
export async function readFont(path: string): Promise<FontFacts | null> {
  try {
    const font = await openFont(path)
    return font && factsOf(font)
  } catch {
    return null
  }
}

function factsOf(font: Font): FontFacts {
  // An unreadable table only shows when a letter is drawn.
  for (const letter of 'Aag1') font.glyphsForString(letter).map((glyph) => glyph.path.bbox)
  const { noEmbedding = false, bitmapOnly = false } = font['OS/2']?.fsType ?? {}
  return {
    name: font.familyName ?? '',
    languages: languagesOf(new Set(font.characterSet)),
    isRestricted: noEmbedding || bitmapOnly,
  }
}

const SPACED_IN_LATIN: readonly Language[] = ['en', 'de', 'es', 'fr', 'pt', 'vi']

/** Languages whose letters it covers; those with their own script don't need Latin. */
const languagesOf = (characters: Set<number>): Language[] =>
  LANGUAGES.filter((language) => {
    const letters = LETTERS[language] + (SPACED_IN_LATIN.includes(language) ? BASIC : '')
    return [...letters].every((letter) => characters.has(letter.codePointAt(0) ?? 0))
  })
