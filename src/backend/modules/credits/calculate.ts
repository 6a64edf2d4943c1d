import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { chooseSettings } from '../../generation/settings.ts'

type Calculate = typeof contract.credits.calculate

/** Price of a generation before it is started: the amount that starting it would hold. */
export function calculate(
  { models }: CallContext<'user'>,
  { workflowType, model = 'auto', ...asked }: ParsedInputOf<Calculate>,
): OutputOf<Calculate> {
  const chosen = models.choose(model, workflowType)
  return { credits: chooseSettings(chosen, workflowType, asked).credits }
}
