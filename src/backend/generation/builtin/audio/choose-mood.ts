import type { Mood } from '../../../../contract/ad-words.ts'
import type { Brief } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'

/** Sales are loud; a story without one may be anything friendly. */
const SALE: Mood[] = ['energetic', 'playful', 'tech']
const STORY: Mood[] = ['warm', 'playful', 'minimal', 'nature', 'calm']

/** The mood the prompt names, else one that fits the story. */
export function chooseMood({ moods, offer, price }: Brief, seed: number): Mood {
  const [named] = moods
  return named ?? createRandom(seed, 'mood').pick(offer || price ? SALE : STORY)
}
