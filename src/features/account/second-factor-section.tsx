import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import {
  beginSecondFactorFn,
  disableSecondFactorFn,
  renewRecoveryCodesFn,
} from '@/api/account-page.functions'
import { notify } from '@/browser/notifications'
import { useDayFormat } from '@/components/purchase/billing-day'
import { Question } from '@/components/question/question'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import type { AccountView } from '@/contract/endpoints/account-settings'
import { useAccountAction } from './use-account-action'

const SetUpDialog = lazy(() => import('./set-up-dialog'))
const RecoveryDialog = lazy(() => import('./recovery-dialog'))

/** The second factor: an authenticator app, and recovery codes for when it is lost. */
export function SecondFactorSection({ account }: { account: AccountView }) {
  const isOn = account.second_factor.enabled_at !== null
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Section
      title={<Trans>Two-step sign-in</Trans>}
      aside={
        isOn ? (
          <Badge variant="success">
            <Trans>On</Trans>
          </Badge>
        ) : (
          <Badge variant="outline">
            <Trans>Off</Trans>
          </Badge>
        )
      }
    >
      {isOn ? (
        <WhatIsOn account={account} onCodes={setCodes} />
      ) : (
        <WhatIsOff account={account} onCodes={setCodes} />
      )}
      {codes && (
        <Suspense>
          <RecoveryDialog codes={codes} onClose={() => setCodes(null)} />
        </Suspense>
      )}
    </Section>
  )
}

interface PartProps {
  account: AccountView
  onCodes: (codes: readonly string[]) => void
}

function WhatIsOff({ onCodes }: PartProps) {
  const [setUp, setSetUp] = useState<{ key: string; uri: string } | null>(null)
  const begin = useAccountAction(() => beginSecondFactorFn(), setSetUp)
  return (
    <>
      <p className="max-w-prose text-muted-foreground text-sm">
        <Trans>
          Signing in will also ask for a code from an app on your phone, so a stolen password isn’t
          enough.
        </Trans>
      </p>
      <Button
        variant="outline"
        className="self-start"
        loading={begin.isPending}
        onClick={() => begin.mutate(undefined)}
      >
        <Trans>Turn on</Trans>
      </Button>
      {setUp && (
        <Suspense>
          <SetUpDialog
            setUp={setUp}
            onClose={() => setSetUp(null)}
            onEnabled={(codes) => {
              setSetUp(null)
              onCodes(codes)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function WhatIsOn({ account, onCodes }: PartProps) {
  const { t } = useLingui()
  const { enabled_at, recovery_codes_left: left } = account.second_factor
  const day = useDayFormat()(enabled_at ?? '')
  const [isAsking, setAsking] = useState(false)
  const renew = useAccountAction(
    () => renewRecoveryCodesFn(),
    ({ recovery_codes }) => onCodes(recovery_codes),
  )
  const disable = useAccountAction(
    () => disableSecondFactorFn(),
    () => notify('success', t`Two-step sign-in is off`),
  )
  return (
    <>
      <p className="max-w-prose text-muted-foreground text-sm">
        <Trans>
          On since {day}. Recovery codes left: {left}
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" loading={renew.isPending} onClick={() => renew.mutate(undefined)}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button variant="ghost" loading={disable.isPending} onClick={() => setAsking(true)}>
          <Trans>Turn off</Trans>
        </Button>
      </div>
      {isAsking && (
        <Question
          title={<Trans>Turn two-step sign-in off?</Trans>}
          action={<Trans>Turn off</Trans>}
          isPending={false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            disable.mutate(undefined)
          }}
        >
          <Trans>Signing in no longer asks for a code. Your recovery codes stop working.</Trans>
        </Question>
      )}
    </>
  )
}
