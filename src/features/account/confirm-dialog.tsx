import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { confirmFn, sendConfirmCodeFn } from '@/api/account-page.functions'
import { notify } from '@/browser/notifications'
import { useReturnFocus } from '@/browser/use-return-focus'
import { codeInput } from '@/components/credentials/code-input'
import { codeProblem, currentPasswordProblem } from '@/components/credentials/field-rules'
import { useAppForm } from '@/components/form/use-app-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import type { ConfirmWay } from '@/contract/endpoints/account-settings'
import { errorMessage } from '@/i18n/error-messages'

interface ConfirmDialogProps {
  way: ConfirmWay
  email: string
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks the user to prove that the account is theirs. */
export default function ConfirmDialog({ way, email, onAnswer }: ConfirmDialogProps) {
  const { i18n, t } = useLingui()
  const returnFocus = useReturnFocus()
  const [failure, setFailure] = useState<string>()
  const form = useAppForm({
    defaultValues: { secret: '' },
    listeners: { onChange: () => setFailure(undefined) },
    onSubmit: async ({ value }) => {
      try {
        await confirmFn({ data: value })
        onAnswer(true)
      } catch (error) {
        setFailure(errorMessage(i18n, error))
      }
    },
  })
  const problemOf = way === 'password' ? currentPasswordProblem : secretProblem[way]
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onAnswer(false)}>
      <DialogContent className="max-w-md" onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          <Trans>Confirm it’s you</Trans>
        </DialogTitle>
        <DialogDescription>
          {way === 'password' && <Trans>Enter your password to continue.</Trans>}
          {way === 'second_factor' && (
            <Trans>Enter the code your authenticator app shows, or a recovery code.</Trans>
          )}
          {way === 'email_code' && <Trans>Enter the code we send to {email}.</Trans>}
        </DialogDescription>
        <form.AppForm>
          <form.FormElement className="flex flex-col">
            {/* Tells password managers whose password it is. */}
            <input type="hidden" name="username" autoComplete="username" value={email} />
            {way === 'email_code' && <SendCode onFailure={setFailure} />}
            <form.AppField name="secret" validators={{ onChange: ({ value }) => problemOf(value) }}>
              {(field) =>
                way === 'password' ? (
                  <field.PasswordField
                    label={t`Password`}
                    autoComplete="current-password"
                    failure={failure}
                  />
                ) : (
                  <field.TextField
                    {...(way === 'email_code' ? codeInput : { autoComplete: 'one-time-code' })}
                    label={t`Code`}
                    failure={failure}
                  />
                )
              }
            </form.AppField>
            <form.SubmitButton>
              <Trans>Confirm</Trans>
            </form.SubmitButton>
          </form.FormElement>
        </form.AppForm>
      </DialogContent>
    </Dialog>
  )
}

/** The server tells app codes and recovery codes apart by their format. */
const secretProblem = {
  email_code: codeProblem,
  second_factor: (value: string) => (value.trim() ? undefined : codeProblem('')),
}

function SendCode({ onFailure }: { onFailure: (text: string) => void }) {
  const { i18n, t } = useLingui()
  const [isSending, setSending] = useState(false)

  async function send() {
    setSending(true)
    try {
      await sendConfirmCodeFn()
      notify('success', t`Verification code sent. Check your email, also the spam folder.`)
    } catch (error) {
      onFailure(errorMessage(i18n, error))
    }
    setSending(false)
  }

  return (
    <Button
      variant="outline"
      className="mb-4 self-start"
      loading={isSending}
      onClick={() => void send()}
    >
      <Trans>Send code</Trans>
    </Button>
  )
}
