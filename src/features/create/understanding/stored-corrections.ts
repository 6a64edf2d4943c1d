import {
  type Check,
  type Checked,
  isEither,
  isList,
  isNullable,
  isObject,
  isOneOf,
  isText,
} from '@/browser/shape'
import {
  AD_TEXT_MAX,
  type AdTextField,
  COLOUR_NAMES,
  COLOURS_MAX,
  FEATURE_LENGTH_MAX,
  FEATURES_MAX,
  MOODS,
} from '@/contract/ad-words'

const text = (field: AdTextField) => isText({ min: 1, max: AD_TEXT_MAX[field] })
const emptyOrText = (field: AdTextField) => isNullable(text(field))

const FIELDS = {
  brand: emptyOrText('brand'),
  headline: text('headline'),
  subline: emptyOrText('subline'),
  offer: emptyOrText('offer'),
  price: emptyOrText('price'),
  old_price: emptyOrText('old_price'),
  eyebrow: emptyOrText('eyebrow'),
  cta: emptyOrText('cta'),
  author: emptyOrText('author'),
  legal: emptyOrText('legal'),
  subject: emptyOrText('subject'),
  features: isList(isText({ min: 1, max: FEATURE_LENGTH_MAX }), FEATURES_MAX),
  mood: isNullable(isOneOf(MOODS)),
  colours: isList(isEither(isOneOf(COLOUR_NAMES), isHexColour), COLOURS_MAX),
}
const areFields = isObject({}, FIELDS)

/** Corrections as kept in this browser; the server checks them again. */
export const areCorrections: Check<Checked<typeof areFields>> = (
  value,
): value is Checked<typeof areFields> =>
  areFields(value) && Object.keys(value).every((name) => name in FIELDS)

function isHexColour(value: unknown): value is `#${string}` {
  return typeof value === 'string' && value.startsWith('#')
}
