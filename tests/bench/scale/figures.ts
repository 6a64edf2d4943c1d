/**
 * What one piece of work costs, as it was measured on two cores (docs/figures.md), and what a creator
 * does on one day. The first are facts with the command that repeats them; the second are assumptions.
 */
export const COSTS = {
  /** `bench:http`, signed in: nothing of it is kept. */
  pageRenderedMs: 8.5,
  /** `bench:http`, for visitors. */
  pageKeptMs: 0.3,
  /** `bench:http`, the status of a task. */
  callMs: 4,
  /** `bench:engine`: seconds of the clock, with one core at work. */
  imageSeconds: 0.92,
  /** `bench:engine`, per second of film at 720p; two cores at work. */
  filmSecondsPerSecond: 2 * 0.69,
  /** `bench:watermark`, per second of video at 720p; two cores at work. */
  removalSecondsPerSecond: 2 / 2.3,
} as const

/** One PostgreSQL on two cores; a larger machine moves the first, and nothing but a second one the others. */
export const DATABASE = {
  /** Price, hold, ledger, task and job of one generation in one transaction. */
  spendsPerSecond: 2_000,
  /** The same, all of one team: its account is one row that each waits for. */
  spendsOfOneTeamPerSecond: 515,
  /** Made, fetched and completed one by one. */
  jobsPerSecond: 900,
  /** Each takes one lock of the whole server when it commits. */
  notificationsPerSecond: 6_000,
} as const

export const DAY = {
  pages: 12,
  /** Pages that visitors see, for each creator. */
  visitorPages: 15,
  calls: 150,
  images: 8,
  films: 1,
  filmSeconds: 8,
  removals: 0.2,
  removalSeconds: 30,
  /** Of results, uploads and their small pictures. */
  storedMegabytes: 30,
  sentMegabytes: 60,
  /** Minutes with the page open, and so with a stream of events. */
  minutes: 20,
  notificationsPerTask: 6,
} as const

/** Of a day's work, what falls into its busiest hour. */
export const PEAK_HOUR_SHARE = 0.12
/** Cores beyond what the mean needs, in square roots of it: the rule of Halfin and Whitt (1981). */
export const ROOTS_TO_SPARE = 2
/** And at least this share of it, for a machine that is away or being renewed. */
export const SHARE_TO_SPARE = 0.15
/** What one region carries before teams are divided between two. */
export const REGION_CREATORS = 1_000_000
