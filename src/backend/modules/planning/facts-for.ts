import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/languages.ts'
import type { CallContext } from '../../context.ts'
import type { findBrand } from '../brands/index.ts'
import { requireProduct } from '../products/index.ts'
import { answered } from '../prompts/index.ts'
import { buttonOfTrade } from '../templates/index.ts'
import { factsOfProduct, factsOfReading, type PlanFacts } from './plan-facts.ts'

type Brand = Awaited<ReturnType<typeof findBrand>>

/** The name of a team's first brand was chosen by nobody, so no ad uses it until someone has edited the brand. */
const isSetUp = ({ colours, logoFileId, legalLine, toneWords }: NonNullable<Brand>): boolean =>
  colours.length + toneWords.length > 0 || logoFileId !== null || Boolean(legalLine)

/**
 * The facts that may be used, and their language.
 * @throws AppError('invalid_input' | 'not_found')
 */
export async function factsFor(
  context: CallContext<'user'>,
  { sentence, product_id: productId, trade }: ParsedInputOf<typeof contract.planning.briefs>,
  brand: Brand,
): Promise<{ facts: PlanFacts; language: Language }> {
  const { request, proofs, db, actor } = context
  const name = brand && isSetUp(brand) ? brand.name : null
  if (sentence !== '') {
    const reading = await answered(
      proofs.read({ prompt: sentence, language: request.language, isPatient: true }),
    )
    const cta = await buttonOfTrade(reading.language, trade)
    return {
      facts: factsOfReading(reading, { said: sentence, cta, brand: name }),
      language: reading.language,
    }
  }
  if (!productId) throw new AppError('invalid_input', { field: 'sentence', rule: 'required' })
  const product = await requireProduct(db, { productId, teamId: actor.teamId })
  const cta = await buttonOfTrade(request.language, trade)
  const legal = brand?.legalLine ?? null
  return {
    facts: factsOfProduct(product, { cta, brand: name, legal }),
    language: request.language,
  }
}
