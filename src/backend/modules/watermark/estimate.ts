import { desc, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import type { ShownVideo } from './check-areas.ts'
import { removalWorks } from './tables.ts'

/** Pixels times seconds of video that a second of work gets done, before this machine has shown its own speed. */
const USUAL_SPEED = 1280 * 720
/** Looking the video through, and putting it together. */
const FIXED_SECONDS = 4
const RUNS_REMEMBERED = 20

export const pixelSecondsOf = ({ width, height, durationSeconds }: ShownVideo): number =>
  width * height * durationSeconds

/** How fast the last runs on this installation were. */
export async function measureSpeed(executor: Executor): Promise<number> {
  const last = executor
    .select({ seconds: removalWorks.workSeconds, pixels: removalWorks.pixelSeconds })
    .from(removalWorks)
    .where(isNotNull(removalWorks.workSeconds))
    .orderBy(desc(removalWorks.id))
    .limit(RUNS_REMEMBERED)
    .as('last')
  const [sums] = await executor
    .select({
      seconds: sql<number>`coalesce(sum(${last.seconds}), 0)`.mapWith(Number),
      pixels: sql<number>`coalesce(sum(${last.pixels}), 0)`.mapWith(Number),
    })
    .from(last)
  return sums && sums.seconds > 0 ? sums.pixels / sums.seconds : USUAL_SPEED
}

/** Seconds that so much of a video takes at a speed. */
export const secondsFor = (pixelSeconds: number, speed: number): number =>
  FIXED_SECONDS + pixelSeconds / speed

/** Seconds a whole run takes at a speed, rounded up: better done early than promised in vain. */
export const runSeconds = (video: ShownVideo, speed: number): number =>
  Math.ceil(secondsFor(pixelSecondsOf(video), speed))
