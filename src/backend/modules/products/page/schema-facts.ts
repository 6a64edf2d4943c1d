import { isRecord } from '../../../../contract/is-record.ts'
import {
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  RATING_MAX,
} from '../../../../contract/product.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import { NO_FACTS, type PageFacts } from './page-facts.ts'
import { readAmount } from './read-amount.ts'
import { isAdvertised, listOf, rankOf, type SchemaItem } from './schema-item.ts'
import { readAvailability, readOffers } from './schema-offers.ts'

/** Facts about the page's main product, as opposed to others that it also lists. */
export function schemaFacts(items: readonly SchemaItem[], title: string | null): PageFacts {
  const advertised = items.filter(isAdvertised).toSorted((a, b) => rankOf(a) - rankOf(b))
  const item = advertised.find((one) => isNamedIn(title, one)) ?? advertised[0]
  return item ? factsOf(item) : NO_FACTS
}

function isNamedIn(title: string | null, { name }: SchemaItem): boolean {
  const known = cleanLine(name, PRODUCT_NAME_MAX)?.toLowerCase()
  return !!known && !!title && title.toLowerCase().includes(known)
}

function factsOf(item: SchemaItem): PageFacts {
  const variants = listOf(item.hasVariant).filter(isRecord)
  const [own, ofVariants] = [readOffers(item), readOffers({ offers: variants.flatMap(offersOf) })]
  const pictures = [item, ...variants].flatMap((one) => picturesOf(one.image ?? one.photo))
  return {
    ...NO_FACTS,
    name: cleanLine(first(item.name), PRODUCT_NAME_MAX),
    description: cleanLines(first(item.description), PRODUCT_DESCRIPTION_MAX),
    price: own.price ?? ofVariants.price,
    rating: ratingOf(first(item.aggregateRating)),
    availability:
      own.availability ?? ofVariants.availability ?? readAvailability(item.availability),
    pictures: pictures.length > 0 ? pictures : picturesOf(item.screenshot),
  }
}

const offersOf = ({ offers }: SchemaItem) => listOf(offers)
const first = (value: unknown): unknown => listOf(value)[0]

const picturesOf = (value: unknown): string[] =>
  listOf(value).flatMap((picture) => {
    if (typeof picture === 'string') return [picture]
    if (!isRecord(picture)) return []
    const address = first(picture.contentUrl ?? picture.url ?? picture['@id'])
    return typeof address === 'string' ? [address] : []
  })

function ratingOf(rating: unknown): PageFacts['rating'] {
  if (!isRecord(rating)) return null
  const value = readAmount(rating.ratingValue)
  const best = readAmount(rating.bestRating) ?? RATING_MAX
  if (value === null || value === 0 || best <= 0 || value > best) return null
  const count = readAmount(rating.ratingCount ?? rating.reviewCount)
  return {
    value: Math.round((value / best) * RATING_MAX * 10) / 10,
    count: count === null ? null : Math.min(Math.round(count), 1_000_000_000),
  }
}
