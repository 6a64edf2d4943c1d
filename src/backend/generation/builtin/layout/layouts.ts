import type { Random } from '../random.ts'
import { beforeAfter } from './before-after.ts'
import { bigType } from './big-type.ts'
import { catalogueRow } from './catalogue-row.ts'
import { featureGrid } from './feature-grid.ts'
import { framed } from './frame.ts'
import { fullBleed } from './full-bleed.ts'
import type { Layout, LayoutInput } from './layout.ts'
import { showsEach } from './line-up.ts'
import { minimal } from './minimal.ts'
import { notice } from './notice.ts'
import { offerBurst } from './offer-burst.ts'
import { POSTERS } from './poster/posters.ts'
import { swiss } from './poster/swiss.ts'
import { productHero } from './product-hero.ts'
import { splitPanel } from './split-panel.ts'
import { storyCard } from './story-card.ts'
import { testimonial } from './testimonial.ts'

export const LAYOUTS: readonly Layout[] = [
  productHero,
  splitPanel,
  fullBleed,
  bigType,
  offerBurst,
  testimonial,
  beforeAfter,
  featureGrid,
  framed,
  minimal,
  storyCard,
  catalogueRow,
  notice,
  ...POSTERS,
]

/** The family with a given name, if it can still show the content. */
export const findLayout = (name: string | undefined, input: LayoutInput): Layout | undefined =>
  LAYOUTS.find((layout) => layout.name === name && weightOf(layout, input) > 0)

/** A family that would leave out a given picture doesn't fit. */
const weightOf = (layout: Layout, input: LayoutInput): number => {
  // Without a picture the words are the ad: layouts made around an object would have a gap.
  if (input.pictures.length === 0 && !POSTERS.includes(layout) && layout !== testimonial) return 0
  return showsEach(input) && !layout.hasRoomForAll ? 0 : layout.fitness(input)
}

/** All families that can show the content, the fittest first. */
export const fittingLayouts = (input: LayoutInput): Layout[] =>
  LAYOUTS.filter((layout) => weightOf(layout, input) > 0).toSorted(
    (one, other) => weightOf(other, input) - weightOf(one, input),
  )

/** A family that would crop or hide the picture's subject is the last resort. */
const UNFIT = 0.1

/** Whether a family would crop or hide the subject. */
export const isUnfit = (layout: Layout, input: LayoutInput): boolean =>
  weightOf(layout, input) <= UNFIT

/** A fitting family; families already used by sibling variations only if nothing else fits. */
export function chooseLayout(
  input: LayoutInput,
  random: Random,
  used: readonly string[],
  among?: readonly string[],
): Layout {
  const possible = LAYOUTS.map((layout) => ({ layout, weight: weightOf(layout, input) })).filter(
    ({ weight }) => weight > 0,
  )
  const good = possible.filter(({ weight }) => weight > UNFIT)
  const fitting = good.length > 0 ? good : possible
  const asked = among ? fitting.filter(({ layout }) => among.includes(layout.name)) : fitting
  const weighted = asked.length > 0 ? asked : fitting
  const fresh = weighted.filter(({ layout }) => !used.includes(layout.name))
  const choices = fresh.length > 0 ? fresh : weighted
  let left = random.next() * choices.reduce((sum, { weight }) => sum + weight, 0)
  for (const { layout, weight } of choices) {
    left -= weight
    if (left <= 0) return layout
  }
  return input.pictures.length === 0 ? swiss : bigType
}
