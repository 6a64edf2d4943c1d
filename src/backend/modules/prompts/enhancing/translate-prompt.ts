import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { answered } from '../answered.ts'
import { guideOf } from '../guide-of.ts'
import { knowledgeOf } from '../knowledge-of.ts'
import { translateOrder } from './orders.ts'
import { rewriteByModel } from './rewrite-by-model.ts'

/**
 * Proposes the prompt in another language; only a text model can translate.
 * @throws AppError('unavailable') without a text model
 */
export async function translatePrompt(
  context: CallContext<'user'>,
  { prompt, to, brand_id }: ParsedInputOf<typeof contract.prompts.translate>,
): Promise<OutputOf<typeof contract.prompts.translate>> {
  const { textModel, proofs, request } = context
  if (!textModel) throw new AppError('unavailable')
  const reading = await answered(proofs.read({ prompt, language: request.language }))
  const order = translateOrder(to)
  const guide = await guideOf(context, brand_id)
  const knowledge = await knowledgeOf(context, brand_id)
  const asked = { prompt, reading, order, guide, knowledge, to }
  return { by: 'model', ...(await rewriteByModel(context, asked)) }
}
