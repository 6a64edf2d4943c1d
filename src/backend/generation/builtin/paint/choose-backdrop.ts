import type { Mood, Occasion } from '../../../../contract/ad-words.ts'
import type { LayoutInput } from '../layout/layout.ts'
import type { Backdrop } from '../scene.ts'
import { type BackdropName, backdrop } from './backdrops.ts'
import type { Stage } from './painter.ts'

const BY_MOOD: Record<Mood, BackdropName[]> = {
  luxury: ['studio', 'tabletop', 'sunlit', 'studio'],
  playful: ['cutout', 'cutout', 'geometric', 'tabletop', 'bands'],
  minimal: ['studio', 'sunlit', 'cutout', 'paper'],
  tech: ['studio', 'tabletop', 'grid', 'cutout'],
  nature: ['sunlit', 'tabletop', 'cutout', 'sunlit', 'layers'],
  calm: ['sunlit', 'studio', 'cutout', 'paper'],
  energetic: ['cutout', 'bands', 'tabletop'],
  warm: ['sunlit', 'tabletop', 'cutout', 'studio'],
}
const BY_OCCASION: Partial<Record<Occasion, BackdropName[]>> = {
  summer: ['terrain', 'sky', 'rays', 'mesh', 'geometric', 'layers'],
  winter: ['terrain', 'bokeh', 'mesh', 'sky'],
  spring: ['sky', 'layers', 'geometric'],
  christmas: ['bokeh', 'studio', 'terrain'],
  sale: ['cutout', 'tabletop', 'cutout', 'bands', 'studio'],
  autumn: ['terrain', 'paper', 'layers'],
  valentine: ['bokeh', 'mesh', 'layers', 'leaks'],
}
const ANY: BackdropName[] = [
  'studio',
  'tabletop',
  'tabletop',
  'sunlit',
  'sunlit',
  'cutout',
  'cutout',
  'geometric',
]

/** A ground that fits mood and season; `among` narrows it to what the layout can carry. */
export function chooseBackdrop(input: LayoutInput, stage: Stage, among?: BackdropName[]): Backdrop {
  const random = input.random.fork('backdrop')
  const [picture] = input.pictures
  // Behind a photograph with its own light and floor, a second set would be too much.
  if (picture && !picture.isCutOut) return backdrop('paper', input.palette, random, stage)
  const [mood] = input.brief.moods
  const [occasion] = input.brief.occasions
  const fitting = [
    ...((mood && BY_MOOD[mood]) ?? []),
    ...((occasion && BY_OCCASION[occasion]) ?? []),
  ]
  const wanted = (fitting.length > 0 ? fitting : ANY).filter(
    (name) => !among || among.includes(name),
  )
  const name = random.pick(wanted.length > 0 ? wanted : (among ?? ANY))
  return backdrop(name, input.palette, random, stage)
}
