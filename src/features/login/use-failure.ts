import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { notify } from '@/browser/notifications'
import { isAppError } from '@/contract/app-error'
import type { ErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'

export type LoginField = 'email' | 'password' | 'code' | 'inviteCode'

export interface Failure {
  code: ErrorCode | null
  /** The field it belongs to; null for the form as a whole. */
  field: LoginField | null
  text: string
}

const FIELD_OF_CODE: Partial<Record<ErrorCode, LoginField>> = {
  email_not_registered: 'email',
  email_registered: 'email',
  reset_email_not_registered: 'email',
  email_unusable: 'email',
  login_failed: 'password',
  code_invalid: 'code',
  invite_code_invalid: 'inviteCode',
}

/**
 * The server's last refusal: shown in the form until something changes, or as a toast where no field shows
 * it.
 * @param fields the fields of the form that show their own failures
 */
export function useFailure(fields: readonly LoginField[] = []) {
  const { i18n } = useLingui()
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    failure,
    /** The failure of a field. */
    textOf: (field: LoginField) => (failure?.field === field ? failure.text : undefined),
    clear: () => setFailure(null),
    /** @param fallback says what failed when the error itself says nothing */
    tell(error: unknown, fallback: MessageDescriptor) {
      const code = isAppError(error) ? error.code : null
      const isMute = !isAppError(error) || (code === 'internal' && !error.statement)
      const text = isMute ? i18n._(fallback) : errorMessage(i18n, error)
      const field = (code && FIELD_OF_CODE[code]) ?? null
      setFailure({ code, field, text })
      if (field === null || !fields.includes(field)) notify('warning', text)
    },
  }
}
