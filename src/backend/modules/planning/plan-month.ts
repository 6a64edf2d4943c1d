import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { occasionsAhead } from '../templates/index.ts'
import { makeBriefs } from './make-briefs.ts'
import { monthOfBriefs } from './month-of-briefs.ts'

type Plan = typeof contract.planning.month

/** @throws AppError('invalid_input' | 'not_found' | 'unavailable') */
export async function planMonth(
  context: CallContext<'user'>,
  input: ParsedInputOf<Plan>,
): Promise<OutputOf<Plan>> {
  const { starts_on: startsOn, platforms, per_week: perWeek, budget } = input
  const { briefs, ...made } = await makeBriefs(context, input)
  const occasions = await occasionsAhead(
    context.request.language,
    new Date(`${startsOn}T00:00:00Z`),
  )
  return {
    ...made,
    ads: monthOfBriefs({
      ...{ briefs, startsOn, perWeek, budget, occasions },
      platforms: [...new Set(platforms)],
    }),
  }
}
