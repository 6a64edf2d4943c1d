import { brandKeys } from '@/api/brands.functions'
import { teamKeys } from '@/api/teams.functions'
import { useActOn } from '@/components/form/use-act-on'

/** Mutation that changes the brands of a team. */
export const useBrandAction = <Input, Output>(
  act: (options: { data: Input }) => Promise<Output>,
  onDone?: (output: Output, input: Input) => void,
) => useActOn({ act, onDone, shared: teamKeys.context, shown: brandKeys.all })
