import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { closeLinkFn } from '@/api/creative-page.functions'
import { creativeKeys, linkListQuery } from '@/api/creative-page.queries'
import { notify } from '@/browser/notifications'
import { CopyButton } from '@/components/creations/copy-button'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { useDayFormat } from '@/components/purchase/billing-day'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { CreativeLink } from '@/contract/endpoints/reviews'

/** The open links of one creative or of the whole team; renders nothing without any. */
export function LinkList({ creativeId }: { creativeId?: string }) {
  const { data } = useQuery(linkListQuery(creativeId))
  if (!data || data.links.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">
        <Trans>Links</Trans>
      </h2>
      <ul className="flex flex-col divide-y">
        {data.links.map((link) => (
          <LinkRow key={link.link_id} link={link} />
        ))}
      </ul>
    </section>
  )
}

function LinkRow({ link }: { link: CreativeLink }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  const { kind, title, url, is_expired, created_by: person, creative_ids, link_id: linkId } = link
  const day = useDayFormat()(link.expires_at)
  const close = useMutation({
    mutationFn: () => closeLinkFn({ data: { linkId } }),
    onSuccess: () => notify('success', t`Link closed`),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey: creativeKeys.all }),
  })
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-medium text-sm">
          {title || <Trans>No title</Trans>}
        </span>
        <Badge>{kind === 'review' ? <Trans>Review</Trans> : <Trans>Shared</Trans>}</Badge>
        {is_expired && (
          <Badge variant="warning">
            <Trans>Expired</Trans>
          </Badge>
        )}
      </p>
      <p className="text-muted-foreground text-sm">
        <Plural value={creative_ids.length} one="# creative" other="# creatives" />
        {' · '}
        {is_expired ? <Trans>expired on {day}</Trans> : <Trans>open until {day}</Trans>}
        {person !== null && (
          <>
            {' · '}
            <Trans>by {person}</Trans>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {url && !is_expired && (
          <CopyButton text={url}>
            <Trans>Copy link</Trans>
          </CopyButton>
        )}
        <Button
          variant="ghost"
          size="sm"
          className={url && !is_expired ? '' : '-ml-3'}
          loading={close.isPending}
          onClick={() => close.mutate()}
        >
          <Link2Off aria-hidden />
          <Trans>Close link</Trans>
        </Button>
      </div>
    </li>
  )
}
