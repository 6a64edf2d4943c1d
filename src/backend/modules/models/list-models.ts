import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { ModelView } from '../../../contract/endpoints/models.ts'
import type { CallContext } from '../../context.ts'
import type { Model } from '../../generation/registry.ts'
import { pausedProviders } from '../tasks/index.ts'

const view = (model: Model): ModelView => ({
  id: model.id,
  label: model.label,
  kind: model.kind,
  provider: model.maker,
  is_built_in: model.isBuiltIn,
  status: model.status,
  retires_at: model.retiresAt,
  successor: model.successor,
  page: model.page,
  workflow_types: model.workflowTypes,
  abilities: model.abilities,
  aspect_ratios: model.aspectRatios,
  resolutions: model.resolutions,
  durations: model.durations,
  audio: model.audio,
  reference_images_max: model.referenceImagesMax,
  reference_videos_max: model.referenceVideosMax ?? 1,
  count_max: model.countMax,
  typical_seconds: model.typicalSeconds,
  price: {
    milli_credits: model.price.milliCredits,
    audio_percent: model.price.audioPercent,
    minimum_credits: model.price.minimumCredits,
  },
})

/**
 * The public view of the registry, including retired models and their successors. A paused model has
 * used up today's budget.
 */
export async function listModels(
  context: CallContext<'public'>,
): Promise<OutputOf<typeof contract.models.list>> {
  const paused = await pausedProviders(context)
  const isPaused = ({ status, provider }: Model) =>
    status === 'active' && paused.has(provider ?? '')
  const models = context.models.list()
  return {
    models: models.map((model) => ({
      ...view(model),
      ...(isPaused(model) && { status: 'paused' as const }),
    })),
    has_text_model: context.textModel !== null,
  }
}
