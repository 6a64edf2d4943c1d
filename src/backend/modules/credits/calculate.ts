import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { chooseSettings } from '../../generation/settings.ts'

type Calculate = typeof contract.credits.calculate

/** Price of a generation before it starts, equal to the amount that starting it would hold. */
export function calculate(
  { models }: CallContext<'user'>,
  { workflowType, model = 'auto', exact_words: isExact, ...asked }: ParsedInputOf<Calculate>,
): OutputOf<Calculate> {
  const wish = { workflowType, prompt: promptLike(isExact), needsEngine: false }
  const chosen = models.choose(model, wish)
  return {
    credits: chooseSettings(chosen, workflowType, asked).credits,
    model: chosen.id,
    chosen_for: model === 'auto' ? (models.auto(wish)?.reason ?? null) : null,
  }
}

/** A stand-in prompt: the price request carries none, because prompts do not belong in URLs. */
function promptLike(hasExactWords: boolean | undefined): string {
  if (hasExactWords === undefined) return ''
  return hasExactWords ? '“words”' : 'a scene'
}
