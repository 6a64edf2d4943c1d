import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { endOtherSessionsFn, revokeSessionFn } from '@/api/account-page.functions'
import { sessionsQuery } from '@/api/account-page.queries'
import { notify } from '@/browser/notifications'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import type { OutputOf } from '@/contract/endpoint'
import type { sessions } from '@/contract/endpoints/accounts'
import { errorMessage } from '@/i18n/error-messages'
import { deviceWords } from './device-words'
import { useAccountAction } from './use-account-action'

type Session = OutputOf<typeof sessions>['sessions'][number]

/** The user's sessions; each can be ended, or all others at once. */
export function SessionList() {
  const { i18n, t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery())
  const endOthers = useAccountAction(
    () => endOtherSessionsFn(),
    () => notify('success', t`Signed out everywhere else`),
  )
  const hasOthers = data?.sessions.some(({ is_current }) => !is_current)
  return (
    <Section title={<Trans>Where you’re signed in</Trans>}>
      {error && (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!(error || data) && <Skeleton className="h-24 w-full" />}
      <ul className="flex flex-col divide-y">
        {data?.sessions.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
      {hasOthers && (
        <Button
          variant="outline"
          className="self-start"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </Section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { i18n, t } = useLingui()
  const device = deviceWords(session.user_agent) ?? t`Unknown device`
  const end = useAccountAction(
    () => revokeSessionFn({ data: { sessionId: session.session_id } }),
    () => notify('success', t`Signed out there`),
  )
  const timeOf = (instant: string) =>
    i18n.date(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  const since = timeOf(session.created_at)
  const last = timeOf(session.last_seen_at)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone className="size-5 shrink-0 text-muted-foreground" aria-hidden />
      <div className="min-w-52 grow basis-0">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          {device}
          {session.is_current && (
            <Badge variant="outline">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-muted-foreground text-sm">
          <Trans>Since {since}</Trans>
          {!session.is_current && (
            <>
              {' · '}
              <Trans>last used {last}</Trans>
            </>
          )}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="ghost"
          size="sm"
          loading={end.isPending}
          aria-label={t`Sign out: ${device}`}
          onClick={() => end.mutate(undefined)}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}
