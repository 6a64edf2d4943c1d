import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppError } from '@/contract/app-error'

/**
 * What the built-in engine could not do, by name, and who could: the sentence says the part of the
 * instruction and the models of this installation. Null when the failure is of another kind.
 */
export function refusalMessage(i18n: I18n, { code, details }: AppError): string | null {
  const part = String(details.part ?? '')
  const models = String(details.models ?? '')
  if (code === 'instruction_not_supported' && part) {
    return models
      ? i18n._(
          msg`The built-in engine cannot do “${part}”, and you were not charged. Try one of these models: ${models}.`,
        )
      : i18n._(
          msg`The built-in engine cannot do “${part}”, and you were not charged. It takes an AI model, and none is connected here.`,
        )
  }
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
  return null
}
