import type { SafeZone } from '../../../contract/safe-zone.ts'
import type { Brand } from './brand/brand.ts'
import { type BrandPlan, brandLayers, legalFoot, planBrand } from './brand/brand-layers.ts'
import { overlap, rect, type Size } from './geometry.ts'
import { composePoster } from './layout/compose-poster.ts'
import { asksForLargePicture } from './layout/large-picture.ts'
import {
  type Composition,
  isStrip,
  isWide,
  type Layout,
  type LayoutInput,
} from './layout/layout.ts'
import { chooseLayout, findLayout, fittingLayouts, isUnfit, LAYOUTS } from './layout/layouts.ts'
import { markLayer } from './layout/mark.ts'
import { notice } from './layout/notice.ts'
import { plain } from './layout/poster/poster.ts'
import { oneCall, posterBrief } from './layout/poster/poster-brief.ts'
import { strip } from './layout/poster/strip.ts'
import { unsaidOf } from './layout/says-all.ts'
import { storyCard } from './layout/story-card.ts'
import { legible, probeGround } from './legibility.ts'
import type { Tone } from './palette/palette.ts'
import { paletteFor } from './palette/scene-palette.ts'
import type { Picture } from './picture/picture.ts'
import type { Brief } from './prompt/understand.ts'
import type { Random } from './random.ts'
import { safeArea } from './safe-area.ts'
import type { Scene } from './scene.ts'
import type { SceneStyle } from './scene-style.ts'
import { choosePairing, type Pairing } from './type/pairing.ts'

/** What applies to every scene of a task: where it will be shown, and for whom. */
export interface Setting {
  safeZone?: SafeZone | null
  brand?: Brand | null
  /** Whether each of several given pictures must appear in the result. */
  isEachShown?: boolean
}

export interface SceneRequest extends Size, Setting {
  brief: Brief
  pictures: Picture[]
  random: Random
  /** The random source for colors and fonts; scenes of one film share it. */
  look?: Random
  hasMark: boolean
  /** Layout family, colors, and fonts of an earlier result, to be kept. */
  style?: SceneStyle | null
  /** Layouts already used by sibling variations. */
  used?: readonly string[]
  /** A requested layout, by name or as an object; by default one that fits. */
  layout?: string | Layout
  /** Families to choose from; all by default. */
  among?: readonly string[]
  tone?: Tone
}

/** Chooses layout, colors, fonts, and ground for a brief and puts everything in its place. */
export function composeScene(request: SceneRequest): Scene & { style: SceneStyle } {
  const { width, height, pictures, random, look = random, used = [], brand = null } = request
  const kept = request.style
  const size = { width, height }
  const unit = Math.sqrt(width * height) / 100
  const isTypeLed = pictures.length === 0
  const told = brand ? inTone(request.brief, brand) : request.brief
  const brief = isTypeLed ? posterBrief(told) : oneCall(told)
  const wish = {
    objectHue: pictures[0]?.hue ?? null,
    tone: request.tone ?? brief.tone,
    colours: brand?.colours.length ? brand.colours : brief.hexColours,
  }
  const palette = kept?.palette ?? paletteFor(brief, pictures, wish, look.fork('palette'))
  const pairing = kept
    ? inLanguage(kept.pairing, brief.language)
    : choosePairing(brief, look.fork('pairing'), brand)
  const safe = safeArea(size, request.safeZone)
  const plan = planBrand(size, safe, brand, { pairing, legal: brief.legal })
  const top = plan.logo ? plan.rest.y - unit * 1.2 : 0
  const input: LayoutInput = {
    ...size,
    unit,
    safe: plan.rest,
    art: rect(0, top, width, floorOf(plan, size, isTypeLed) - top),
    brief,
    palette,
    pairing,
    ownType: { heading: Boolean(brand?.headingFont), text: Boolean(brand?.bodyFont) },
    pictures,
    isEachShown: request.isEachShown ?? false,
    random: random.fork('layout'),
  }
  const layout =
    askedLayout(request.layout) ??
    (isTypeLed && isStrip(size) ? strip : null) ??
    findLayout(kept?.layout, input) ??
    chooseLayout(input, random.fork('family'), used, request.among)
  const compose = () => {
    if (request.layout) return { name: layout.name, composed: layout.compose(input) }
    if (!isTypeLed) return composeWhole(layout, input)
    return composePoster(layout, input, {
      random,
      used,
      isKept: layout === strip || layout.name === kept?.layout,
    })
  }
  const { name, composed } = compose()
  const scene: Scene = { ...size, safe, layout: name, palette, ...composed }
  const mark = request.hasMark ? [markLayer(size, brief.labels.mark, pairing.text)] : []
  const ground = { safe, palette, probe: probeGround(scene) }
  const own = [...legalFoot(plan, size, ground), ...brandLayers(plan, brand, ground)]
  return {
    ...readableScene({ ...scene, layers: [...scene.layers, ...own, ...mark] }),
    style: { layout: name, palette, pairing },
  }
}

/** Legal text narrower than this share of the frame goes under the words alone, not under what is beside them. */
const ASIDE = 0.48

/** Where pictures and shapes end: above the legal text, or at the frame's edge if they are beside it. */
function floorOf({ legal, unit }: BrandPlan, size: Size, isTypeLed: boolean): number {
  if (!legal) return size.height
  const isAside = isTypeLed && isWide(size) && legal.block.width < size.width * ASIDE
  return isAside ? size.height : legal.y - unit * 2
}

/** Where the words would need a plate to be legible, a plain ground is used instead; not possible on a photograph. */
function readableScene(scene: Scene): Scene {
  const made = legible(scene)
  const hasPhotograph = scene.layers.some(({ role }) => role === 'picture')
  if (made.layers.length === scene.layers.length || hasPhotograph) return made
  const quiet = legible({ ...scene, backdrop: plain(scene.palette.ground) })
  return quiet.layers.length < made.layers.length ? quiet : made
}

const askedLayout = (asked: string | Layout | undefined): Layout | undefined =>
  typeof asked === 'string' ? LAYOUTS.find(({ name }) => name === asked) : asked

/** The chosen family, or the next one that shows every word; if none does, the one that shows the most. */
function composeWhole(layout: Layout, input: LayoutInput) {
  const last = input.isEachShown ? [storyCard] : [storyCard, notice]
  const families = new Set([layout, ...fittingLayouts(input), ...last])
  const best = leastUnsaid(families, input)
  if (best?.unsaid === 0) return best
  const whole = leastUnsaid(families, { ...input, isWhole: true }, isWithin)
  const better = whole && (!best || whole.unsaid < best.unsaid) ? whole : best
  return better ?? { name: layout.name, composed: layout.compose(input) }
}

function leastUnsaid(
  families: ReadonlySet<Layout>,
  input: LayoutInput,
  suits: (composed: Composition, input: LayoutInput) => boolean = () => true,
) {
  const least = asksForLargePicture(input.brief) ? SHOWN_LARGE : SHOWN_MIN
  let best: { name: string; composed: Composition; unsaid: number; shown: number } | null = null
  for (const layout of families) {
    const { name } = layout
    const composed = layout.compose(input)
    const unsaid = unsaidOf(composed.layers, input.brief).length
    // A small picture is better than half a picture.
    const shown = isUnfit(layout, input) ? 0 : Math.min(shownOf(composed, input), least)
    const isBetter = !best || unsaid < best.unsaid || (unsaid === best.unsaid && shown > best.shown)
    if (isBetter && suits(composed, input)) best = { name, composed, unsaid, shown }
    if (best?.unsaid === 0 && best.shown >= least) break
  }
  return best
}

/** Shares of the frame: a smaller product is overlooked. */
const SHOWN_MIN = 0.15
const SHOWN_LARGE = 0.22

/** The picture's share of the frame; without a picture, nothing is too small. */
function shownOf({ layers }: Composition, { pictures, width, height }: LayoutInput): number {
  if (pictures.length !== 1) return 1
  const areas = layers.flatMap(({ role, place }) =>
    place && (role === 'product' || role === 'picture') ? [place.width * place.height] : [],
  )
  return Math.max(0, ...areas) / (width * height)
}

/** Words that were all kept may exceed their place. */
function isWithin({ layers }: Composition, { safe, unit }: LayoutInput): boolean {
  const inks = layers.flatMap(({ text }) => (text ? [text.ink] : []))
  const isIn = inks.every(
    ({ y, height }) => y >= safe.y - unit && y + height <= safe.y + safe.height + unit,
  )
  return (
    isIn && !inks.some((ink, at) => inks.some((other, to) => to > at && overlap(ink, other) > 0))
  )
}

/** Another ad's fonts for words that may be in another language. */
const inLanguage = (pairing: Pairing, language: Brief['language']): Pairing => ({
  ...pairing,
  display: { ...pairing.display, language },
  text: { ...pairing.text, language },
  figures: { ...pairing.figures, language },
})

/** A brand's tone comes before the prompt's; a logo makes its name as the eyebrow redundant. */
export const inTone = (brief: Brief, { moods, logo, name }: Brand): Brief => ({
  ...brief,
  moods: [...new Set([...moods, ...brief.moods])],
  eyebrow: logo && brief.eyebrow === brief.brand ? null : (brief.eyebrow ?? (logo ? null : name)),
})
