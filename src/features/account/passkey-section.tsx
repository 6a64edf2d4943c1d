import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { passkeysQuery } from '@/api/account-page.queries'
import { addPasskeyFn, beginPasskeyFn } from '@/api/passkeys.functions'
import { notify } from '@/browser/notifications'
import { makePasskey, useHasPasskeys } from '@/browser/passkeys'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { deviceWords } from './device-words'
import { PasskeyRow } from './passkey-row'
import { useAccountAction } from './use-account-action'

/** Passkeys of the user's devices, each sufficient to sign in. */
export function PasskeySection() {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery())
  const adding = useRef<HTMLButtonElement>(null)
  return (
    <Section title={<Trans>Passkeys</Trans>}>
      <p className="max-w-prose text-muted-foreground text-sm">
        <Trans>
          Sign in with your fingerprint, face, or screen lock. A passkey needs no password and no
          code, and works only on this site.
        </Trans>
      </p>
      {error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!(error || data) && <Skeleton className="h-12 w-full" />}
      {data && data.passkeys.length > 0 && (
        <ul className="flex flex-col divide-y">
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkey_id}
              passkey={passkey}
              // The removed row leaves nothing behind that could take the focus.
              onRemoved={() => adding.current?.focus()}
            />
          ))}
        </ul>
      )}
      <AddPasskey button={adding} />
    </Section>
  )
}

function AddPasskey({ button }: { button: Ref<HTMLButtonElement> }) {
  const { t } = useLingui()
  const hasPasskeys = useHasPasskeys()
  const add = useAccountAction(
    async () => {
      const { challenge_id, options } = await beginPasskeyFn()
      const credential = await makePasskey(options)
      if (!credential) return null
      const name = deviceWords(navigator.userAgent) ?? t`Passkey`
      return addPasskeyFn({ data: { challenge_id, name, credential } })
    },
    (added) =>
      added
        ? notify('success', t`Passkey added`)
        : notify('info', t`This device already has a passkey for your account`),
  )
  if (!hasPasskeys) {
    return (
      <p className="text-sm">
        <Trans>This browser can’t make passkeys for this address.</Trans>
      </p>
    )
  }
  return (
    <Button
      ref={button}
      variant="outline"
      className="self-start"
      loading={add.isPending}
      onClick={() => add.mutate(undefined)}
    >
      <Trans>Add a passkey</Trans>
    </Button>
  )
}
