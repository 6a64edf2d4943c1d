import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { seenAdsQuery } from '@/api/seen-ads.functions'
import { currentContextQuery } from '@/api/teams.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { Board } from './board'
import { type AdSpySearch, adSpyFilter } from './search'

/** Other companies' ads that a team collects to study. */
export function AdSpyPage({ search }: { search: AdSpySearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const { data: context } = useQuery(currentContextQuery())
  const isSignedIn = Boolean(user)
  const list = useInfiniteQuery({ ...seenAdsQuery(adSpyFilter(search)), enabled: isSignedIn })
  const total = list.data?.pages[0]?.total
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-5 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl">
            <Trans>Ad board (AdSpy)</Trans>
          </h1>
          <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
            {isSignedIn && typeof total === 'number' && (
              <Plural value={total} one="# ad" other="# ads" />
            )}
          </p>
        </div>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            Collect ads from other brands to learn from. Their images and videos belong to their
            owners: use one in your own ad only if it’s yours.
          </Trans>
        </p>
      </header>
      {isSignedIn ? (
        <Board
          search={search}
          mayChange={mayDo(readTeamRole(context?.current_team?.current_user_role), 'collectAds')}
        />
      ) : (
        <SignInFirst description={<Trans>The ad board is saved to your team.</Trans>} />
      )}
    </div>
  )
}
