import type { CheerioAPI } from 'cheerio'
import { allItems, type SchemaItem } from './schema-item.ts'

const LENGTH_MAX = 2_000_000

/** The items of a page's JSON-LD; skips scripts that are broken beyond repair. */
export function readJsonLd($: CheerioAPI): SchemaItem[] {
  const roots = $('script[type*="ld+json" i]')
    .toArray()
    .map((element) => parse($(element).text()))
  const items = allItems(roots)
  return items.map((item) => withReferences(item, items))
}

function parse(text: string): unknown {
  if (text.length > LENGTH_MAX) return null
  const json = text
    .replace(/^\s*(?:\/\/)?\s*(?:<!--|<!\[CDATA\[|\/\*.*?\*\/)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .replace(/;\s*$/, '')
  try {
    return JSON.parse(json)
  } catch {
    return parseWithBareBreaks(json)
  }
}

/** Shops put descriptions into strings unescaped, with line breaks and tabs. */
function parseWithBareBreaks(json: string): unknown {
  try {
    return JSON.parse(json.replace(/\p{Cc}/gu, ' '))
  } catch {
    return null
  }
}

/** Resolves `{"@id": …}` on its own, which refers to another item of the same page. */
function withReferences(item: SchemaItem, items: readonly SchemaItem[]): SchemaItem {
  const byId = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(byId)
    const isReference =
      typeof value === 'object' && value !== null && '@id' in value && !('@type' in value)
    return isReference ? (items.find((one) => one['@id'] === value['@id']) ?? value) : value
  }
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, byId(value)]))
}
