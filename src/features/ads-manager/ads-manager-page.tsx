import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Lock, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { campaignListQuery } from '@/api/campaigns.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { removeLocal, writeLocal } from '@/browser/local-store'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { Campaign } from '@/contract/endpoints/campaigns'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { errorMessage } from '@/i18n/error-messages'
import { appInfoOf } from './app-info'
import { CampaignDialog } from './campaign-dialog'
import { CampaignHead } from './campaign-head'
import { CampaignNav } from './campaign-nav'
import { CreativeBoard } from './creative-board'
import { PackList } from './pack-list'
import type { AdsSearch } from './search'

/** Campaigns as folders of the team's creatives, and their export to ad platforms. */
export function AdsManagerPage({ search }: { search: AdsSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const { data: context } = useQuery(currentContextQuery())
  const role = readTeamRole(context?.current_team?.current_user_role)
  const isGuest = role !== null && !mayDo(role, 'runCampaigns')
  const [isNew, setNew] = useState(false)
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-5 px-4 pt-6 pb-16 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">
          <Trans>Ads Manager</Trans>
        </h1>
        {user && !isGuest && (
          <Button variant="outline" onClick={() => setNew(true)}>
            <Plus aria-hidden />
            <Trans>New campaign</Trans>
          </Button>
        )}
      </div>
      {!user && <SignInFirst description={<Trans>Campaigns are saved to your team.</Trans>} />}
      {user && isGuest && (
        <EmptyState
          icon={Lock}
          title={<Trans>Campaigns are for team members</Trans>}
          description={<Trans>Your saved creatives are on the “Creatives” page.</Trans>}
        />
      )}
      {user && !isGuest && <Campaigns search={search} />}
      {isNew && <CampaignDialog campaign={null} onClose={() => setNew(false)} />}
    </div>
  )
}

function Campaigns({ search }: { search: AdsSearch }) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(campaignListQuery())
  const open = data?.campaigns.find(({ id }) => id === search.campaign) ?? null
  useCurrentApp(open)
  if (!data) {
    if (!error) return <Skeleton className="h-96 w-full" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  return (
    <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <CampaignNav campaigns={data.campaigns} openId={open?.id ?? null} />
      <div className="flex min-w-0 flex-col gap-6">
        {open && <CampaignHead key={open.updated_at} campaign={open} />}
        <CreativeBoard
          key={open?.id ?? 'all'}
          campaign={open}
          campaigns={data.campaigns}
          packOf={search.pack}
        />
        <PackList />
      </div>
    </div>
  )
}

/** Newly saved creatives go into the open campaign. */
function useCurrentApp(campaign: Campaign | null) {
  useEffect(() => {
    if (campaign) writeLocal('ga_app_info', appInfoOf(campaign))
    else removeLocal('ga_app_info')
  }, [campaign])
}
