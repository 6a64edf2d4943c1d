import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { calendarOf } from '@/components/labels/relative-time'
import type { ModelView } from '@/contract/endpoints/models'
import type { WorkflowType } from '@/contract/generation'
import type { MediaKind } from '@/contract/media-kind'

const OTHER_MODES: Record<MediaKind, MessageDescriptor> = {
  image: msg`Available for images in other modes`,
  video: msg`Available for videos in other modes`,
  audio: msg`Available for audio`,
}

/** Why a model cannot be used for a mode, in words; null when it can. */
export function modelObstacle(i18n: I18n, model: ModelView, workflow: WorkflowType): string | null {
  if (model.status === 'retired') return retirement(i18n, model)
  if (model.status === 'unavailable') return i18n._(msg`Not connected on this installation.`)
  if (model.status === 'off' || model.status === 'paused') {
    return i18n._(msg`Temporarily unavailable.`)
  }
  if (model.workflow_types.includes(workflow)) return null
  return i18n._(OTHER_MODES[model.kind])
}

function retirement(i18n: I18n, { retires_at }: ModelView): string {
  if (!retires_at) return i18n._(msg`Retired by its developer.`)
  const format = new Intl.DateTimeFormat(calendarOf(i18n.locale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  const date = format.format(Date.parse(retires_at))
  return i18n._(msg`Retired by its developer on ${date}.`)
}

/** What to use instead of a retired model. */
export function successorAdvice(
  i18n: I18n,
  model: ModelView,
  models: readonly ModelView[],
): string | null {
  const successor = models.find(({ id }) => id === model.successor)?.label
  return model.status === 'retired' && successor ? i18n._(msg`Try ${successor}.`) : null
}
