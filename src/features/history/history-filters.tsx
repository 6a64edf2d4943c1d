import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { currentContextQuery } from '@/api/teams.functions'
import { SegmentLinks } from '@/components/segment-links'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import type { HistorySearch } from './search'
import { TypeFilter } from './type-filter'

/** Filters of the history; filtering by person only makes sense in a team of several. */
export function HistoryFilters({ search }: { search: HistorySearch }) {
  const { t } = useLingui()
  const { data: context } = useQuery(currentContextQuery())
  const team = context?.current_team
  const isShared =
    team && team.members > 1 && mayDo(readTeamRole(team.current_user_role), 'seeEverybodysTasks')
  const { type, by } = search
  return (
    <>
      {isShared && (
        <SegmentLinks
          label={t`Made by`}
          options={[
            {
              key: 'team',
              search: { type },
              isCurrent: by === undefined,
              content: <Trans>Everyone</Trans>,
            },
            {
              key: 'me',
              search: { type, by: 'me' },
              isCurrent: by === 'me',
              content: <Trans>Mine</Trans>,
            },
          ]}
        />
      )}
      <TypeFilter type={type} by={by} />
    </>
  )
}
