import type { Random } from '../random.ts'
import type { Layer } from '../scene.ts'
import type { Composition, Layout, LayoutInput } from './layout.ts'
import { chooseLayout } from './layouts.ts'
import { notice } from './notice.ts'
import { saysAll } from './says-all.ts'

/** In units: smaller words are hard to read on a phone. */
const COMFORTABLE = 2.35
/** As a share of the shorter side: about ten points on a phone of that width. */
const ON_PHONE = 0.0249
const TRIES = 5

interface Choice {
  random: Random
  used: readonly string[]
  /** Whether to keep an earlier result's family as long as it shows all words. */
  isKept: boolean
}

/** The chosen family, or another one if the chosen one would set words too small or drop some. */
export function composePoster(first: Layout, input: LayoutInput, choice: Choice) {
  let best: { name: string; composed: Composition; size: number } | null = null
  const tried: string[] = []
  for (let layout = first; tried.length < TRIES && !tried.includes(layout.name); ) {
    const composed = layout.compose(input)
    const size = leastSize(composed.layers) / leastFor(input)
    const isWhole = saysAll(composed.layers, input.brief)
    if (isWhole && (size >= 1 || choice.isKept)) return { name: layout.name, composed }
    if (isWhole && size > (best?.size ?? 0)) best = { name: layout.name, composed, size }
    tried.push(layout.name)
    const next = choice.random.fork(`family-${tried.length}`)
    layout = chooseLayout(input, next, [...choice.used, ...tried])
  }
  return best ?? { name: notice.name, composed: notice.compose(input) }
}

const leastFor = ({ unit, width, height }: LayoutInput): number =>
  Math.max(unit * COMFORTABLE, Math.min(width, height) * ON_PHONE)

const leastSize = (layers: Layer[]): number =>
  Math.min(...layers.flatMap(({ text }) => (text ? [text.size] : [])))
