// @module-tag postgres
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { openTestDatabase } from '../../../tests/support/database.ts'
import { generate, storePicture } from '../../../tests/support/generations.ts'
import { startS3Server } from '../../../tests/support/s3-server.ts'
import { contract } from '../../contract/contract.ts'
import type { Context } from '../context.ts'
import type { DatabaseConnection } from '../db/database.ts'
import { listTables } from '../db/list-tables.ts'
import { readEnv } from '../env.ts'
import { openContext } from '../open-context.ts'
import { verifyBackup } from '../operator/backup-commands.ts'
import { runCommand } from '../operator/run-command.ts'
import { openBackupPlace } from './backup-place.ts'
import { restoreInstallation } from './restore-installation.ts'

let backend: TestBackend
let user: SignedUp
let folder: string
const opened: DatabaseConnection[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-restore-'))
  backend = await createTestBackend()
  user = await signUp(backend)
})
afterAll(async () => {
  await backend.close()
  for (const connection of opened) await connection.close()
  await rm(folder, { recursive: true, force: true })
})

let count = 0
const place = (name: string) => join(folder, `${count++}-${name}`)

async function backUp(): Promise<string> {
  const to = place('backup.tar')
  await runCommand(backend.context, 'backup', { to })
  return to
}

/** Another, empty installation. Its database outlives whatever is done to it. */
async function elsewhere() {
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', CUTOUT_MODEL: 'off' }
  const env = readEnv({ ...settings, DATA_DIR: place('data') })
  const own = await openTestDatabase()
  opened.push(own)
  const connection = { ...own, close: () => Promise.resolve() }
  return {
    env,
    connection,
    restore: async (path: string) =>
      restoreInstallation(env, await openBackupPlace(path, env), () => Promise.resolve(connection)),
  }
}

/** Every row of every table, as text. */
async function rowsOf({ db }: Pick<Context, 'db'>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of await listTables(db)) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
    )
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

describe('a restored installation', () => {
  test('has every row, file, waiting job and the secret of the one it is a copy of', async () => {
    const picture = await storePicture(backend, user)
    await generate(backend, user)
    const before = await rowsOf(backend.context)
    const jobs = await backend.context.queue.unfinishedJobs(backend.context.db)
    expect(jobs).toHaveLength(1)

    const { env, connection, restore } = await elsewhere()
    expect(await restore(await backUp())).toMatchObject({ jobs: 1, violations: 0, missing: 0 })

    const { context, close } = await openContext(env, { connection })
    expect(await rowsOf(context)).toEqual(before)
    expect(await context.queue.unfinishedJobs(context.db)).toEqual(jobs)
    expect(context.secret).toEqual(backend.context.secret)
    const path = `storage/files/${picture}/original`
    expect(await readFile(join(env.dataDir, path))).toEqual(
      await readFile(join(backend.context.env.dataDir, path)),
    )
    await close()
  })

  test('adds up when the backup was made under load, and is not restored over', async () => {
    let isDone = false
    const people = await Promise.all([signUp(backend), signUp(backend), signUp(backend)])
    const busy = people.map(async (person) => {
      while (!isDone) {
        await storePicture(backend, person)
        const { task_id: taskId } = await generate(backend, person)
        await backend.call(contract.tasks.cancel, { taskId }, person)
      }
    })
    const backup = await backUp()
    isDone = true
    await Promise.all(busy)
    const { restore } = await elsewhere()
    expect(await restore(backup)).toMatchObject({ violations: 0, missing: 0 })
    await expect(restore(backup)).rejects.toThrow('This installation has accounts')
  })
})

test('a backup in a bucket is whole, as whoever restores it reads it, and is never written over', async () => {
  const s3 = await startS3Server()
  try {
    const { endpoint, keys } = s3.settings
    const settings = {
      S3_BACKUP_BUCKET: s3.settings.bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys?.id,
      S3_SECRET_ACCESS_KEY: keys?.secret,
    }
    const { s3Backup } = readEnv(settings)
    const to = 's3:weekly/adloom.tar'
    const env = { ...backend.context.env, s3Backup }
    await runCommand({ ...backend.context, env }, 'backup', { to })
    const place = await openBackupPlace(to, env)
    expect(await verifyBackup(place)).toMatchObject([{ backup: to, sound: 'yes' }])

    await expect(runCommand({ ...backend.context, env }, 'backup', { to })).rejects.toThrow(
      'weekly/adloom.tar is in the bucket already',
    )
  } finally {
    await s3.stop()
  }
})

test('a place in a bucket that is not set is refused with the setting that is missing', async () => {
  await expect(runCommand(backend.context, 'backup', { to: 's3:a.tar' })).rejects.toThrow(
    'Set S3_BACKUP_BUCKET',
  )
})

describe('a restore', () => {
  test.each<[string, (path: string) => Promise<void>, string]>([
    [
      'was cut off',
      async (path) => truncate(path, (await stat(path)).size - 2_000),
      'cannot be read as a backup',
    ],
    ['was changed by a byte', changeByte, 'is not what was written'],
    ['is something else', (path) => writeFile(path, 'a'.repeat(2_000)), 'backup'],
  ])('touches nothing when the file %s', async (_what, spoil, reason) => {
    const path = place('spoilt.tar')
    await copyFile(await backUp(), path)
    await spoil(path)
    const env = readEnv({ DATA_DIR: place('data') })
    const connect = () => Promise.reject(new Error('the database was opened'))
    await expect(
      restoreInstallation(env, await openBackupPlace(path, env), connect),
    ).rejects.toThrow(new RegExp(reason))
    await expect(stat(env.dataDir)).rejects.toThrow('ENOENT')
  })
})

/** Changes a byte in the middle of the largest part, the picture's bytes. */
async function changeByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  const at = bytes.indexOf('objects/') + 600
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

test('a backup is never written over another file', async () => {
  const to = place('mine.tar')
  await writeFile(to, 'mine')
  await expect(runCommand(backend.context, 'backup', { to })).rejects.toThrow('EEXIST')
  expect(await readFile(to, 'utf8')).toBe('mine')
})
