import {
  COSTS,
  DATABASE,
  DAY,
  PEAK_HOUR_SHARE,
  REGION_CREATORS,
  ROOTS_TO_SPARE,
  SHARE_TO_SPARE,
} from './figures.ts'

/** A kind of process, and how much of it a region's busiest hour needs. */
export interface Pool {
  name: string
  arrivalsPerSecond: number
  /** Processor seconds per piece of work. */
  seconds: number
  cores: number
}

/** How close something that can't be duplicated is to its limit; above 1 the limit is exceeded. */
export interface Limit {
  name: string
  perSecond: number
  use: number
}

export interface Demand {
  regions: number
  creatorsPerRegion: number
  pools: Pool[]
  limits: Limit[]
  streams: number
  storedTerabytesPerMonth: number
  sentGigabitsPerSecond: number
}

/** What this many creators a day demand in the busiest hour; pools and limits are per region. */
export function demandOf(creators: number): Demand {
  const regions = Math.max(1, Math.ceil(creators / REGION_CREATORS))
  const people = creators / regions
  const peak = (aDay: number) => (people * aDay * PEAK_HOUR_SHARE) / 3_600
  const images = peak(DAY.images)
  const films = peak(DAY.films)
  const removals = peak(DAY.removals)
  const pages = peak(DAY.pages)
  const tasks = images + films + removals
  return {
    regions,
    creatorsPerRegion: people,
    pools: [
      pool('web', pages + peak(DAY.calls), webSeconds(pages, peak(DAY.calls))),
      pool('visitors', peak(DAY.visitorPages), COSTS.pageKeptMs / 1_000),
      pool('images', images, COSTS.imageSeconds),
      pool('videos', films, DAY.filmSeconds * COSTS.filmSecondsPerSecond),
      pool('removals', removals, DAY.removalSeconds * COSTS.removalSecondsPerSecond),
    ],
    limits: [
      limit('spends', tasks, DATABASE.spendsPerSecond),
      limit('jobs', tasks, DATABASE.jobsPerSecond),
      limit('notifications', tasks * DAY.notificationsPerTask, DATABASE.notificationsPerSecond),
    ],
    streams: Math.ceil((people * PEAK_HOUR_SHARE * DAY.minutes) / 60),
    storedTerabytesPerMonth: (creators * DAY.storedMegabytes * 30) / 1_000_000,
    sentGigabitsPerSecond: (regions * peak(DAY.sentMegabytes) * 8) / 1_000,
  }
}

/** Mean over rendered pages and calls. */
const webSeconds = (pages: number, calls: number): number =>
  (pages * COSTS.pageRenderedMs + calls * COSTS.callMs) / (pages + calls) / 1_000

function pool(name: string, arrivalsPerSecond: number, seconds: number): Pool {
  const load = arrivalsPerSecond * seconds
  const toSpare = Math.max(ROOTS_TO_SPARE * Math.sqrt(load), SHARE_TO_SPARE * load)
  return { name, arrivalsPerSecond, seconds, cores: Math.ceil(load + toSpare) }
}

/** Core hours that a thousand creators take in a day, by pool. */
export const coreHoursOfAThousand = (): Record<string, number> =>
  Object.fromEntries(
    demandOf(1_000).pools.map(({ name, arrivalsPerSecond, seconds }) => [
      name,
      (arrivalsPerSecond * seconds) / PEAK_HOUR_SHARE,
    ]),
  )

const limit = (name: string, perSecond: number, most: number): Limit => ({
  name,
  perSecond,
  use: perSecond / most,
})
