import type { Mask } from '../picture/mask.ts'
import { moved } from './edges.ts'
import { resemblance } from './resemblance.ts'
import type { Scene } from './scene.ts'
import { type Sighting, sightingsOf } from './sightings.ts'
import { type Visit, visitsOf } from './visits.ts'

/** A sighting and when its mark stood there. */
export interface Witnessed {
  scene: Scene
  sighting: Sighting
  visits: Visit[]
}

/** One mark, wherever and whenever it was seen. */
export interface Family {
  /** The sighting that shows it best; places are told from it. */
  best: Witnessed
  /** Where the mark stands in each scene, against the best sighting. */
  places: Map<Scene, { dx: number; dy: number }>
  visits: { scene: Scene; visit: Visit }[]
}

/** What is so alike is the same mark. */
const ALIKE = 0.45

/** Puts together what shows the same mark, and looks for it once more wherever it was seen. */
export function familiesOf(witnessed: readonly Witnessed[]): Family[] {
  const families: Family[] = []
  const sorted = witnessed.slice().sort((a, b) => weight(b) - weight(a))
  for (const one of sorted) {
    if (families.some((family) => joins(family, one)) || one.visits.length === 0) continue
    const places = new Map([[one.scene, { dx: 0, dy: 0 }]])
    const visits = one.visits.map((visit) => ({ scene: one.scene, visit }))
    families.push({ best: one, places, visits })
  }
  for (const family of families) family.visits.push(...seenAgain(family))
  return families
}

const weight = ({ sighting, visits }: Witnessed): number =>
  sighting.edges.energy * Math.max(0, ...visits.map(({ ends }) => ends))

function joins(family: Family, one: Witnessed): boolean {
  const { best, places } = family
  const { dx, dy, likeness } = resemblance(placed(best), placed(one))
  if (likeness < ALIKE) return false
  const known = places.get(one.scene)
  // A mark stands in one place of a room; what is alike elsewhere in it is another.
  if (known && (known.dx !== dx || known.dy !== dy)) return false
  places.set(one.scene, { dx, dy })
  family.visits.push(...one.visits.map((visit) => ({ scene: one.scene, visit })))
  return true
}

function placed({ scene: { room }, sighting: { edges } }: Witnessed) {
  return { edges, width: room.width, ...cornerOf(room) }
}

function seenAgain({ best, places }: Family): Family['visits'] {
  return [...places].flatMap(([scene, { dx, dy }]) => {
    const [from, to] = [cornerOf(best.scene.room), cornerOf(scene.room)]
    const [x, y] = [to.left - from.left + dx, to.top - from.top + dy]
    const edges = moved(best.sighting.edges, best.scene.room, scene.room, x, y)
    return sightingsOf(scene, [edges]).flatMap((sighting) =>
      visitsOf(scene, sighting).map((visit) => ({ scene, visit })),
    )
  })
}

/** Left upper corner of what a mask means. */
export function cornerOf({ width, data }: Mask): { left: number; top: number } {
  let left = width
  let top = -1
  for (let at = 0; at < data.length; at++) {
    if (!data[at]) continue
    if (top < 0) top = Math.floor(at / width)
    left = Math.min(left, at % width)
  }
  return { left, top }
}
