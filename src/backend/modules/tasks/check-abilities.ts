import { AppError } from '../../../contract/app-error.ts'
import type { ModelAbility } from '../../../contract/endpoints/models.ts'
import type { PromptCorrections } from '../../../contract/endpoints/prompts.ts'
import type { Model } from '../../generation/registry.ts'

/** What a request needs from a model besides workflow type, settings and references. */
export interface AbilityWishes {
  brand: boolean
  look: boolean
  corrections: PromptCorrections | null | undefined
  /** The built-in engine sets the words over the picture; it handles brand and corrections itself. */
  exactWords: boolean
}

/** The request field that needs each ability. */
const FIELDS = {
  brand: 'use_brand',
  look: 'like',
  corrections: 'corrections',
} as const satisfies Partial<Record<ModelAbility, string>>

/**
 * Rejects requests beyond the model's abilities: nobody should pay for a result that silently lacks something.
 * @throws AppError('invalid_input', { field, rule: 'not_offered' })
 */
export function checkAbilities(
  model: Model,
  { brand, look, corrections, exactWords }: AbilityWishes,
): void {
  const areSetHere = exactWords && model.abilities.includes('words')
  const refuseUnlessAble = (ability: keyof typeof FIELDS, isAsked: boolean) => {
    if (!isAsked || model.abilities.includes(ability)) return
    if (areSetHere && ability !== 'look') return
    const facts = { field: FIELDS[ability], rule: 'not_offered', model: model.label }
    throw new AppError('invalid_input', facts)
  }
  refuseUnlessAble('brand', brand)
  refuseUnlessAble('look', look)
  refuseUnlessAble('corrections', Object.keys(corrections ?? {}).length > 0)
}
