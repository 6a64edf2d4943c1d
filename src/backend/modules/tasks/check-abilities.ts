import { AppError } from '../../../contract/app-error.ts'
import type { ModelAbility } from '../../../contract/endpoints/models.ts'
import type { PromptCorrections } from '../../../contract/endpoints/prompts.ts'
import type { Model } from '../../generation/registry.ts'

/** What is asked of a model beside its types, settings and references. */
export interface AbilityWishes {
  brand: boolean
  look: boolean
  corrections: PromptCorrections | null | undefined
}

/** The field of a request that asks for an ability. */
const FIELDS: Record<ModelAbility, string> = {
  brand: 'use_brand',
  look: 'like',
  corrections: 'corrections',
}

/**
 * Nobody pays for a result that silently lacks what was asked for.
 * @throws AppError('invalid_input', { field, rule: 'not_offered' })
 */
export function checkAbilities(model: Model, { brand, look, corrections }: AbilityWishes): void {
  const refuseUnlessAble = (ability: ModelAbility, isAsked: boolean) => {
    if (!isAsked || model.abilities.includes(ability)) return
    const facts = { field: FIELDS[ability], rule: 'not_offered', model: model.label }
    throw new AppError('invalid_input', facts)
  }
  refuseUnlessAble('brand', brand)
  refuseUnlessAble('look', look)
  refuseUnlessAble('corrections', Object.keys(corrections ?? {}).length > 0)
}
