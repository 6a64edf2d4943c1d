import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import { WORKFLOWS } from '../../../../contract/generation.ts'
import { PROMPT_LENGTH_MAX } from '../../../../contract/limits.ts'
import type { CallContext } from '../../../context.ts'
import { canLayOut } from '../../../generation/model.ts'
import { answered } from '../answered.ts'
import { guideOf } from '../guide-of.ts'
import { knowledgeOf } from '../knowledge-of.ts'
import { enhanceByRules } from './enhance-by-rules.ts'
import { editCopyOrder, enhanceOrder } from './orders.ts'
import { rewriteByModel } from './rewrite-by-model.ts'

type Proposal = OutputOf<typeof contract.prompts.enhance>

/** Proposes a fuller prompt: by the text model for users, otherwise by rules. */
export async function enhancePrompt(
  context: CallContext<'public'>,
  input: ParsedInputOf<typeof contract.prompts.enhance>,
): Promise<Proposal> {
  const { request, proofs, models } = context
  const { prompt } = input
  const reading = await answered(proofs.read({ prompt, language: request.language }))
  const isVideo = WORKFLOWS[input.workflow_type].kind === 'video'
  const model = models.find(input.model)
  const isForEngine = model ? canLayOut(model) : input.model === 'auto'
  const byRules = (note: Proposal['note']) =>
    proposeByRules(context, { prompt, reading, isVideo, isForEngine, note })
  // For a picture, the engine would take such words as changes to make in it.
  if (isForEngine && input.workflow_type === 'image_to_video') return NOTHING
  // Visitors only have an address, which is too little for the operator to limit the model's use by.
  if (!context.textModel || context.actor.kind !== 'user') return byRules(null)
  const guide = await guideOf(context, input.brand_id)
  const order = isForEngine ? editCopyOrder() : enhanceOrder({ isVideo })
  const knowledge = await knowledgeOf(context, input.brand_id)
  const asked = { prompt, reading, order, guide, knowledge }
  const { prompt: words, note } = await rewriteByModel(context, asked)
  return words === null && note !== null ? byRules(note) : { prompt: words, by: 'model', note }
}

const NOTHING: Proposal = { prompt: null, by: 'rules', note: null }

interface Given {
  prompt: string
  reading: PromptReading
  isVideo: boolean
  isForEngine: boolean
  note: Proposal['note']
}

/** The additions must not be printed: the engine reads the result again, and its reading decides. */
async function proposeByRules(
  { proofs, request }: CallContext<'public'>,
  { note, ...given }: Given,
): Promise<Proposal> {
  const words = enhanceByRules(given)
  const none = { prompt: null, by: 'rules', note } as const
  if (words === null || words.length > PROMPT_LENGTH_MAX) return none
  const after = await answered(proofs.read({ prompt: words, language: request.language }))
  const isPrintedAlike = printed(after) === printed(given.reading)
  return isPrintedAlike ? { prompt: words, by: 'rules', note } : none
}

const printed = (reading: PromptReading): string => {
  const { brand, headline, subline, offer, price, old_price, cta, author, features, legal } =
    reading
  const words = [brand, headline, subline, offer, price, old_price, cta, author, legal, features]
  return JSON.stringify(words)
}
