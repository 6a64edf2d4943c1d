import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { creativeListQuery } from '@/api/creative-page.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { SelectToggle } from '@/components/selection/select-toggle'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { CreativeFilters } from './creative-filters'
import { CreativeList } from './creative-list'
import { LinkMenu } from './link-menu'
import { type CreativeSearch, creativeFilter, hasFilters } from './search'

/** The creatives of the team. */
export function CreativesPage({ search }: { search: CreativeSearch }) {
  const { data: user } = useQuery(userInfoQuery())
  const { data: context } = useQuery(currentContextQuery())
  const isSignedIn = Boolean(user)
  const [isSelecting, setSelecting] = useState(false)
  const { data } = useInfiniteQuery({
    ...creativeListQuery(creativeFilter(search)),
    enabled: isSignedIn,
  })
  const total = data?.pages[0]?.total
  const mayShare = mayDo(readTeamRole(context?.current_team?.current_user_role), 'shareCreatives')
  const isEmpty = total === 0 && !hasFilters(search)
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-4 pt-6 pb-16 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex grow flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl">
            <Trans>Creatives</Trans>
          </h1>
          <p aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
            {isSignedIn && total !== undefined && (
              <Plural value={total} one="# item" other="# items" />
            )}
          </p>
        </div>
        {isSignedIn && !isEmpty && (
          <div className="flex items-center gap-2">
            {mayShare && <LinkMenu />}
            {Boolean(total) && <SelectToggle isOn={isSelecting} onChange={setSelecting} />}
          </div>
        )}
      </div>
      {isSignedIn ? (
        <>
          {!isEmpty && <CreativeFilters search={search} />}
          <CreativeList
            search={search}
            mayShare={mayShare}
            isSelecting={isSelecting}
            onSelected={() => setSelecting(false)}
          />
        </>
      ) : (
        <SignInFirst description={<Trans>Creatives are saved to your team.</Trans>} />
      )}
    </div>
  )
}
