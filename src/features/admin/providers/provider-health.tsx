import { Trans, useLingui } from '@lingui/react/macro'
import { RelativeTime } from '@/components/labels/relative-time'
import type { AdminProvider } from '@/contract/endpoints/admin/providers'
import { ANSWER_WORDS } from '../fault-words'

/** The last success and failure, and the number of failures within a week. */
export function ProviderHealth({ provider }: { provider: AdminProvider }) {
  const { i18n } = useLingui()
  const { last_success_at, last_failure, failures } = provider
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      <dt className="text-muted-foreground">
        <Trans>Last success</Trans>
      </dt>
      <dd>{last_success_at ? <RelativeTime at={last_success_at} /> : '–'}</dd>
      <dt className="text-muted-foreground">
        <Trans>Last failure</Trans>
      </dt>
      <dd>
        {last_failure ? (
          <>
            {i18n._(ANSWER_WORDS[last_failure.kind])} · <RelativeTime at={last_failure.at} />
            <span lang="en" className="line-clamp-3 break-words text-muted-foreground">
              {last_failure.reason}
            </span>
          </>
        ) : (
          '–'
        )}
      </dd>
      {failures.length > 0 && (
        <>
          <dt className="text-muted-foreground">
            <Trans>Failures in 7 days</Trans>
          </dt>
          <dd>
            <ul>
              {failures.map(({ kind, count }) => (
                <li key={kind}>
                  {i18n._(ANSWER_WORDS[kind])}: <span className="tabular-nums">{count}</span>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}
