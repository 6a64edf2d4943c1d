import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { TaskView } from '@/contract/endpoints/tasks'
import { WORKFLOWS } from '@/contract/generation'
import { failureSentence } from './failure-sentence'
import { MEDIA_READY } from './media-names'

/** The live announcement when a task enters a state; progress within a state is not announced. */
export function announcement(i18n: I18n, task: TaskView): string {
  switch (task.status) {
    case 'CREATED': {
      const position = task.queue_position
      if (position === null) return i18n._(msg`Queued`)
      return i18n._(msg`Queued, number ${position} in line`)
    }
    case 'RUNNING': {
      if (task.eta_seconds === null) return i18n._(msg`Generating, please wait`)
      const seconds = Math.max(1, Math.round(task.eta_seconds))
      return i18n._(
        msg`${plural(seconds, {
          one: 'Generating, about # second',
          other: 'Generating, about # seconds',
        })}`,
      )
    }
    case 'SUCCEEDED':
      return i18n._(MEDIA_READY[WORKFLOWS[task.workflow_type].kind])
    case 'FAILED':
      return failureSentence(i18n, task)
    case 'CANCELLED':
      return i18n._(msg`Canceled`)
  }
}
