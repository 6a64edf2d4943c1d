/**
 * Costs per piece of work, measured on two cores (docs/figures.md), and what a creator does in a day.
 * The costs are facts with the command that repeats them; the habits are assumptions.
 */
export const COSTS = {
  /** `bench:http`, signed in: nothing is cached. */
  pageRenderedMs: 8.5,
  /** `bench:http`, for visitors. */
  pageKeptMs: 0.3,
  /** `bench:http`, the status of a task. */
  callMs: 4,
  /** `bench:engine`: wall-clock seconds with one core at work. */
  imageSeconds: 0.92,
  /** `bench:engine`, per second of 720p video; two cores at work. */
  filmSecondsPerSecond: 2 * 0.69,
  /** `bench:watermark`, per second of 720p video; two cores at work. */
  removalSecondsPerSecond: 2 / 2.3,
} as const

/** One PostgreSQL on two cores. A larger machine raises the first figure; only a second one raises the others. */
export const DATABASE = {
  /** Price, hold, ledger, task, and job of a generation, in one transaction. */
  spendsPerSecond: 2_000,
  /** The same for a single team: each waits for the row of its account. */
  spendsOfOneTeamPerSecond: 515,
  /** Created, fetched, and completed one by one. */
  jobsPerSecond: 900,
  /** Each takes a server-wide lock when it commits. */
  notificationsPerSecond: 6_000,
} as const

export const DAY = {
  pages: 12,
  /** Pages seen by visitors, per creator. */
  visitorPages: 15,
  calls: 150,
  images: 8,
  films: 1,
  filmSeconds: 8,
  removals: 0.2,
  removalSeconds: 30,
  /** Results, uploads, and their thumbnails. */
  storedMegabytes: 30,
  sentMegabytes: 60,
  /** Minutes with the page, and thus an event stream, open. */
  minutes: 20,
  notificationsPerTask: 6,
} as const

/** Share of a day's work in its busiest hour. */
export const PEAK_HOUR_SHARE = 0.12
/** Spare cores beyond the mean, in square roots of it: the rule of Halfin and Whitt (1981). */
export const ROOTS_TO_SPARE = 2
/** At least this share of the mean, for a machine that's down or being replaced. */
export const SHARE_TO_SPARE = 0.15
/** How many creators one region serves before teams are split between two. */
export const REGION_CREATORS = 1_000_000
