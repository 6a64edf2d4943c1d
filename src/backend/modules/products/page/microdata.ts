import type { CheerioAPI } from 'cheerio'
import type { SchemaItem } from './schema-item.ts'

const SCOPES_MAX = 500
const PROPERTIES_MAX = 2_000
const TEXT_MAX = 20_000

/** The items of a page's microdata, in the same form as JSON-LD. */
export function readMicrodata($: CheerioAPI): SchemaItem[] {
  const items = new Map<unknown, SchemaItem>()
  for (const element of $('[itemscope]').toArray().slice(0, SCOPES_MAX)) {
    items.set(element, { '@type': $(element).attr('itemtype')?.split(/\s+/) ?? [] })
  }
  for (const element of $('[itemprop]').toArray().slice(0, PROPERTIES_MAX)) {
    const property = $(element)
    const owner = items.get(property.parent().closest('[itemscope]').get(0))
    if (!owner || owner === items.get(element)) continue
    const value = items.get(element) ?? readValue(property)
    for (const name of property.attr('itemprop')?.split(/\s+/) ?? []) add(owner, name, value)
  }
  return [...items.values()]
}

function add(item: SchemaItem, name: string, value: unknown) {
  const before = item[name]
  item[name] = before === undefined ? value : [before, value].flat()
}

const ADDRESS: Record<string, string> = { img: 'src', a: 'href', link: 'href', source: 'src' }

function readValue(property: ReturnType<CheerioAPI>): string | undefined {
  const tag = property.prop('tagName')?.toLowerCase() ?? ''
  const address = Object.hasOwn(ADDRESS, tag) ? property.attr(ADDRESS[tag] ?? '') : undefined
  const stated = property.attr('content') ?? address ?? property.attr('value')
  return stated ?? property.text().slice(0, TEXT_MAX)
}
