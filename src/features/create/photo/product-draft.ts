import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { v7 as uuidv7 } from 'uuid'
import { AD_TEXT_MAX } from '@/contract/ad-words'
import type { ProductPicture, ProductView } from '@/contract/endpoints/products'
import type { WorkflowType } from '@/contract/generation'
import { type Draft, EMPTY_DRAFTS, type ReferenceItem, type ReferenceRole } from '../composer/draft'

/** A product picture as a reference in the tray; everyone in the team can use it. */
export const productReference = (
  { name }: Pick<ProductView, 'name'>,
  { file_id, thumbnail_url }: ProductPicture,
  role: ReferenceRole,
): ReferenceItem => ({
  id: uuidv7(),
  role,
  kind: 'image',
  name,
  status: 'ready',
  progress: 1,
  source: { output_id: file_id },
  thumbnailUrl: thumbnail_url,
  errorCode: null,
})

/** A line below a headline is read at a glance; a full description is not. */
const SUBLINE_MAX = 90

/**
 * The brief of an ad for a product: its first picture, its name as the headline, a short description below it
 * and its price, all editable like any other reading; in the look of its brand, if it has one.
 */
export function productDraft(
  product: ProductView,
  { i18n, useBrand }: { i18n: I18n; useBrand: boolean },
): { workflow: WorkflowType; draft: Draft } {
  const [picture] = product.pictures
  const workflow = picture ? 'image_edit' : 'text_to_image'
  const { name, price_text: price } = product
  const line = product.description.split('\n')[0] ?? ''
  // The engine recognizes this wording as an ad request in every language.
  const order = i18n._(msg`Create an ad for “${name}”`)
  return {
    workflow,
    draft: {
      ...EMPTY_DRAFTS[workflow],
      settings: { ...EMPTY_DRAFTS[workflow].settings, useBrand },
      prompt: price ? `${order}, ${price}` : order,
      references: picture ? [productReference(product, picture, 'image')] : [],
      corrections: {
        values: {
          headline: name.slice(0, AD_TEXT_MAX.headline),
          ...(line && line.length <= SUBLINE_MAX && { subline: line }),
          ...(price && price.length <= AD_TEXT_MAX.price && { price }),
        },
        over: null,
      },
    },
  }
}
