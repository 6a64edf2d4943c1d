import { eq, inArray, sql } from 'drizzle-orm'
import { DAY_MS, later } from '../../src/backend/clock.ts'
import { readEnv } from '../../src/backend/env.ts'
import { verifyLedger } from '../../src/backend/modules/credits/index.ts'
import { missingFiles } from '../../src/backend/modules/files/index.ts'
import { sweepOrphans } from '../../src/backend/modules/files/sweep-orphans.ts'
import { files } from '../../src/backend/modules/files/tables.ts'
import { fileIdOf } from '../../src/backend/modules/files/variants.ts'
import { tasks } from '../../src/backend/modules/tasks/tables.ts'
import { openContext } from '../../src/backend/open-context.ts'
import { sweepHere } from '../../src/backend/sweep-here.ts'
import { contract } from '../../src/contract/contract.ts'
import type { CrashableServer } from '../crash/crashable-server.ts'
import { filesBelow } from '../support/folder-size.ts'
import type { Promised } from './person.ts'

/** What people see of what they were promised: nothing lost, nothing stuck, nothing twice. */
export async function auditPeople(
  server: Pick<CrashableServer, 'call'>,
  people: readonly Promised[],
): Promise<string[]> {
  const found: string[] = []
  for (const [index, person] of people.entries()) {
    const call: CrashableServer['call'] = (endpoint, input) =>
      server.call(endpoint, input, person.token)
    const theirs = [
      ...(await auditTasks(call, person)),
      ...(await auditUploads(call, person)),
      ...(await auditCredits(call, person)),
    ]
    found.push(...theirs.map((what) => `person ${index + 1}: ${what}`))
  }
  return found
}

type Call = CrashableServer['call']

async function auditTasks(call: Call, { taskIds }: Promised): Promise<string[]> {
  const found: string[] = []
  for (const taskId of taskIds) {
    const { status, outputs, error } = await call(contract.tasks.detail, { taskId })
    if (status !== 'SUCCEEDED') found.push(`task ${taskId} is ${status}: ${error?.code}`)
    else if (outputs.length !== 1) found.push(`task ${taskId} has ${outputs.length} results`)
  }
  const { total } = await call(contract.tasks.list, {})
  if (total === taskIds.length) return found
  return [...found, `${taskIds.length} tasks were asked for, there are ${total}`]
}

async function auditUploads(call: Call, { uploadIds }: Promised): Promise<string[]> {
  const found: string[] = []
  for (const uploadId of uploadIds) {
    const { status } = await call(contract.uploads.detail, { uploadId })
    if (status !== 'ready') found.push(`upload ${uploadId} is ${status}`)
  }
  return found
}

async function auditCredits(call: Call, { credits }: Promised): Promise<string[]> {
  const { balance, held } = await call(contract.credits.balance, {})
  const found = held === 0 ? [] : [`${held} credits are held for nothing`]
  if (balance === credits) return found
  return [...found, `${credits} credits were promised, there are ${balance}`]
}

/** What is in the database and on the disk, when no process works on them any more. */
export async function auditData(
  settings: Readonly<Record<string, string>>,
  dataDir: string,
): Promise<string[]> {
  const { context, close } = await openContext(readEnv({ ...settings, LOG_LEVEL: 'silent' }))
  try {
    const { db, storage } = context
    const found = (await verifyLedger(db)).map(({ rule, subject }) => `ledger: ${rule} ${subject}`)
    const isOpen = inArray(tasks.status, ['CREATED', 'RUNNING'])
    const stuck = await db.$count(tasks, isOpen)
    if (stuck > 0) found.push(`${stuck} tasks are stuck`)
    for (const { id, attempts } of await db
      .select()
      .from(tasks)
      .where(eq(tasks.status, 'FAILED'))) {
      found.push(`task ${id} was given up after ${attempts} attempts`)
    }
    const missing = await missingFiles(context)
    if (missing.length > 0) found.push(`${missing.length} files have no bytes`)
    // A death between a file's bytes and its row leaves bytes, which are swept when they are days old.
    const clock = { now: () => later(context.clock.now(), 3 * DAY_MS) }
    await sweepOrphans({ db, storage, clock })
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(sql`${files.deletedAt} is null`)
    const known = new Set(rows.map(({ id }) => id))
    for await (const { key } of storage.list()) {
      const id = fileIdOf(key)
      if (id && !known.has(id)) found.push(`an orphan in the storage: ${key}`)
    }
    // A death between a task's end and the removal of its folder leaves the folder, which is swept.
    await sweepHere(context)
    for (const folder of ['work', 'watermark']) {
      const left = Object.keys(await filesBelow(`${dataDir}/${folder}`))
      if (left.length > 0) found.push(`${left.length} files are left in ${folder}`)
    }
    return found
  } finally {
    await close()
  }
}
