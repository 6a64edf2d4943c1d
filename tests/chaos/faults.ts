import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CrashableServer } from '../crash/crashable-server.ts'
import { FULL_DISK } from '../crash/full-disk.ts'
import { type Interference, refusal, refuseAll, type S3Server } from '../support/s3-server.ts'
import { between, oneOf, type Random } from './random.ts'

/** Places of the code that are unlucky to die at. */
const POINTS = [
  'created.before_commit',
  'created.after_commit',
  'run.started',
  'run.submitted_before_handle_saved',
  'run.handle_saved',
  'run.polling',
  'run.rendered_before_store',
  'run.stored_before_settle',
  'run.settled',
  'check.looked_before_saved',
  'check.scheduled',
  'upload.received',
  'upload.stored_before_settle',
  'upload.settled',
  'webhook.stored',
  'webhook.booked_before_commit',
  'webhook.booked',
  'watermark.created',
  'watermark.stored_before_settle',
] as const

const POINT_WAIT_MS = 3_000
const MINUTE_MS = 60_000

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

export interface Faults {
  /**
   * Ends the process, somewhere or at a named place, and starts it again, its clock perhaps wrong.
   * Tells how long the start took.
   */
  kill(): Promise<{ what: string; startMs: number }>
  /** A fault that the process has to live through. */
  disturb(): Promise<string>
}

export function createFaults(
  server: CrashableServer,
  random: Random,
  { restartDatabase, s3 }: { restartDatabase?: () => Promise<void>; s3?: S3Server } = {},
): Faults {
  const fullDisk = join(server.dataDir, FULL_DISK)
  const clocks = [0, 0, 0, -30 * MINUTE_MS, 30 * MINUTE_MS]

  const disturbances: (() => Promise<string>)[] = [
    async () => {
      await writeFile(fullDisk, '')
      await pause(between(random, 500, 3_000))
      await rm(fullDisk)
      return 'disk full'
    },
  ]
  const { runSql } = server
  if (runSql) {
    disturbances.push(async () => {
      await runSql(CUT).catch(() => undefined)
      return 'connections cut'
    })
  }
  if (restartDatabase) {
    disturbances.push(async () => {
      await restartDatabase()
      return 'database restarted'
    })
  }

  if (s3) {
    disturbances.push(
      () => disturbStorage(s3, random, 'too busy', refuseAll(503, refusal('SlowDown'))),
      () => disturbStorage(s3, random, 'cut in the middle', cutAnswers(random)),
    )
  }

  return {
    async kill() {
      const isAtPoint = random() < 0.6
      const point = oneOf(random, POINTS)
      if (isAtPoint) {
        await server.arm(point).catch(() => undefined)
        await Promise.race([server.died(), pause(POINT_WAIT_MS)])
      }
      await server.kill()
      const offsetMs = oneOf(random, clocks)
      const from = Date.now()
      await server.start({ CLOCK_OFFSET_MS: String(offsetMs) })
      const startMs = Date.now() - from
      const clock = offsetMs === 0 ? '' : `, clock ${offsetMs / MINUTE_MS} min`
      return { what: `killed ${isAtPoint ? `at ${point}` : 'anywhere'}${clock}`, startMs }
    },
    disturb: () => oneOf(random, disturbances)(),
  }
}

async function disturbStorage(
  s3: S3Server,
  random: Random,
  what: string,
  how: Interference,
): Promise<string> {
  s3.interfere(how)
  await pause(between(random, 500, 5_000))
  s3.interfere(null)
  return `storage ${what}`
}

/** Every other answer ends somewhere before its end. */
const cutAnswers =
  (random: Random): Interference =>
  () =>
    random() < 0.5 ? 'through' : { cutAfterBytes: Math.floor(between(random, 0, 20_000)) }
