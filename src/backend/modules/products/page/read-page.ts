import { decodePage } from './decode-page.ts'
import { readJsonLd } from './json-ld.ts'
import { readMicrodata } from './microdata.ts'
import { readOpenGraph } from './open-graph.ts'
import { mergeFacts, type PageFacts } from './page-facts.ts'
import { pageTitle, readPlainHtml } from './plain-html.ts'
import { schemaFacts } from './schema-facts.ts'

const ADDRESS_MAX = 2_000
const PICTURES_MAX = 30

/**
 * Reads the facts of a page's product. Structured markup takes precedence over the text for people, and
 * only text and addresses are kept.
 */
export function readPage(bytes: Buffer, page: { contentType: string; url: URL }): PageFacts {
  const $ = decodePage(bytes, page.contentType)
  const title = pageTitle($)
  const facts = mergeFacts([
    schemaFacts(readJsonLd($), title),
    schemaFacts(readMicrodata($), title),
    readOpenGraph($),
    readPlainHtml($),
  ])
  const base = URL.parse($('base[href]').first().attr('href') ?? '', page.url) ?? page.url
  const [pictures, videos] = [absolute(facts.pictures, base), absolute(facts.videos, base)]
  return { ...facts, pictures, videos }
}

/** Absolute, unique addresses, ready to fetch. */
function absolute(addresses: readonly string[], base: URL): string[] {
  const urls = addresses.flatMap((address) => {
    const url = URL.parse(address.trim(), base)
    const isWeb = url && /^https?:$/.test(url.protocol) && url.href.length <= ADDRESS_MAX
    return isWeb ? [url.href.replace(/#.*$/, '')] : []
  })
  return [...new Set(urls)].slice(0, PICTURES_MAX)
}
