import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'

/** Pixels that are asked, inside and beside, and those of them whose own course is proposed. */
const [POINTS, PROPOSED] = [900, 150]
/** A level is held where values are so near to it, and the other one is so far away (levels of 255). */
const [NEAR, APART] = [2.5, 6]
/** Share of the moments that hold the one level, the other one, and either of them. */
const HELD = { first: 0.12, second: 0.1, both: 0.4 }
/** What is farther off both levels hides the pixel. */
const BEYOND = 0.3
/** Two courses agree in a moment when they are so near, in nearly all moments that both can be seen, which are many. */
const [ALIKE, NEARLY_ALL, MANY] = [0.25, 0.9, 0.5]
/** So near to a level a course holds it, for so many moments. */
const [LEVEL, FEWEST] = [0.2, 4]
/** Share of a region's pixels that follow one course at least, and how much of that may be seen beside it. */
const [FOLLOWED, SPILT] = [0.05, 0.1]
/** A doubt about what happens beside a region counts so many times. */
const BESIDE = 2

/** How one pixel goes from the one to the other of the two values it mostly has: 0 and 1; far off where something hides it. */
interface Course {
  at: number
  values: Float32Array
  /** The two values. */
  levels: readonly [number, number]
}

/** The pixels that go together, and how; not a number in moments in which something hides them. */
export interface Together {
  shown: Float32Array
  indices: Int32Array
  /** Their values without the mark and with it, or the other way round. */
  without: Float32Array
  full: Float32Array
}

/**
 * How much of a mark each moment shows, told by its pixels: where the picture behind it stands still each of them knows
 * just two values, and all of them go from the one to the other together. What passes is seen by every pixel
 * at another time, and rests beside the region as well. Null when too few go together.
 */
export function courseTogether(
  lumas: readonly Plane[],
  within: Int32Array,
  beside: Int32Array,
  { data }: Mask,
): Together | null {
  const inside = within.filter((at) => data[at])
  const own = coursesOf(lumas, thinned(inside))
  const others = coursesOf(lumas, thinned(beside))
  const [area, areaBeside] = [
    Math.min(POINTS, inside.length),
    Math.max(1, Math.min(POINTS, beside.length)),
  ]
  let [best, most]: [Course | null, number] = [null, 0]
  for (let n = 0; n < own.length; n += Math.ceil(own.length / PROPOSED)) {
    const course = own[n]!
    const followed = own.filter((other) => agreement(course, other)).length / area
    // What no more of them follow than the best so far need not be looked at beside.
    if (followed < FOLLOWED || followed <= most) continue
    const spilt = others.filter((other) => agreement(course, other)).length / areaBeside
    if (spilt > SPILT * followed || followed - BESIDE * spilt <= most) continue
    ;[best, most] = [course, followed - BESIDE * spilt]
  }
  return best && middleCourse(best, own)
}

const thinned = (places: Int32Array): Int32Array => {
  const step = Math.max(1, Math.ceil(places.length / POINTS))
  return places.filter((_, n) => n % step === 0)
}

/** The courses of the pixels that know two values. */
function coursesOf(lumas: readonly Plane[], places: Int32Array): Course[] {
  const rows = lumas.map((luma) => valuesAt(luma.data, places))
  const courses: Course[] = []
  for (let k = 0; k < places.length; k++) {
    const course = courseOf(Float32Array.from(rows, (row) => row[k]!))
    if (course) courses.push({ at: places[k]!, ...course })
  }
  return courses
}

function courseOf(values: Float32Array): Omit<Course, 'at'> | null {
  const ordered = values.toSorted()
  const first = usual(ordered, null)
  const second = usual(ordered, first.value)
  const share = (count: number) => count / values.length
  if (share(first.count) < HELD.first || share(second.count) < HELD.second) return null
  if (share(first.count + second.count) < HELD.both) return null
  return {
    values: values.map((value) => (value - first.value) / (second.value - first.value)),
    levels: [first.value, second.value],
  }
}

/** The middle of the narrowest heap of some values, apart from another level. */
function usual(ordered: Float32Array, other: number | null): { value: number; count: number } {
  let [count, from, to] = [0, 0, 0]
  for (let low = 0, high = 0; high < ordered.length; high++) {
    if (other !== null && Math.abs(ordered[high]! - other) < APART) {
      low = high + 1
      continue
    }
    while (ordered[high]! - ordered[low]! > 2 * NEAR) low++
    if (high - low < count) continue
    ;[count, from, to] = [high - low + 1, low, high]
  }
  return { value: ordered[(from + to) >> 1]!, count }
}

const isSeen = (value: number): boolean => value > -BEYOND && value < 1 + BEYOND

/** Whether a pixel goes along with a course: 1, or against it: -1; else 0. */
function agreement({ values: course }: Course, { values: other }: Course): 1 | -1 | 0 {
  // One loop without calls: every pixel is asked about every proposal.
  let [seen, along, against, low, high] = [0, 0, 0, 0, 0]
  for (let t = 0; t < course.length; t++) {
    const [value, own] = [course[t]!, other[t]!]
    if (!(isSeen(value) && isSeen(own))) continue
    seen++
    low += Number(value < LEVEL)
    high += Number(value > 1 - LEVEL)
    along += Number(Math.abs(value - own) < ALIKE)
    against += Number(Math.abs(1 - value - own) < ALIKE)
  }
  if (seen < MANY * course.length || Math.min(low, high) < FEWEST) return 0
  if (along > NEARLY_ALL * seen) return 1
  return against > NEARLY_ALL * seen ? -1 : 0
}

/** What those that go together show: what hides one of them mostly leaves another. */
function middleCourse(course: Course, all: readonly Course[]): Together {
  const along = all.flatMap((other): Course[] => {
    const sign = agreement(course, other)
    if (sign === 0) return []
    return [sign === 1 ? other : reversed(other)]
  })
  const values = new Float32Array(along.length)
  const shown = course.values.map((_, t) => {
    for (const [n, other] of along.entries()) values[n] = other.values[t]!
    const middle = values.toSorted()[values.length >> 1]!
    return isSeen(middle) ? middle : Number.NaN
  })
  return {
    shown,
    indices: Int32Array.from(along, ({ at }) => at),
    without: Float32Array.from(along, ({ levels }) => levels[0]),
    full: Float32Array.from(along, ({ levels }) => levels[1]),
  }
}

const reversed = ({ at, values, levels: [first, second] }: Course): Course => ({
  at,
  values: values.map((value) => 1 - value),
  levels: [second, first],
})
