import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { EmptyState } from '@/components/ui/empty-state'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { Board } from './board'
import type { AnalyticsSearch } from './search'

/** Shows which creatives work, based on reports from ad platforms. */
export function AnalyticsPage({ search }: { search: AnalyticsSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const { data: context } = useQuery(currentContextQuery())
  const role = readTeamRole(context?.current_team?.current_user_role)
  const isGuest = role !== null && !mayDo(role, 'runCampaigns')
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Creative analytics</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            Import reports from your ad platforms to see which creatives work, and how sure you can
            be.
          </Trans>
        </p>
      </header>
      {!user && (
        <SignInFirst description={<Trans>Your ad results are saved to your team.</Trans>} />
      )}
      {user && isGuest && (
        <EmptyState
          icon={Lock}
          title={<Trans>Only team members can see ad results</Trans>}
          description={<Trans>Your saved creatives are on the “Creatives” page.</Trans>}
        />
      )}
      {user && !isGuest && <Board search={search} />}
    </div>
  )
}
