import { Trans } from '@lingui/react/macro'
import { deleteAccountFn } from '@/api/account-page.functions'
import { forgetSession } from '@/browser/local-session'
import { Question } from '@/components/question/question'
import { ACCOUNT_DELETION_DAYS } from '@/contract/limits'
import { useLanguage } from '@/i18n/use-language'
import { useAccountAction } from './use-account-action'

/** The final confirmation. It signs the user out, and an email says until when they can come back. */
export default function DeleteQuestion({ onClose }: { onClose: () => void }) {
  const language = useLanguage()
  const deletion = useAccountAction(
    () => deleteAccountFn(),
    () => {
      forgetSession()
      window.location.assign(`/${language}/`)
    },
  )
  return (
    <Question
      title={<Trans>Delete your account?</Trans>}
      action={<Trans>Delete account</Trans>}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(undefined, { onError: onClose })}
      onClose={onClose}
    >
      <Trans>
        You’ll be signed out everywhere right away. In {ACCOUNT_DELETION_DAYS} days, we’ll delete
        your account along with your own teams and their brands, results, files, and credits. Their
        plans won’t renew. We’ll email you the date. Payment records are kept without your name.
      </Trans>
    </Question>
  )
}
