import { composeScene, type SceneRequest, type Setting } from '../compose-scene.ts'
import { contains, rect, type Size } from '../geometry.ts'
import { bigFigure } from '../layout/film/big-figure.ts'
import { factList } from '../layout/film/fact-list.ts'
import type { Layout } from '../layout/layout.ts'
import { posterBrief } from '../layout/poster/poster-brief.ts'
import { turnedPalette } from '../palette/turned-palette.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import type { SceneStyle } from '../scene-style.ts'
import { withTurn } from './product-turn.ts'
import { type Chapter, tellStory } from './story.ts'

export interface Shot {
  scene: Scene
  seconds: number
  /** Any shorter, and its text cannot be read. */
  leastSeconds: number
  reason: Chapter['reason']
}

export interface FilmPlan extends Size, Setting {
  brief: Brief
  pictures: Picture[]
  random: Random
  durationSeconds: number
  hasMark: boolean
  /** The pictures show one product from several sides, and it should turn. */
  isTurning?: boolean
  /** The end should lead back into the start. */
  isLoop?: boolean
  /** Layouts already used, including by sister variations; grows. */
  used: string[]
}

/** Families whose picture goes well with little text. */
const WITH_WORDS = [
  ...['swiss', 'editorial', 'elegant', 'banner', 'aura', 'cut-paper', 'mosaic', 'arcs', 'echo'],
]
/** Families that can end a film: they look complete without facts. */
const ENDINGS = [...WITH_WORDS, 'figure', 'ticket', 'app', 'coupon']
/** Families that show a product or photo in full, whatever the text. */
const WITH_PICTURE = [
  ...['product-hero', 'minimal', 'story-card', 'frame', 'full-bleed', 'split'],
  ...['catalogue-row'],
]
/** Families with the largest picture, for the start of a film. */
const OPENINGS = ['product-hero', 'full-bleed', 'minimal', 'split']

/** Plans three to five shots with a purpose each, in one family, one color scheme and one voice. */
export function planShots(plan: FilmPlan): Shot[] {
  const isTypeLed = plan.pictures.length === 0
  const { durationSeconds: seconds, isLoop } = plan
  const brief = isTypeLed ? posterBrief(plan.brief) : plan.brief
  const chapters = tellStory(brief, { seconds, isTypeLed, isLoop })
  const last = chapters.at(-1)
  if (!last) throw new Error('A film tells something.')
  const used = plan.used.slice(-4)
  // The family is the one the whole ad would have.
  const whole = compose(plan, brief, plan.pictures, {
    used,
    ...(!isTypeLed && { among: WITH_PICTURE }),
  })
  plan.used.push(whole.layout)
  const isFull = last.reason === 'whole' || last.told.perks.length > 0
  const isKept = !isTypeLed || isFull || ENDINGS.includes(whole.layout)
  const end =
    last.reason === 'whole'
      ? whole
      : compose(plan, last.told, plan.pictures, {
          used,
          style: isKept ? whole.style : { ...whole.style, layout: '' },
          among: isTypeLed ? ENDINGS : WITH_PICTURE,
        })
  const others = isTypeLed ? typeShots(plan, end) : pictureShots(plan, end)
  const scenes = chapters.map((chapter, index) => (chapter === last ? end : others(chapter, index)))
  const least = chapters.reduce((sum, { leastSeconds }) => sum + leastSeconds, 0)
  const slack = Math.max(0, seconds - least)
  const squeeze = Math.min(1, seconds / least)
  return chapters.map(({ reason, leastSeconds }, index) => ({
    scene: scenes[index]!,
    reason,
    leastSeconds: leastSeconds * squeeze,
    seconds: leastSeconds * squeeze + slack / chapters.length,
  }))
}

type Styled = Scene & { style: SceneStyle }

/** More lines than this below the first make a list. */
const LINES_MAX = 1

/** Text and shapes: the family's picture under the hook, planes of its colors under what follows. */
function typeShots(plan: FilmPlan, end: Styled) {
  const own = WITH_WORDS.includes(end.layout) ? [end.layout] : WITH_WORDS
  let family: string | undefined
  const turned = { ...end.style, layout: '', palette: turnedPalette(end.palette) }
  return ({ reason, told }: Chapter, index: number): Styled => {
    const isList = reason === 'facts' && told.perks.length > LINES_MAX
    const isTurned = index % 2 === 1
    if (reason === 'figure') return compose(plan, told, [], { layout: bigFigure, style: turned })
    const style = isTurned ? turned : { ...end.style, layout: '' }
    if (isList) return compose(plan, told, [], { layout: factList, style })
    const scene = compose(plan, told, [], {
      style: { ...style, layout: family ?? '' },
      among: family ? [family] : own,
    })
    family ??= scene.layout
    return scene
  }
}

/** The product starts large and then zooms in or out as the text needs; it never leaves. */
function pictureShots(plan: FilmPlan, end: Styled) {
  const { pictures, isEachShown, isTurning } = plan
  const shown = (index: number) =>
    isEachShown && !isTurning ? pictures.slice(index % pictures.length).slice(0, 1) : pictures
  const isCutOut = pictures[0]?.isCutOut ?? false
  const layout = OPENINGS.find(
    (name) => name !== end.layout && (isCutOut ? name !== 'full-bleed' : !name.includes('m')),
  )
  return ({ told }: Chapter, index: number): Styled =>
    compose(plan, told, shown(index), {
      style: { ...end.style, layout: layout ?? end.layout },
      among: WITH_PICTURE,
    })
}

function compose(
  plan: FilmPlan,
  brief: Brief,
  pictures: Picture[],
  wish: Partial<SceneRequest> & { layout?: Layout },
): Styled {
  const { width, height, random, hasMark, isTurning = false } = plan
  const made = (more: Partial<SceneRequest>) =>
    composeScene({
      safeZone: plan.safeZone,
      brand: plan.brand,
      isEachShown: plan.isEachShown && !isTurning,
      width,
      height,
      brief,
      pictures: isTurning ? plan.pictures.slice(0, 1) : pictures,
      // The same random seed for all shots, so that an element on the left stays on the left.
      random: random.fork('scene'),
      look: random.fork('look'),
      hasMark,
      ...wish,
      ...more,
    })
  const first = made({})
  const scene = isWhole(first) ? first : made({ layout: 'story-card' })
  return isTurning ? { ...withTurn(scene, plan.pictures), style: scene.style } : scene
}

/** Whether no product extends beyond the frame. */
const isWhole = ({ width, height, layers }: Scene): boolean =>
  layers.every(({ place, role }) => {
    const isProduct = role === 'product' && place
    return !isProduct || contains(rect(0, 0, width, height), place, 1)
  })
