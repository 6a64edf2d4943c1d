import type { CheerioAPI } from 'cheerio'
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX } from '../../../../contract/product.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import { NO_FACTS, type PageFacts } from './page-facts.ts'

/** Words in the addresses of pictures that show no product. */
const NOT_IT = /logo|icon|sprite|avatar|badge|payment|pixel|tracking|spacer|placeholder|flag|\.svg/i
const SIDE_MIN = 200
const PICTURES_MAX = 40

/** The page's title, which names the product if nothing else does. */
export const pageTitle = ($: CheerioAPI): string | null =>
  cleanLine($('h1').first().text(), PRODUCT_NAME_MAX) ??
  cleanLine($('head > title').first().text(), PRODUCT_NAME_MAX)

/** Facts a reader would gather from a page without structured markup. */
export const readPlainHtml = ($: CheerioAPI): PageFacts => ({
  ...NO_FACTS,
  name: pageTitle($),
  description: cleanLines(
    $('meta[name="description" i]').first().attr('content'),
    PRODUCT_DESCRIPTION_MAX,
  ),
  pictures: biggestPictures($),
})

/** Pictures by declared size, largest first; those without a size stay in page order. */
function biggestPictures($: CheerioAPI): string[] {
  const sized = $('img')
    .toArray()
    .slice(0, PICTURES_MAX * 5)
    .flatMap((element) => {
      const image = $(element)
      const address =
        widestOf(image.attr('srcset') ?? image.attr('data-srcset')) ??
        image.attr('data-src') ??
        image.attr('src')
      if (!address || NOT_IT.test(address) || address.startsWith('data:')) return []
      const [width, height] = [Number(image.attr('width')), Number(image.attr('height'))]
      if ((width > 0 && width < SIDE_MIN) || (height > 0 && height < SIDE_MIN)) return []
      return [{ address, area: width * height || 0 }]
    })
  return sized
    .toSorted((a, b) => b.area - a.area)
    .slice(0, PICTURES_MAX)
    .map(({ address }) => address)
}

/** The widest candidate of a `srcset`. */
function widestOf(set: string | undefined): string | undefined {
  const sizes = (set ?? '').split(/,\s+/).flatMap((entry) => {
    const [address, width = '1x'] = entry.trim().split(/\s+/)
    return address ? [{ address, width: Number.parseFloat(width) || 0 }] : []
  })
  return sizes.toSorted((a, b) => b.width - a.width)[0]?.address
}
