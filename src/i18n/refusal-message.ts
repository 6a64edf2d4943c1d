import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppError } from '@/contract/app-error'
import { isEditTool } from '@/contract/edit-tools'
import { byteSize } from './byte-size'
import { EDIT_TOOL_MESSAGES } from './edit-tool-messages'
import { joinSentences } from './join-sentences'
import { listWords } from './list-words'

/**
 * Explains a refusal of the built-in engine: what it could not do, what it understood, what it offers
 * instead, and which models of this installation could do it. Null for other kinds of failure.
 */
export function refusalMessage(i18n: I18n, { code, details }: AppError): string | null {
  const models = String(details.models ?? '')
  if (code === 'instruction_not_supported') return instructionRefusal(i18n, details, models)
  if (code === 'cut_out_uncertain' && details.reason === 'no_object') {
    return i18n._(
      msg`Nothing in this image stands out enough from the background to be cut out. You were not charged.`,
    )
  }
  if (code === 'cut_out_uncertain' && models) {
    return i18n._(
      msg`The background of this image is too busy for the built-in engine to cut out the object cleanly. Try one of these models: ${models}. You were not charged.`,
    )
  }
  if (code === 'model_unavailable' && details.reason === 'paused') {
    return i18n._(
      msg`This model is temporarily unavailable. Please choose another one. You were not charged.`,
    )
  }
  const name = String(details.name ?? '')
  if (code === 'upload_missing' && name) {
    return i18n._(msg`${name} is missing. Please upload it again. You were not charged.`)
  }
  if (code === 'team_storage_full' && details.max_bytes) {
    const used = byteSize(i18n.locale, Number(details.used_bytes))
    const total = byteSize(i18n.locale, Number(details.max_bytes))
    return i18n._(
      msg`Your team uses ${used} of ${total}, which leaves no room for this. Delete creations or uploads you no longer need.`,
    )
  }
  return null
}

function instructionRefusal(i18n: I18n, details: AppError['details'], models: string) {
  const part = String(details.part ?? '')
  const asked = askFor(i18n, details.reason)
  if (asked) return asked
  if (!part) return null
  const listOf = (names: unknown) => namesOf(i18n, names)
  const [understood, offered] = [listOf(details.understood), listOf(details.offers)]
  const sentences = [
    models
      ? i18n._(
          msg`The built-in engine can’t do “${part}”. Try one of these models: ${models}. You were not charged.`,
        )
      : i18n._(
          msg`The built-in engine can’t do “${part}”. That needs an AI model, and none is connected here. You were not charged.`,
        ),
    understood && i18n._(msg`It understood: ${understood}.`),
    offered && i18n._(msg`What it can do with your image: ${offered}.`),
  ]
  return joinSentences(i18n, sentences)
}

/** Asks for missing input when nothing else is wrong. */
function askFor(i18n: I18n, reason: unknown): string | null {
  if (reason === 'words_missing')
    return i18n._(
      msg`Please put the words for the image in quotation marks. Nothing was generated, and you were not charged.`,
    )
  if (reason === 'picture_missing')
    return i18n._(
      msg`This needs one more image, such as your logo. Please add it and try again. You were not charged.`,
    )
  if (reason === 'no_words_found')
    return i18n._(
      msg`We found no words in this image that can be removed without a trace. You were not charged.`,
    )
  if (reason === 'no_free_room')
    return i18n._(
      msg`This image has no free space for that without cutting something off or covering it. You were not charged.`,
    )
  if (reason === 'no_lines_found')
    return i18n._(
      msg`This image has no long lines to straighten it by, so it was left as is. You were not charged.`,
    )
  return null
}

function namesOf(i18n: I18n, names: unknown): string {
  if (typeof names !== 'string') return ''
  const known = names.split(',').filter(isEditTool)
  const words = known.map((name) => i18n._(EDIT_TOOL_MESSAGES[name]))
  return listWords(i18n, words)
}
