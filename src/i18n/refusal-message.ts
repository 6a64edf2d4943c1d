import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppError } from '@/contract/app-error'
import { isEditTool } from '@/contract/edit-tools'
import { EDIT_TOOL_MESSAGES } from './edit-tool-messages'

/**
 * What the built-in engine could not do, by name, what it understood, what it offers instead, and which
 * models of this installation could. Null when the failure is of another kind.
 */
export function refusalMessage(i18n: I18n, { code, details }: AppError): string | null {
  const models = String(details.models ?? '')
  if (code === 'instruction_not_supported') return instructionRefusal(i18n, details, models)
  if (code === 'cut_out_uncertain' && details.reason === 'no_object') {
    return i18n._(
      msg`Nothing stands out from the background of this picture that could be cut out, and you were not charged.`,
    )
  }
  if (code === 'cut_out_uncertain' && models) {
    return i18n._(
      msg`The background of this picture is too busy for the built-in engine to cut out the object cleanly, and you were not charged. Try one of these models: ${models}.`,
    )
  }
  if (code === 'model_unavailable' && details.reason === 'paused') {
    return i18n._(
      msg`This model is temporarily unavailable, and you were not charged. Please choose another one.`,
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
          msg`The built-in engine cannot do “${part}”, and you were not charged. Try one of these models: ${models}.`,
        )
      : i18n._(
          msg`The built-in engine cannot do “${part}”, and you were not charged. It takes an AI model, and none is connected here.`,
        ),
    understood && i18n._(msg`It understood: ${understood}.`),
    offered && i18n._(msg`What it can do with your picture: ${offered}.`),
  ]
  return sentences.filter(Boolean).join(i18n.locale === 'zh' || i18n.locale === 'ja' ? '' : ' ')
}

/** Where only something is missing, it is asked for. */
function askFor(i18n: I18n, reason: unknown): string | null {
  if (reason === 'words_missing')
    return i18n._(
      msg`Please put the words for the picture in quotation marks. Nothing was made, and you were not charged.`,
    )
  if (reason === 'picture_missing')
    return i18n._(
      msg`This takes one more picture, such as your logo. Please add it and try again. You were not charged.`,
    )
  if (reason === 'no_words_found')
    return i18n._(
      msg`No words were found in this picture that could be taken out without a trace, and you were not charged.`,
    )
  if (reason === 'no_lines_found')
    return i18n._(
      msg`The picture has no long lines to straighten it by, so it was left as it is, and you were not charged.`,
    )
  return null
}

function namesOf(i18n: I18n, names: unknown): string {
  if (typeof names !== 'string') return ''
  const known = names.split(',').filter(isEditTool)
  const words = known.map((name) => i18n._(EDIT_TOOL_MESSAGES[name]))
  return new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'long' }).format(words)
}
