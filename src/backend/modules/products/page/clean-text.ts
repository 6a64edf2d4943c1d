import { load } from 'cheerio/slim'

const MARKUP = /<[a-z!/]|&(?:[a-z]+|#\d+|#x[\da-f]+);/i
const BREAKS = /<(?:br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi
/** A page can put a whole book in a name; what gets cut off anyway isn't processed. */
const LOOKED_AT_MAX = 20_000

/** Plain text of one line: no markup, single spaces, cut at a word. */
export function cleanLine(value: unknown, max: number): string | null {
  const text = wordsOf(value)?.replace(/\s+/g, ' ').trim()
  return text ? shortened(text, max) : null
}

/** Like `cleanLine`, but keeps line breaks. */
export function cleanLines(value: unknown, max: number): string | null {
  const text = wordsOf(value)
    ?.split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
  return text ? shortened(text, max) : null
}

function wordsOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const given = value.slice(0, LOOKED_AT_MAX)
  // Some pages encode their markup twice.
  const text = withoutMarkup(withoutMarkup(given))
  return text.replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, (sign) =>
    sign === '\n' || sign === '\u200d' ? sign : ' ',
  )
}

function withoutMarkup(text: string): string {
  if (!MARKUP.test(text)) return text
  const $ = load(text.replace(BREAKS, '\n'), { xml: { xmlMode: false, decodeEntities: true } })
  $('script,style,template,noscript').remove()
  return $.root().text()
}

function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
