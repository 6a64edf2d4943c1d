import type { CheerioAPI } from 'cheerio'
import { mediaKindOf } from '../../../../contract/media-links.ts'
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX } from '../../../../contract/product.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import type { PageFacts } from './page-facts.ts'
import { readAmount, readCurrency } from './read-amount.ts'
import { readAvailability } from './schema-offers.ts'

const SITE_MAX = 100

/** Facts from a page's Open Graph and other meta tags. */
export function readOpenGraph($: CheerioAPI): PageFacts {
  const metas = $('meta[property], meta[name]')
    .toArray()
    .map((element) => ({
      name: ($(element).attr('property') ?? $(element).attr('name') ?? '').trim().toLowerCase(),
      content: $(element).attr('content')?.trim() ?? '',
    }))
    .filter(({ content }) => content !== '')
  const all = (...names: string[]) =>
    names
      .flatMap((name) => metas.filter((meta) => meta.name === name))
      .map(({ content }) => content)
  const [site] = all('og:site_name')
  const [price] = all('product:sale_price:amount', 'product:price:amount', 'og:price:amount')
  const [currency] = all(
    'product:price:currency',
    'product:sale_price:currency',
    'og:price:currency',
  )
  const amount = readAmount(price)
  return {
    name: cleanLine(withoutSite(all('og:title', 'twitter:title')[0], site), PRODUCT_NAME_MAX),
    description: cleanLines(
      all('og:description', 'twitter:description')[0],
      PRODUCT_DESCRIPTION_MAX,
    ),
    price:
      amount === null
        ? null
        : { amount, currency: readCurrency(currency) ?? readCurrency(price), isFrom: false },
    rating: null,
    availability: readAvailability(all('product:availability', 'og:availability')[0]),
    pictures: all('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'),
    videos: all('og:video:secure_url', 'og:video', 'og:video:url', 'twitter:player:stream').filter(
      isFilm,
    ),
    site: cleanLine(site, SITE_MAX),
  }
}

/** Only addresses with a video file extension are videos; everything else that pages list as one is a player. */
const isFilm = (address: string): boolean => mediaKindOf(address.replace(/[?#].*$/, '')) === 'video'

/** Removes the site's name: "Trail shoe – The shop" becomes "Trail shoe". */
export function withoutSite(
  title: string | undefined,
  site: string | undefined,
): string | undefined {
  if (!title || !site) return title
  const parts = title.split(/\s+[|–—·:-]\s+/)
  const rest = parts.filter((part) => part.trim().toLowerCase() !== site.trim().toLowerCase())
  if (rest.length === parts.length || rest.length === 0) return title
  const isLast = parts.at(-1)?.trim().toLowerCase() === site.trim().toLowerCase()
  const at = isLast ? title.lastIndexOf(parts.at(-1) ?? '') : 0
  return isLast ? title.slice(0, at).replace(/\s+[|–—·:-]\s+$/, '') : rest.join(' – ')
}
