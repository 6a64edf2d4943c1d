import { teamKeys } from '@/api/teams.functions'
import { useActOn } from '@/components/form/use-act-on'

/** Something done to a team, which may not be one's own any more afterwards. */
export const useTeamAction = <Input, Output>(
  act: (options: { data: Input }) => Promise<Output>,
  onDone?: (output: Output, input: Input) => void,
) => useActOn({ act, onDone, shared: teamKeys.context, shown: ['teams'] })
