import { eq } from 'drizzle-orm'
import { PACK_DAYS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import type { Env } from '../../env.ts'
import type { JobRun } from '../../queue/job.ts'
import {
  forgetAttempt,
  isRunning,
  isUnfinished,
  newAttempt,
  noteFailure,
} from '../../runs/attempts.ts'
import { cleanUpAfter } from '../../runs/clean-up.ts'
import { type RunFolders, runFolders } from '../../runs/run-folder.ts'
import { type Attempt, runToEnd } from '../../runs/run-to-end.ts'
import { endOnce } from '../../runs/settle.ts'
import { makePackFile } from './make-pack-file.ts'
import { cancelledTopic, filesOfPack, type PackRow } from './pack-row.ts'
import { exportFiles, exportPacks } from './tables.ts'

/** Attempts, including crashes, before a pack is abandoned. */
const ATTEMPTS_MAX = 20
/** After this many possibly transient failures, the failure counts as permanent; crashes don't count. */
const FAILURES_MAX = 3

export const packFolders = (env: Pick<Env, 'dataDir'>): RunFolders => runFolders(env, 'packs')

/** Makes the files of a pack, skipping those from earlier attempts. */
export const runPack = (
  context: Context,
  { packId }: { packId: string },
  job: JobRun,
): Promise<void> =>
  runToEnd({ ...context, log: context.log.child({ packId }) }, job, {
    begin: () => beginPack(context, packId),
    forget: () => forgetAttempt(context.db, exportPacks, packId),
    attemptsMax: () => ATTEMPTS_MAX,
    exhausted: 'given up',
    startedFaultPoint: 'pack.started',
    cancelledTopic: cancelledTopic(packId),
    perform: (attempt) => makeFiles(context, attempt),
    judge: ({ failures }, error) =>
      failures + 1 < FAILURES_MAX || isDatabaseAway(error) ? null : 'failed',
    noteFailure: () => noteFailure(context.db, exportPacks, packId),
    fail: (pack) => endPack(context, pack, 'FAILED'),
    cleanUp: () => cleanUp(context, packId),
  })

async function beginPack({ db, clock }: Context, packId: string): Promise<PackRow | null> {
  const [pack] = await db
    .update(exportPacks)
    .set(newAttempt(exportPacks, clock))
    .where(isUnfinished(exportPacks, packId))
    .returning()
  return pack ?? null
}

/** One file at a time, so that others who need the engine wait for one file at most. */
async function makeFiles(context: Context, { row: pack, signal }: Attempt<PackRow>): Promise<void> {
  const folder = await packFolders(context.env).make(pack.id)
  for (const file of await filesOfPack(context.db, pack.id)) {
    if (file.state !== 'waiting') continue
    signal.throwIfAborted()
    const made = await makePackFile(context, file, {
      ...{ folder, signal, levelSound: pack.levelSound },
    })
    await context.db.update(exportFiles).set(made).where(eq(exportFiles.id, file.id))
  }
  await endPack(context, pack, 'SUCCEEDED')
}

async function endPack(
  { db, clock }: Context,
  { id }: PackRow,
  status: 'SUCCEEDED' | 'FAILED',
): Promise<void> {
  const now = clock.now()
  const expiresAt = status === 'SUCCEEDED' ? later(now, PACK_DAYS * DAY_MS) : null
  await endOnce(db, {
    table: exportPacks,
    where: isRunning(exportPacks, id),
    end: { status, finishedAt: now, expiresAt },
    settle: async () => undefined,
  })
}

export const cleanUp = (context: Context, packId: string): Promise<void> =>
  cleanUpAfter({
    async find() {
      const [pack] = await context.db
        .select({ status: exportPacks.status })
        .from(exportPacks)
        .where(eq(exportPacks.id, packId))
      return pack ?? null
    },
    // Finished files are in storage, where the sweep finds them.
    drop: async () => undefined,
    deleteFolder: () => packFolders(context.env).remove(packId),
  })
