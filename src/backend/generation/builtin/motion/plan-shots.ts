import { composeScene, type Setting } from '../compose-scene.ts'
import type { Size } from '../geometry.ts'
import type { Picture } from '../picture/picture.ts'
import type { Brief } from '../prompt/understand.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { withTurn } from './product-turn.ts'

export interface Shot {
  scene: Scene
  seconds: number
}

export interface FilmPlan extends Size, Setting {
  brief: Brief
  pictures: Picture[]
  random: Random
  durationSeconds: number
  hasMark: boolean
  /** The pictures show one product from its sides, and it shall turn. */
  isTurning?: boolean
  /** Layouts already seen, by sister variations too; grows. */
  used: string[]
}

const SINGLE_SHOT_SECONDS = 4
const SHOT_SECONDS = 3.1
const SHOTS_MAX = 10
const SEEN_SECONDS = 1
/** The opening is quick, the last shot stays long enough to act on. */
const WEIGHTS = { opening: 0.8, middle: 1, ending: 1.45 }

/** An opening that says one thing, one fact per shot on the way, and the whole ad at the end. */
export function planShots(plan: FilmPlan): Shot[] {
  const { brief, pictures, durationSeconds } = plan
  const count =
    durationSeconds < SINGLE_SHOT_SECONDS
      ? 1
      : Math.min(SHOTS_MAX, Math.max(2, Math.round(durationSeconds / SHOT_SECONDS)))
  const bare: Brief = {
    ...brief,
    subline: null,
    offer: null,
    price: null,
    oldPrice: null,
    perks: [],
    eyebrow: null,
    cta: '',
  }
  const facts = factsOf(brief)
  const middle = Array.from({ length: Math.max(0, count - 2) }, (_, index) => ({
    label: `middle-${index}`,
    told: { ...bare, ...(facts.length > 0 ? facts[index % facts.length] : {}) },
    shown: turned(pictures, index + 1),
    weight: WEIGHTS.middle,
  }))
  const parts = [
    ...(count > 1
      ? [{ label: 'opening', told: bare, shown: pictures.slice(0, 1), weight: WEIGHTS.opening }]
      : []),
    ...middle,
    { label: 'ending', told: brief, shown: pictures, weight: WEIGHTS.ending },
  ]
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  return parts.map(({ label, told, shown, weight }) => ({
    scene: compose(plan, told, shown, label),
    seconds: (durationSeconds * weight) / whole,
  }))
}

/** The same shots with their changes on the beat; none becomes shorter than it takes to see it. */
export function onTheBeat(shots: Shot[], beat: number, changeSeconds: number): Shot[] {
  let planned = 0
  let taken = 0
  const whole = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  return shots.map((shot, index) => {
    planned += shot.seconds
    const isLast = index === shots.length - 1
    const beats = Math.round((planned + changeSeconds / 2) / beat)
    const until = isLast ? whole : Math.max(taken + SEEN_SECONDS, beats * beat - changeSeconds / 2)
    const seconds = until - taken
    taken = until
    return { ...shot, seconds }
  })
}

/** What the shots on the way say, one each. */
function factsOf(brief: Brief): Partial<Brief>[] {
  return [
    ...(brief.offer ? [{ offer: brief.offer }] : []),
    ...(brief.subline ? [{ headline: brief.subline }] : []),
    ...brief.perks.map((perk) => ({ headline: perk })),
    ...(brief.price ? [{ price: brief.price, oldPrice: brief.oldPrice }] : []),
  ]
}

const turned = <T>(list: T[], by: number): T[] =>
  list.length === 0 ? [] : [list[by % list.length]!]

function compose(plan: FilmPlan, brief: Brief, pictures: Picture[], label: string): Scene {
  const { width, height, random, hasMark, used, isTurning = false } = plan
  const scene = composeScene({
    safeZone: plan.safeZone,
    brand: plan.brand,
    isEachShown: plan.isEachShown && !isTurning,
    width,
    height,
    brief,
    pictures: isTurning ? plan.pictures.slice(0, 1) : pictures,
    random: random.fork(label),
    look: random.fork('look'),
    hasMark,
    // Of a long film only the last shots count, else it would run out of layouts.
    used: used.slice(-4),
  })
  used.push(scene.layout)
  return isTurning ? withTurn(scene, plan.pictures) : scene
}
