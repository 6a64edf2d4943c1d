import type { ShotScene } from '../../../../contract/photoshoot.ts'
import { understand } from '../prompt/understand.ts'
import type { GroundWish } from './ground.ts'
import type { ColourWish, Wish } from './instruction.ts'

interface SceneFacts {
  ground: GroundWish['ground']
  colour?: Pick<ColourWish, 'name' | 'tone'>
  isEvening?: true
  isGlossy?: true
}

const pale = (name: ColourWish['name']) => ({ name, tone: 'pale' }) as const
const plain = (name: ColourWish['name']) => ({ name, tone: null }) as const

const SCENES: Record<ShotScene, SceneFacts> = {
  white: { ground: 'studio', colour: plain('white') },
  black: { ground: 'studio', colour: plain('black'), isGlossy: true },
  pink: { ground: 'studio', colour: pale('pink') },
  blue: { ground: 'studio', colour: pale('blue') },
  green: { ground: 'studio', colour: pale('green') },
  podium: { ground: 'tabletop', colour: pale('beige') },
  sunlit: { ground: 'sunlit', colour: pale('beige') },
  window: { ground: 'window' },
  table: { ground: 'table' },
  beach: { ground: 'shore' },
  sunset: { ground: 'shore', isEvening: true },
  spring: { ground: 'sunlit', colour: pale('green') },
  summer: { ground: 'sunlit', colour: { name: 'yellow', tone: 'pale' } },
  autumn: { ground: 'sunlit', colour: plain('orange') },
  winter: { ground: 'tabletop', colour: pale('blue'), isGlossy: true },
  holidays: { ground: 'bokeh', colour: { name: 'red', tone: 'deep' } },
}

/** Describes a scene as a background wish. */
export function groundOf(scene: ShotScene): GroundWish {
  const { ground, colour, isEvening = false, isGlossy = false } = SCENES[scene]
  const wish: Wish = {
    ...{ name: 'replaceGround', strength: 1, place: null, words: [] },
    colour: colour ? { ...colour, hex: null } : null,
  }
  const brief = understand('', 'en')
  return { brief, ground, isEvening, isGlossy, wishes: new Map([['replaceGround', wish]]) }
}
