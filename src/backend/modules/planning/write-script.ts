import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { brandGuide, findBrand } from '../brands/index.ts'
import { knowledgeOfBrand } from '../knowledge/index.ts'
import { factsFor } from './facts-for.ts'
import { scriptFromFacts } from './script-from-facts.ts'
import { scriptOfModel } from './script-of-model.ts'

type Write = typeof contract.planning.script

/** @throws AppError('invalid_input' | 'not_found' | 'unavailable') */
export async function writeScript(
  context: CallContext<'user'>,
  input: ParsedInputOf<Write>,
): Promise<OutputOf<Write>> {
  const { db, actor, textModel, moderation } = context
  moderation.refuseWords([input.sentence])
  const brand = await findBrand(db, actor)
  const { facts, language } = await factsFor(context, input, brand)
  const fromFacts = { source: 'templates', language, ...scriptFromFacts(facts, language) } as const
  if (!textModel) return { ...fromFacts, note: null }
  const guide = brand && brandGuide(brand)
  const knowledge = brand ? await knowledgeOfBrand(db, brand.id) : []
  const written = await scriptOfModel(textModel, facts, { language, guide, knowledge })
  if (written.scenes.length > 0) return { source: 'text_model', language, ...written }
  return { ...fromFacts, note: written.note }
}
