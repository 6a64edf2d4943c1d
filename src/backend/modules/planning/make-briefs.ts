import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { brandGuide, findBrand } from '../brands/index.ts'
import { knowledgeOfBrand } from '../knowledge/index.ts'
import { briefsFromFacts } from './briefs-from-facts.ts'
import { briefsOfModel } from './briefs-of-model.ts'
import { factsFor } from './facts-for.ts'

type Make = typeof contract.planning.briefs

/** @throws AppError('invalid_input' | 'not_found' | 'unavailable') */
export async function makeBriefs(
  context: CallContext<'user'>,
  input: ParsedInputOf<Make>,
): Promise<OutputOf<Make>> {
  const { db, actor, textModel, moderation } = context
  moderation.refuseWords([input.sentence])
  const brand = await findBrand(db, actor)
  const { facts, language } = await factsFor(context, input, brand)
  if (textModel) {
    const guide = brand && brandGuide(brand)
    const knowledge = brand ? await knowledgeOfBrand(db, brand.id) : []
    const written = await briefsOfModel(textModel, facts, { language, guide, knowledge })
    if (written.briefs.length > 0) return { source: 'text_model', ...written }
    return { source: 'templates', briefs: briefsFromFacts(facts), note: written.note }
  }
  return { source: 'templates', briefs: briefsFromFacts(facts), note: null }
}
