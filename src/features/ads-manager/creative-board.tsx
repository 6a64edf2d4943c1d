import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Bookmark, FolderOpen, Package } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { creativeListQuery } from '@/api/creative-page.queries'
import { LoadMore } from '@/components/load-more/load-more'
import { Button, buttonVariants } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import type { Campaign } from '@/contract/endpoints/campaigns'
import type { Creative } from '@/contract/endpoints/creatives'
import { PACK_CREATIVES_MAX } from '@/contract/limits'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { CreativeCard } from './creative-card'
import { useCampaignActions } from './use-campaign-actions'

const ExportDialog = lazy(() => import('./export-dialog'))
const FitDialog = lazy(() => import('./fit-dialog'))

interface CreativeBoardProps {
  /** Null shows all creatives, with or without a campaign. */
  campaign: Campaign | null
  campaigns: readonly Campaign[]
  /** Id of a creative whose export pack is offered at once. */
  packOf: string | undefined
}

/** The creatives of a folder: to check their fit, to move, to export. */
export function CreativeBoard({ campaign, campaigns, packOf }: CreativeBoardProps) {
  const { i18n } = useLingui()
  const query = useInfiniteQuery(creativeListQuery({ campaign_id: campaign?.id }))
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [isExporting, setExporting] = useState(false)
  const [looked, setLooked] = useState<Creative | null>(null)
  const navigate = useNavigate()
  const campaignId = campaign?.id
  // The dialog only exists in the browser.
  useEffect(() => {
    if (!packOf) return
    setChosenIds([packOf])
    setLooked(null)
    setExporting(true)
    void navigate({ to: '.', search: campaignId ? { campaign: campaignId } : {}, replace: true })
  }, [packOf, campaignId, navigate])
  const { data, error } = query
  if (!data) {
    if (!error) return <BoardSkeleton />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  const creatives = data.pages.flatMap((page) => page.creatives)
  if (creatives.length === 0) return <NothingHere isCampaign={campaign !== null} />
  const chosen = creatives.filter(({ creative_id }) => chosenIds.includes(creative_id))
  const toggle = (id: string) =>
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  /** A fixed version replaces the one it was made from. */
  const replace = (old: string, made: string) =>
    setChosenIds((ids) => ids.map((id) => (id === old ? made : id)))
  return (
    <section className="flex flex-col gap-4">
      <BoardBar
        creatives={creatives}
        chosen={chosen}
        campaigns={campaigns}
        onChoose={setChosenIds}
        onExport={() => setExporting(true)}
      />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-4">
        {creatives.map((creative) => (
          <CreativeCard
            key={creative.creative_id}
            creative={creative}
            isChosen={chosenIds.includes(creative.creative_id)}
            onToggle={() => toggle(creative.creative_id)}
            onLook={() => setLooked(creative)}
          />
        ))}
      </ul>
      <LoadMore query={query} />
      <Suspense fallback={null}>
        {isExporting && chosen.length > 0 && (
          <ExportDialog
            creatives={chosen}
            campaign={campaign}
            onReplace={replace}
            onClose={() => setExporting(false)}
          />
        )}
        {looked && (
          <FitDialog creative={looked} onReplace={replace} onClose={() => setLooked(null)} />
        )}
      </Suspense>
    </section>
  )
}

interface BoardBarProps {
  creatives: readonly Creative[]
  chosen: readonly Creative[]
  campaigns: readonly Campaign[]
  onChoose: (ids: readonly string[]) => void
  onExport: () => void
}

const NOWHERE = 'none'

function BoardBar({ creatives, chosen, campaigns, onChoose, onExport }: BoardBarProps) {
  const { t } = useLingui()
  const { move } = useCampaignActions()
  const isAll = chosen.length === creatives.length
  const isNone = chosen.length === 0
  const ids = chosen.map(({ creative_id }) => creative_id)
  const moveTo = (target: string) =>
    move.mutate(
      { creative_ids: ids, campaign_id: target === NOWHERE ? null : target },
      { onSuccess: () => onChoose([]) },
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="ghost"
        size="sm"
        onClick={() => onChoose(isAll ? [] : creatives.map(({ creative_id }) => creative_id))}
      >
        {isAll ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
      </Button>
      <p aria-live="polite" className="grow text-muted-foreground text-sm tabular-nums">
        {!isNone && <Plural value={chosen.length} one="# selected" other="# selected" />}
      </p>
      {campaigns.length > 0 && (
        <Select
          aria-label={t`Move to campaign`}
          value=""
          disabled={isNone || move.isPending}
          onChange={({ target }) => moveTo(target.value)}
        >
          <option value="" disabled>
            {t`Move to…`}
          </option>
          {campaigns.map(({ id, app_name }) => (
            <option key={id} value={id}>
              {app_name}
            </option>
          ))}
          <option value={NOWHERE}>{t`No campaign`}</option>
        </Select>
      )}
      <Button disabled={isNone || chosen.length > PACK_CREATIVES_MAX} onClick={onExport}>
        <Package aria-hidden />
        <Trans>Export pack</Trans>
      </Button>
    </div>
  )
}

function BoardSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="aspect-square w-full rounded-lg" />
      ))}
    </div>
  )
}

function NothingHere({ isCampaign }: { isCampaign: boolean }) {
  const lang = useLanguage()
  if (isCampaign) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={<Trans>No creatives in this campaign</Trans>}
        description={<Trans>Select creatives under “All creatives” and move them here.</Trans>}
        action={
          <Link to="." search={{}} className={buttonVariants({ variant: 'outline' })}>
            <Trans>All creatives</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={Bookmark}
      title={<Trans>Nothing saved yet</Trans>}
      description={
        <Trans>Select “Save to team” on a result, and everyone on your team finds it here.</Trans>
      }
      action={
        <Link to="/$lang" params={{ lang }} className={buttonVariants()}>
          <Trans>Create now</Trans>
        </Link>
      }
    />
  )
}
