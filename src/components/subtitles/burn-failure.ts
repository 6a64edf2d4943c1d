import type { I18n } from '@lingui/core'
import { failureSentence } from '@/components/creations/failure-sentence'
import type { TaskView } from '@/contract/endpoints/tasks'
import { faultSentence } from './fault-words'

/** Why subtitles could not be burned into a film; names the words that no font can draw. */
export function burnFailure(i18n: I18n, task: Pick<TaskView, 'error'>): string {
  const words = task.error?.details?.words
  return typeof words === 'string'
    ? faultSentence(i18n, { kind: 'unwritable', words })
    : failureSentence(i18n, task)
}
