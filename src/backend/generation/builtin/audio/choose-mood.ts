import type { Mood } from '../../../../contract/ad-words.ts'
import type { Brief } from '../prompt/understand.ts'
import { createRandom } from '../random.ts'

/** Sales are loud; other ads may be anything friendly. */
const SALE: Mood[] = ['energetic', 'playful']
const STORY: Mood[] = ['warm', 'playful', 'minimal', 'nature']
/** Moods for a line of business, if the text names none. */
const BY_TRADE: Partial<Record<NonNullable<Brief['trade']>, Mood[]>> = {
  job: ['warm', 'playful'],
  charity: ['warm', 'calm'],
  public: ['minimal', 'warm'],
  insurance: ['warm', 'minimal'],
  loan: ['minimal', 'warm'],
  bank: ['minimal', 'tech'],
  clinic: ['calm', 'minimal'],
  property: ['luxury', 'calm'],
  webinar: ['tech', 'minimal'],
  course: ['warm', 'minimal'],
  event: ['energetic', 'playful'],
  travel: ['nature', 'warm'],
  restaurant: ['warm', 'playful'],
  fitness: ['energetic'],
  software: ['tech', 'minimal'],
  app: ['tech', 'playful'],
  car: ['tech', 'energetic'],
  industry: ['tech'],
}

/** The mood the prompt names, or one that suits its content. */
export function chooseMood({ moods, offer, price, trade }: Brief, seed: number): Mood {
  const [named] = moods
  const fitting = (trade && BY_TRADE[trade]) ?? (offer || price ? SALE : STORY)
  return named ?? createRandom(seed, 'mood').pick(fitting)
}
