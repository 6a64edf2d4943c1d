import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '@/api/account-page.queries'
import { userInfoQuery } from '@/api/accounts.queries'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { ConfirmationProvider } from './confirmation'
import { DataSection } from './data-section'
import { DefaultsForm } from './defaults-form'
import { DeleteSection } from './delete-section'
import { PasskeySection } from './passkey-section'
import { PasswordSection } from './password-section'
import { ProfileForm } from './profile-form'
import { SecondFactorSection } from './second-factor-section'
import { SessionList } from './session-list'

/** The user's profile, account security and defaults. */
export function AccountPage() {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Account</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>Your name, how you sign in, and the defaults for new ads.</Trans>
        </p>
      </header>
      {user ? (
        <OwnAccount />
      ) : (
        <SignInFirst description={<Trans>Sign in to see your account.</Trans>} />
      )}
    </div>
  )
}

function OwnAccount() {
  const { i18n } = useLingui()
  const { data: account, error, refetch, isFetching } = useQuery(accountQuery())
  if (error) {
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!account) return <Skeleton className="h-96 w-full" />
  return (
    <ConfirmationProvider way={account.confirm_by} email={account.email}>
      <ProfileForm account={account} />
      <PasswordSection account={account} />
      <SecondFactorSection account={account} />
      <PasskeySection />
      <SessionList />
      <DefaultsForm account={account} />
      <DataSection />
      <DeleteSection />
    </ConfirmationProvider>
  )
}
