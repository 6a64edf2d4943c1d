import { sql } from 'drizzle-orm'
import { MEBIBYTE } from '../../../contract/limits.ts'
import type { Context } from '../../context.ts'
import { readHealth } from '../../modules/admin/index.ts'
import { verifyLedger } from '../../modules/credits/index.ts'
import { missingFiles } from '../../modules/files/index.ts'
import { countUnsentMail } from '../../modules/outbox/index.ts'
import { measureQueue } from '../../observability/installation-metrics.ts'
import { freeBytes } from '../../storage/free-space.ts'
import { StorageAway } from '../../storage/storage.ts'
import { findExecutable } from '../../system/find-executable.ts'
import { type Finding, ok } from './finding.ts'

/** Checks of the database, the storage, and the machine. */
export const checkRunning = async (context: Context): Promise<Finding[]> =>
  (
    await Promise.all([
      database(context),
      storage(context),
      disk(context),
      programs(context),
      queue(context),
      ledger(context),
      stored(context),
      mail(context),
      providers(context),
    ])
  ).flat()

async function database({ db, env }: Context): Promise<Finding> {
  const start = performance.now()
  await db.execute(sql`select 1`)
  const ms = Math.round(performance.now() - start)
  const says = `${env.DATABASE_URL ? 'PostgreSQL' : 'embedded'}, answers in ${ms} ms`
  return ms < 250
    ? ok('database', says)
    : { check: 'database', state: 'look', says, do: 'check its load and the network in between' }
}

async function storage({ storage, env }: Context): Promise<Finding> {
  try {
    await storage.check()
    const { bucket, endpoint = 'Amazon S3' } = env.s3 ?? {}
    return ok('storage', env.s3 ? `bucket ${bucket} at ${endpoint}` : 'on disk, in DATA_DIR')
  } catch (error) {
    return {
      check: 'storage',
      state: 'wrong',
      says: error instanceof Error ? error.message : String(error),
      do: 'fix it, then restart; until then, files can be neither uploaded nor shown',
    }
  }
}

const LITTLE_BYTES = 2_048 * MEBIBYTE
const HARDLY_ANY_BYTES = 512 * MEBIBYTE

async function disk({ env }: Context): Promise<Finding> {
  const free = await freeBytes(env.dataDir)
  const says = `${(free / (1_024 * MEBIBYTE)).toFixed(1)} GiB free for DATA_DIR`
  if (free >= LITTLE_BYTES) return ok('disk', says)
  return {
    check: 'disk',
    state: free < HARDLY_ANY_BYTES ? 'wrong' : 'look',
    says,
    do: 'make room: `npm run admin -- usage` shows what fills it; uploads are refused below 256 MiB',
  }
}

function programs({ env }: Context): Finding {
  const missing = [
    findExecutable([env.FFMPEG_PATH ?? 'ffmpeg']) ? [] : ['ffmpeg'],
    findExecutable([env.FFPROBE_PATH ?? 'ffprobe']) ? [] : ['ffprobe'],
  ].flat()
  if (missing.length === 0) return ok('programs', 'ffmpeg and ffprobe are installed')
  return {
    check: 'programs',
    state: 'wrong',
    says: `${missing.join(' and ')} not found: videos can be neither made nor read`,
    do: 'install ffmpeg, or set FFMPEG_PATH and FFPROBE_PATH',
  }
}

/** A new job wakes a worker within seconds; after this long, there's none, or all are stuck. */
const LONG_WAIT_SECONDS = 600

async function queue(context: Context): Promise<Finding> {
  const { jobs, seconds } = await measureQueue(context)
  if (jobs === 0) return ok('queue', 'no job is waiting')
  const says = `${jobs} waiting jobs, the oldest for ${Math.round(seconds)} s`
  return seconds < LONG_WAIT_SECONDS
    ? ok('queue', says)
    : {
        check: 'queue',
        state: 'wrong',
        says,
        do: 'make sure that a process takes jobs: either EMBEDDED_WORKER isn’t false, or `npm run worker` runs',
      }
}

async function ledger({ db }: Context): Promise<Finding> {
  const violations = await verifyLedger(db)
  if (violations.length === 0) return ok('ledger', 'adds up')
  return {
    check: 'ledger',
    state: 'wrong',
    says: `${violations.length} of its rules don’t hold`,
    do: '`npm run admin -- ledger` lists them; back up before anything else',
  }
}

async function stored(context: Context): Promise<Finding> {
  const missing = await missingFiles(context).catch(nullWhenAway)
  if (missing === null)
    return { check: 'files', state: 'look', says: 'not checked: the storage can’t be reached' }
  if (missing.length === 0) return ok('files', 'no file is lost')
  return {
    check: 'files',
    state: 'wrong',
    says: `the bytes of ${missing.length} files are missing, such as ${missing[0]}`,
    do: 'check that DATA_DIR or S3_BUCKET is the right one; if so, restore the storage from a backup',
  }
}

/** An unreachable storage is reported by its own finding. */
function nullWhenAway(error: unknown): null {
  if (error instanceof StorageAway) return null
  throw error
}

const MAIL_PATIENCE_MINUTES = 10

async function mail(context: Context): Promise<Finding[]> {
  if (!context.mailer) return []
  const unsent = await countUnsentMail(context, MAIL_PATIENCE_MINUTES)
  if (unsent === 0) return [ok('mail on its way', 'none is waiting')]
  return [
    {
      check: 'mail on its way',
      state: 'wrong',
      says: `${unsent} mails haven’t been accepted for ten minutes`,
      do: 'search the log for `mail`, and check SMTP_URL',
    },
  ]
}

async function providers(context: Context): Promise<Finding[]> {
  const health = await readHealth(context)
  return [...health].map(([provider, { alarm, lastFailure }]) =>
    alarm
      ? {
          check: `provider ${provider}`,
          state: 'wrong',
          says: `${alarm}: ${lastFailure?.reason ?? ''}`,
          do: 'open Providers on /admin; renew its key or pay its bill',
        }
      : ok(`provider ${provider}`, 'answers'),
  )
}
