import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'

const ALT_LENGTH_MAX = 120

/** Alternative text of a result: its kind and the beginning of its prompt. */
export function describeOutput(
  i18n: I18n,
  task: Pick<TaskView, 'prompt'>,
  output: Pick<TaskOutput, 'kind'>,
): string {
  const prompt = shorten(i18n, task.prompt)
  switch (output.kind) {
    case 'image':
      return prompt ? i18n._(msg`Generated image: ${prompt}`) : i18n._(msg`Generated image`)
    case 'video':
      return prompt ? i18n._(msg`Generated video: ${prompt}`) : i18n._(msg`Generated video`)
    case 'audio':
      return prompt ? i18n._(msg`Generated audio: ${prompt}`) : i18n._(msg`Generated audio`)
  }
}

function shorten({ locale }: I18n, text: string): string {
  if (text.length <= ALT_LENGTH_MAX) return text
  // Cut by grapheme: half a Thai syllable or half an emoji is not a character.
  const segments = new Intl.Segmenter(locale).segment(text)
  const kept = Array.from(segments, ({ segment }) => segment).slice(0, ALT_LENGTH_MAX)
  return `${kept.join('')}…`
}

/** `0:08`, `1:05` */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
