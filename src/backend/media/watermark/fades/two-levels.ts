import type { Mask } from '../picture/mask.ts'
import type { Plane } from '../picture/plane.ts'
import { valuesAt } from '../picture/spatial-fill.ts'

/** Number of pixels compared, inside and beside, and how many of them propose their own course. */
const [POINTS, PROPOSED] = [900, 150]
/** Values this close hold a level, and the other level is at least this far away (levels of 255). */
const [NEAR, APART] = [2.5, 6]
/** Least share of the moments that hold the first level, the second, and either of them. */
const HELD = { first: 0.12, second: 0.1, both: 0.4 }
/** A value farther beyond both levels means that something hides the pixel. */
const BEYOND = 0.3
/**
 * Two courses agree at a moment if they are this close, and overall if they do so in nearly all moments where both are
 * visible, which must be many.
 */
const [ALIKE, NEARLY_ALL, MANY] = [0.25, 0.9, 0.5]
/** This close to a level, a course holds it; least number of such moments. */
const [LEVEL, FEWEST] = [0.2, 4]
/** Least share of a region's pixels that follow one course, and the share of that which may occur beside it. */
const [FOLLOWED, SPILT] = [0.05, 0.1]
/** Weight of doubts about what happens beside a region. */
const BESIDE = 2

/** How a pixel moves between its two most frequent values, 0 and 1; far off where something hides it. */
interface Course {
  at: number
  values: Float32Array
  /** The two values. */
  levels: readonly [number, number]
}

/** The pixels that switch together, and their course; NaN for moments in which something hides them. */
export interface Together {
  shown: Float32Array
  indices: Int32Array
  /** Their values without the mark and with it, or vice versa. */
  without: Float32Array
  full: Float32Array
}

/**
 * A mark's strength at each moment, from its pixels: over a still picture each of them has just two values, and all
 * switch between them together. Something that passes reaches each pixel at a different time, and also rests beside the
 * region. Null if too few pixels switch together.
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
    // A course with no more followers than the best so far needn't be checked beside the region.
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

/** The courses of the pixels with two values. */
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

/** The middle of the densest cluster of values, apart from another level. */
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

/** Whether a pixel follows a course (1), its inverse (−1), or neither (0). */
function agreement({ values: course }: Course, { values: other }: Course): 1 | -1 | 0 {
  // A single loop without calls: every pixel is compared with every proposal.
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

/** The median over pixels that switch together: whatever hides one of them usually leaves another. */
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
