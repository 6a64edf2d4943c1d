import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { calendarOf } from '@/components/creations/relative-time'
import type { ModelView } from '@/contract/endpoints/catalog'
import type { WorkflowType } from '@/contract/generation'

/** Why a model cannot be chosen for a mode, in words; null when it can (D10.03). */
export function modelObstacle(
  i18n: I18n,
  model: ModelView,
  workflow: WorkflowType,
  models: readonly ModelView[],
): string | null {
  if (model.status === 'retired') return retirement(i18n, model, models)
  if (model.status === 'unavailable') {
    return i18n._(msg`Not connected on this installation`)
  }
  if (model.workflow_types.includes(workflow)) return null
  return model.kind === 'image'
    ? i18n._(msg`Makes pictures, in other modes`)
    : i18n._(msg`Makes videos, in other modes`)
}

/** When a model was retired and what takes its place. */
export function retirement(i18n: I18n, model: ModelView, models: readonly ModelView[]): string {
  const date =
    model.retires_at &&
    new Intl.DateTimeFormat(calendarOf(i18n.locale), {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).format(Date.parse(model.retires_at))
  const successor = models.find(({ id }) => id === model.successor)?.label
  if (date && successor) return i18n._(msg`Retired on ${date}. Try ${successor}.`)
  return date ? i18n._(msg`Retired on ${date}`) : i18n._(msg`Retired by its maker`)
}
