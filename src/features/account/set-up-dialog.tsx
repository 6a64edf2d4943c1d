import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { enableSecondFactorFn } from '@/api/account-page.functions'
import { useReturnFocus } from '@/browser/use-return-focus'
import { CopyButton } from '@/components/creations/copy-button'
import { codeInput } from '@/components/credentials/code-input'
import { appCodeProblem } from '@/components/credentials/field-rules'
import { useAppForm } from '@/components/form/use-app-form'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { errorMessage } from '@/i18n/error-messages'
import { QrCode } from './qr-code'
import { useAccountAction } from './use-account-action'

interface SetUpDialogProps {
  setUp: { key: string; uri: string }
  onClose: () => void
  onEnabled: (codes: readonly string[]) => void
}

/** Sets up an authenticator app: a code from it proves that it has the key. */
export default function SetUpDialog({ setUp, onClose, onEnabled }: SetUpDialogProps) {
  const { i18n, t } = useLingui()
  const returnFocus = useReturnFocus()
  const [failure, setFailure] = useState<string>()
  const enable = useAccountAction((code: string) => enableSecondFactorFn({ data: { code } }))
  const form = useAppForm({
    defaultValues: { code: '' },
    listeners: { onChange: () => setFailure(undefined) },
    onSubmit: async ({ value }) => {
      try {
        const { recovery_codes } = await enable.mutateAsync(value.code)
        onEnabled(recovery_codes)
      } catch (error) {
        setFailure(errorMessage(i18n, error))
      }
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-md" onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          <Trans>Turn on two-step sign-in</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Scan this with an authenticator app, such as Aegis or Google Authenticator, and enter
            the code it shows.
          </Trans>
        </DialogDescription>
        <QrCode text={setUp.uri} label={t`QR code for your authenticator app`} />
        <div className="flex flex-col items-center gap-1 text-sm">
          <p className="text-muted-foreground">
            <Trans>No camera? Enter this key:</Trans>
          </p>
          <p className="text-center font-mono tracking-wide">{groupsOf(setUp.key)}</p>
          <CopyButton text={setUp.key}>
            <Trans>Copy key</Trans>
          </CopyButton>
        </div>
        <form.AppForm>
          <form.FormElement className="flex flex-col">
            <form.AppField
              name="code"
              validators={{ onChange: ({ value }) => appCodeProblem(value) }}
            >
              {(field) => <field.TextField {...codeInput} label={t`Code`} failure={failure} />}
            </form.AppField>
            <form.SubmitButton>
              <Trans>Turn on</Trans>
            </form.SubmitButton>
          </form.FormElement>
        </form.AppForm>
      </DialogContent>
    </Dialog>
  )
}

/** Groups of four, as people read it out. */
const groupsOf = (key: string) => key.match(/.{1,4}/g)?.join(' ')
