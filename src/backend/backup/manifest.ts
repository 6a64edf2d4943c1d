import { z } from 'zod'

/** First entry of a backup: enough to reject it before reading anything else. */
export const ABOUT = 'about.json'
/** Last entry of a backup: lists everything that must precede it. A backup without one was cut off. */
export const MANIFEST = 'manifest.json'
export const SECRET = 'secret'
export const JOBS = 'jobs.jsonl.gz'

const TABLES = 'tables/'
const OBJECTS = 'objects/'
const ROWS = '.jsonl.gz'

/** Name of a table's rows in a backup: JSON lines, gzip. */
export const tableEntry = (table: string): string => `${TABLES}${table}${ROWS}`
export const objectEntry = (key: string): string => `${OBJECTS}${key}`

/** The table whose rows an entry holds; null for other entries. */
export const tableOf = (entry: string): string | null =>
  entry.startsWith(TABLES) && entry.endsWith(ROWS) ? entry.slice(TABLES.length, -ROWS.length) : null

/** Storage key of the object that an entry holds; null for other entries. */
export const keyOf = (entry: string): string | null =>
  entry.startsWith(OBJECTS) ? entry.slice(OBJECTS.length) : null

/** What was backed up. `migratedTo` is the last migration's time in the journal, in milliseconds. */
export const About = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migratedTo: z.number().int(),
})
export type About = z.output<typeof About>

export const Entry = z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })
export type Entry = z.output<typeof Entry>

export const Manifest = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  /** Objects deleted while the backup was made. */
  gone: z.number().int(),
  entries: z.array(Entry),
})
export type Manifest = z.output<typeof Manifest>
