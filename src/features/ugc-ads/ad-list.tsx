import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { removeUgcAdFn, ugcAdKeys, ugcAdListQuery } from '@/api/ugc-ads.functions'
import { notify } from '@/browser/notifications'
import { RelativeTime } from '@/components/labels/relative-time'
import { Question } from '@/components/question/question'
import { Button } from '@/components/ui/button'
import type { UgcAdLine } from '@/contract/endpoints/ugc-ads'
import { errorMessage } from '@/i18n/error-messages'

const STATUS: Record<NonNullable<UgcAdLine['run_status']>, ReactNode> = {
  RUNNING: <Trans>Being made</Trans>,
  DONE: null,
  STOPPED: <Trans>Not finished</Trans>,
  CANCELLED: <Trans>Not finished</Trans>,
}

/** The user's unfinished ads, which can be continued in any browser. */
export function AdList() {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const { data } = useQuery(ugcAdListQuery())
  const [asked, setAsked] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: (adId: string) => removeUgcAdFn({ data: { adId } }),
    onError: (error) => notify('error', errorMessage(i18n, error)),
    onSettled() {
      setAsked(null)
      return client.invalidateQueries({ queryKey: ugcAdKeys.list })
    },
  })
  const ads = data?.ads ?? []
  if (ads.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">
        <Trans>Your UGC ads</Trans>
      </h2>
      <ul className="flex flex-col divide-y overflow-hidden rounded-lg border bg-card">
        {ads.map(({ ad_id, name, scene_count, run_status, updated_at }) => (
          <li key={ad_id} className="flex items-center gap-3 pr-2">
            <Link
              to="."
              search={{ ad: ad_id }}
              className="flex min-w-0 grow flex-col px-4 py-2 -outline-offset-2 hover:bg-accent"
            >
              <span className="truncate font-medium">{name || t`Untitled`}</span>
              <span className="flex flex-wrap gap-x-2 text-muted-foreground text-sm">
                <Plural value={scene_count} one="# scene" other="# scenes" />
                {run_status && STATUS[run_status]}
                <RelativeTime at={updated_at} />
              </span>
            </Link>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t`Delete the ad “${name}”`}
              onClick={() => setAsked(ad_id)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Question
          title={t`Delete this ad?`}
          action={<Trans>Delete</Trans>}
          isPending={remove.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => remove.mutate(asked)}
        >
          <Trans>
            Its script and settings will be deleted. Everything made for it stays in your library.
          </Trans>
        </Question>
      )}
    </section>
  )
}
