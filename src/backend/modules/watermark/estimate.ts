import { desc, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import type { ShownVideo } from './check-areas.ts'
import { removalWorks } from './tables.ts'

/** Pixels × seconds of video processed per second of work, until this machine has shown its own speed. */
const USUAL_SPEED = 1280 * 720
/** For analyzing the video and joining the result. */
const FIXED_SECONDS = 4
const RUNS_REMEMBERED = 20

export const pixelSecondsOf = ({ width, height, durationSeconds }: ShownVideo): number =>
  width * height * durationSeconds

/** Average speed of this installation's last runs, in pixels × seconds of video per second. */
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

/** Seconds it takes to process this much video at a given speed. */
export const secondsFor = (pixelSeconds: number, speed: number): number =>
  FIXED_SECONDS + pixelSeconds / speed

/** Seconds a whole run takes at a given speed, rounded up: better early than late. */
export const runSeconds = (video: ShownVideo, speed: number): number =>
  Math.ceil(secondsFor(pixelSecondsOf(video), speed))
