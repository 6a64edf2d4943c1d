import type { WaitingTask } from '@/browser/waiting-line'
import type { ModelView } from '@/contract/endpoints/models'
import type { PlannedAd } from '@/contract/endpoints/planning'
import { findFormat } from '@/contract/export-formats'
import type { SeenKind } from '@/contract/media-kind'
import { modelFor, type Work, withPicture, workCredits } from '@/contract/work'

const FILM_SECONDS = 5

/** The built-in engine, because it prints a brief word for word, which a plan promises. */
const WORK: Record<SeenKind, Work> = {
  image: { workflowType: 'text_to_image', seconds: 0, resolution: '1k', isBuiltIn: true },
  video: {
    ...{ workflowType: 'text_to_video', seconds: FILM_SECONDS, resolution: '720p' },
    isBuiltIn: true,
  },
}

/**
 * The requests that make each ad of a plan, with their prices; null if one of them cannot be made. With a
 * picture of the product, each ad shows it.
 */
export function ordersOf(
  ads: readonly PlannedAd[],
  models: readonly ModelView[],
  pictureId: string | null,
): Pick<WaitingTask, 'request' | 'credits'>[] | null {
  const orders = ads.flatMap(({ kind, prompt, aspect_ratio, format }) => {
    const planned = WORK[kind]
    const workflow = pictureId ? withPicture(planned.workflowType) : planned.workflowType
    const work = { ...planned, workflowType: workflow }
    const model = modelFor(models, work)
    const credits = workCredits(models, work)
    if (!model || credits === null) return []
    const { resolution, seconds } = work
    return {
      credits,
      request: {
        ...{ workflow_type: workflow, model: model.id, resolution, prompt, aspect_ratio },
        ...(pictureId && { images: [{ output_id: pictureId }] }),
        ...(kind === 'video' && { duration: seconds }),
        placement: findFormat(format)?.placement,
      },
    }
  })
  return orders.length === ads.length ? orders : null
}
