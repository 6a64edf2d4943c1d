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
 * What a page says of the product it shows. What is marked up for machines is believed before what is
 * written for people, and nothing of the page but words and addresses is kept.
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

/** Addresses as they are fetched, each once. */
function absolute(addresses: readonly string[], base: URL): string[] {
  const urls = addresses.flatMap((address) => {
    const url = URL.parse(address.trim(), base)
    const isWeb = url && /^https?:$/.test(url.protocol) && url.href.length <= ADDRESS_MAX
    return isWeb ? [url.href.replace(/#.*$/, '')] : []
  })
  return [...new Set(urls)].slice(0, PICTURES_MAX)
}
