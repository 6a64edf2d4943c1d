import type { ProductView } from '@/contract/endpoints/products'
import type { AspectRatio, WorkflowType } from '@/contract/generation'
import { withPicture } from '@/contract/work'
import { type Draft, EMPTY_DRAFTS } from '../composer/draft'
import { productReference } from '../photo/product-draft'

interface PlannedBrief {
  prompt: string
  workflow: WorkflowType
  ratio: AspectRatio | undefined
  /** The advertised product, if saved, and whether its brand has a look. */
  of: { product: ProductView; useBrand: boolean } | null
}

/** The draft for a planned brief: an ad for a product shows the product. */
export function briefDraft({ prompt, workflow: asked, ratio, of }: PlannedBrief): {
  workflow: WorkflowType
  draft: Draft
} {
  const picture = of?.product.pictures[0]
  const workflow = picture ? withPicture(asked) : asked
  const first = EMPTY_DRAFTS[workflow]
  const settings = {
    ...first.settings,
    ...(ratio && { aspectRatio: ratio, placement: null }),
    ...(of && { useBrand: of.useBrand }),
  }
  const references = of && picture ? [productReference(of.product, picture, 'image')] : []
  return { workflow, draft: { ...first, prompt, settings, references } }
}
