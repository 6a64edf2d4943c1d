import type { ModelView } from '@/contract/endpoints/models'
import type { MusicToWrite } from '@/contract/endpoints/music'

/** The form values. */
export interface Wish extends MusicToWrite {
  seconds: number
  /** The chosen model; null until the user chooses. */
  model: string | null
  /** Instructions for an AI model, in addition to the choices. */
  ownWords: string
}

export const FIRST_WISH: Wish = {
  genre: 'acoustic',
  mood: 'happy',
  tempo: null,
  is_loop: false,
  format: 'm4a',
  seconds: 15,
  model: null,
  ownWords: '',
}

/** Models that write music here, the built-in one first. */
export const composersAmong = (models: readonly ModelView[]): ModelView[] =>
  models
    .filter(({ status, workflow_types }) => status === 'active' && workflow_types.includes('music'))
    .toSorted((a, b) => Number(b.is_built_in) - Number(a.is_built_in))

/** A wish as limited by a model: its nearest length, and no loop or parts if it cannot write them. */
export function fitWish(wish: Wish, { durations, abilities, is_built_in }: ModelView): Wish {
  const distance = (seconds: number) => Math.abs(seconds - wish.seconds)
  const seconds = durations.reduce(
    (best, one) => (distance(one) < distance(best) ? one : best),
    durations[0] ?? wish.seconds,
  )
  const has_stems = wish.has_stems && is_built_in
  return {
    ...{ ...wish, seconds, is_loop: wish.is_loop && abilities.includes('loop') },
    ...(wish.has_stems !== undefined && { has_stems }),
  }
}
