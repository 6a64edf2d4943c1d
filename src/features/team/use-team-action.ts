import { teamKeys } from '@/api/teams.functions'
import { useActOn } from '@/components/form/use-act-on'

/** A mutation of a team, which may leave the user without access to it. */
export const useTeamAction = <Input, Output>(
  act: (options: { data: Input }) => Promise<Output>,
  onDone?: (output: Output, input: Input) => void,
) => useActOn({ act, onDone, shared: teamKeys.context, shown: ['teams'] })
