import type { ModelView } from '@/contract/endpoints/models'
import type { CreateTaskRequest } from '@/contract/endpoints/tasks'
import type { AspectRatio } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import type { Work } from '@/contract/work'

/** Adults only; in English, which models understand best. */
const AGES = {
  twenties: 'in their twenties, clearly an adult',
  thirties: 'in their thirties',
  forties: 'in their forties',
  fifties: 'in their fifties',
  sixties: 'in their sixties',
  seventies: 'in their seventies',
} as const
export type PortraitAge = keyof typeof AGES
export const PORTRAIT_AGES = keysOf(AGES)

const PEOPLE = { woman: 'woman', man: 'man', any: 'person' } as const
export type PortraitPerson = keyof typeof PEOPLE
export const PORTRAIT_PEOPLE = keysOf(PEOPLE)

const RATIOS = ['9:16', '1:1', '16:9'] as const satisfies AspectRatio[]
type PortraitRatio = (typeof RATIOS)[number]

/** The wanted traits of a presenter. */
export interface Portrait {
  age: PortraitAge
  person: PortraitPerson
  look: string
  clothes: string
  place: string
  ratio: PortraitRatio
  /** Model that paints it; null for the first available one. */
  painter: string | null
}

export const FIRST_PORTRAIT: Portrait = {
  ...{ age: 'thirties', person: 'woman', look: '', clothes: '', place: '' },
  ...{ ratio: '9:16', painter: null },
}

/** Models that paint from words; the built-in engine does not count. */
export const paintersAmong = (models: readonly ModelView[]): ModelView[] =>
  models.filter(
    ({ status, is_built_in, workflow_types }) =>
      status === 'active' && !is_built_in && workflow_types.includes('text_to_image'),
  )

export const ratiosOf = ({ aspect_ratios }: ModelView): PortraitRatio[] =>
  RATIOS.filter((ratio) => aspect_ratios.includes(ratio))

const resolutionOf = ({ resolutions }: ModelView) =>
  resolutions.includes('1k') ? '1k' : resolutions[0]

/** The work that determines the price of a portrait. */
export function portraitWork(painter: ModelView): Work {
  const resolution = resolutionOf(painter)
  return {
    ...{ workflowType: 'text_to_image', seconds: 0, model: painter.id },
    ...(resolution && { resolution }),
  }
}

/** The prompt for a face suited to lip sync: frontal, evenly lit, with nothing in front of the mouth. */
export function portraitPrompt({ age, person, look, clothes, place }: Portrait): string {
  const told = [
    ['Look', look],
    ['Clothes', clothes],
    ['Place', place],
  ].flatMap(([name, words = '']) => {
    const said = words.trim().replace(/[.。]$/, '')
    return said === '' ? [] : `${name}: ${said}.`
  })
  return [
    `Portrait photo of an invented ${PEOPLE[person]} ${AGES[age]}.`,
    ...told,
    'Head and upper body, looking straight into the camera, mouth closed, face in even light and covered by nothing.',
    'Natural skin, like a good phone photo. One person only. No words, no logo. Nobody real and nobody known.',
  ].join(' ')
}

export function portraitRequest(portrait: Portrait, painter: ModelView): CreateTaskRequest {
  const ratios = ratiosOf(painter)
  return {
    ...{ workflow_type: 'text_to_image', model: painter.id, prompt: portraitPrompt(portrait) },
    aspect_ratio: ratios.find((one) => one === portrait.ratio) ?? ratios[0] ?? '1:1',
    resolution: resolutionOf(painter),
    // The video made from it is marked instead.
    ...{ watermark: false, exact_words: false, person: { is_made_up: true } },
  }
}
