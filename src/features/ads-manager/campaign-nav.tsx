import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Folder, Images } from 'lucide-react'
import { creativeFiltersQuery } from '@/api/creative-page.queries'
import { cn } from '@/components/ui/class-names'
import type { Campaign } from '@/contract/endpoints/campaigns'

interface CampaignNavProps {
  campaigns: readonly Campaign[]
  openId: string | null
}

/** The folders; side by side on a narrow screen. */
export function CampaignNav({ campaigns, openId }: CampaignNavProps) {
  const { t } = useLingui()
  const { data } = useQuery(creativeFiltersQuery())
  const countOf = (id: string) =>
    data?.campaigns.find(({ campaign_id }) => campaign_id === id)?.creative_count ?? 0
  return (
    <nav
      aria-label={t`Campaigns`}
      className="scroll-fade-x -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-col md:overflow-visible md:px-0"
    >
      <Link
        to="."
        search={{}}
        className={rowClasses(openId === null)}
        aria-current={openId === null ? 'page' : undefined}
      >
        <Images className="size-4 shrink-0" aria-hidden />
        <Trans>All creatives</Trans>
      </Link>
      {campaigns.map(({ id, app_name }) => (
        <Link
          key={id}
          to="."
          search={{ campaign: id }}
          className={rowClasses(openId === id)}
          aria-current={openId === id ? 'page' : undefined}
        >
          <Folder className="size-4 shrink-0" aria-hidden />
          <span className="min-w-0 max-w-48 truncate md:grow">{app_name}</span>
          <span className="text-muted-foreground text-xs tabular-nums">{countOf(id)}</span>
        </Link>
      ))}
    </nav>
  )
}

const rowClasses = (isOpen: boolean) =>
  cn(
    'flex min-h-9 shrink-0 items-center gap-2 rounded-md px-3 text-sm hover:bg-accent pointer-coarse:min-h-11',
    isOpen ? 'bg-accent font-medium text-foreground' : 'text-muted-foreground',
  )
