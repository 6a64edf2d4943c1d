import type { Mood, Occasion } from '../../../../contract/ad-words.ts'
import type { LayoutInput } from '../layout/layout.ts'
import type { Backdrop } from '../scene.ts'
import { type BackdropName, backdrop } from './backdrops.ts'
import type { Stage } from './painter.ts'

const BY_MOOD: Record<Mood, BackdropName[]> = {
  luxury: ['studio', 'bokeh', 'paper'],
  playful: ['geometric', 'rays', 'bands'],
  minimal: ['paper', 'studio'],
  tech: ['grid', 'mesh', 'bokeh'],
  nature: ['terrain', 'paper', 'studio'],
  calm: ['mesh', 'paper', 'studio'],
  energetic: ['bands', 'rays', 'mesh'],
  warm: ['studio', 'paper', 'geometric'],
}
const BY_OCCASION: Partial<Record<Occasion, BackdropName[]>> = {
  summer: ['terrain', 'rays', 'mesh', 'geometric'],
  winter: ['terrain', 'bokeh', 'mesh'],
  christmas: ['bokeh', 'studio'],
  sale: ['bands', 'rays', 'geometric', 'studio'],
  autumn: ['terrain', 'paper'],
}
const ANY: BackdropName[] = ['studio', 'mesh', 'geometric', 'paper', 'bokeh', 'rays']

/** A ground that fits mood and season; `among` narrows it to what the layout can carry. */
export function chooseBackdrop(input: LayoutInput, stage: Stage, among?: BackdropName[]): Backdrop {
  const random = input.random.fork('backdrop')
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
