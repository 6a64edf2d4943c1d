import { type LaidOver, layMark } from './laid-over.ts'
import { chanceOf, drawMark, type MarkKind } from './marks.ts'

export interface HeldCase {
  scenario: string
  clip: string
  mark: LaidOver
  strengthAt: (index: number) => number
  /** A slightly imprecise rectangle, as a person would draw it. */
  region: { x: number; y: number; w: number; h: number }
}

const CLIPS: Record<string, { kind: MarkKind; clips: readonly string[] }> = {
  opaque: {
    kind: 'opaque',
    clips: ['tripod', 'handheld', 'drive', 'talk', 'zoom', 'close', 'screen', 'film'],
  },
  text: { kind: 'text', clips: ['tripod', 'handheld', 'talk', 'close', 'screen', 'odd'] },
  mixed: { kind: 'mixed', clips: ['tripod', 'handheld', 'drive'] },
  shadow: { kind: 'shadow', clips: ['tripod', 'handheld', 'zoom'] },
  thin: { kind: 'thin', clips: ['drive', 'talk'] },
  fade: { kind: 'text', clips: ['tripod', 'handheld', 'talk'] },
  fadeopaque: { kind: 'opaque', clips: ['tripod', 'drive', 'screen'] },
  comes: { kind: 'text', clips: ['tripod', 'talk', 'drive'] },
  pulse: { kind: 'text', clips: ['tripod', 'talk', 'drive'] },
}

export const SCENARIOS = Object.keys(CLIPS)
export const clipsOf = (scenario: string): readonly string[] => CLIPS[scenario]?.clips ?? []

/** Fades in, stays, fades out; absent at both ends. */
function fading(count: number, ramp: number): (index: number) => number {
  const [from, to] = [Math.round(count * 0.15), Math.round(count * 0.88)]
  return (index) => Math.max(0, Math.min(1, (index - from) / ramp, (to - index) / ramp))
}

/** Appears and disappears suddenly. */
function coming(count: number): (index: number) => number {
  const [from, to] = [Math.round(count * 0.25), Math.round(count * 0.8)]
  return (index) => (index >= from && index < to ? 1 : 0)
}

/** Appears and disappears twice, with a pause in between. */
const pulsing =
  (count: number) =>
  (index: number): number =>
    Math.max(0, Math.min(1, 0.6 - 1.2 * Math.cos((4 * Math.PI * index) / count)))

function strengthOver(scenario: string, count: number): (index: number) => number {
  if (scenario.startsWith('fade')) return fading(count, 10)
  if (scenario === 'comes') return coming(count)
  return scenario === 'pulse' ? pulsing(count) : () => 1
}

/** How many pixels too large a rectangle is drawn: left, top, right, and bottom. */
export type Sloppiness = (chance: () => number, box: { w: number; h: number }) => number[]

const LOOSE: Sloppiness = (chance) => [0, 0, 0, 0].map(() => Math.round(4 + 6 * chance()))
const TOO_LARGE: Sloppiness = (chance, { w, h }) =>
  [w, h, w, h].map((side) => Math.round(4 + (side / 4) * chance()))
const TOO_SMALL: Sloppiness = (chance) => [0, 0, 0, 0].map(() => Math.round(-4 * chance()))
export const DRAWINGS = { loose: LOOSE, large: TOO_LARGE, small: TOO_SMALL }

export function heldCase(
  scenario: string,
  clip: string,
  size: { width: number; height: number; count: number },
  drawing: Sloppiness = LOOSE,
  seed = 0,
): HeldCase {
  const chance = chanceOf(`${scenario}/${clip}/held`)
  const { kind } = CLIPS[scenario]!
  const least = Math.min(size.width, size.height)
  const canvas = drawMark(kind, Math.round(least * (0.09 + 0.04 * chance())), chance)
  const [right, low] = [chance(), chance()]
  const spot = (room: number, at: number, w: number) =>
    Math.max(6, Math.min(room - w - 6, Math.round((room - w) * (0.05 + 0.9 * at))))
  const mark = layMark(
    canvas,
    (w, h) => [spot(size.width, right, w), spot(size.height, low, h)],
    size,
  )
  const { x, y, w, h } = mark.box
  const [left = 0, top = 0, more = 0, below = 0] = drawing(
    chanceOf(`${scenario}/${clip}/${seed}`),
    mark.box,
  )
  const [x0, y0] = [Math.max(0, x - left), Math.max(0, y - top)]
  const region = {
    x: x0,
    y: y0,
    w: Math.min(size.width, x + w + more) - x0,
    h: Math.min(size.height, y + h + below) - y0,
  }
  const strengthAt = strengthOver(scenario, size.count)
  return { scenario, clip, mark, strengthAt, region }
}
