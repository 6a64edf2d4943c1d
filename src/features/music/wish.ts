import type { ModelView } from '@/contract/endpoints/models'
import type { MusicToWrite } from '@/contract/endpoints/music'

/** What the form holds. */
export interface Wish extends MusicToWrite {
  seconds: number
  /** Who writes it; null while nobody has chosen. */
  model: string | null
  /** What an AI model is told beside what was chosen. */
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

/** Those that write music here, the one that comes with the product first. */
export const composersAmong = (models: readonly ModelView[]): ModelView[] =>
  models
    .filter(({ status, workflow_types }) => status === 'active' && workflow_types.includes('music'))
    .toSorted((a, b) => Number(b.is_built_in) - Number(a.is_built_in))

/** A wish as a model can take it: of its lengths the nearest, and no loop or parts from one that writes none. */
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
