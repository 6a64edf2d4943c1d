import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { ACCOUNT_DELETION_DAYS } from '@/contract/limits'

const DeleteQuestion = lazy(() => import('./delete-question'))

/** Account deletion, with time to come back. */
export function DeleteSection() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title={<Trans>Delete account</Trans>}>
      <p className="max-w-prose text-muted-foreground text-sm">
        <Trans>
          Your account, your own teams, and everything in them will be deleted after{' '}
          {ACCOUNT_DELETION_DAYS} days. Sign in before then to keep them.
        </Trans>
      </p>
      <Button variant="destructive" className="self-start" onClick={() => setAsking(true)}>
        <Trans>Delete account</Trans>
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteQuestion onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  )
}
