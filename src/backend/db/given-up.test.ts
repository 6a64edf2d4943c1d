import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { writeSnapshot } from '../../../tests/support/shared-pglite.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { watchDatabaseFolder } from './watch-database-folder.ts'

/** Makes the database start another log file. */
const WRITE_WITHOUT_FOLDER = `
  const { rm } = await import('node:fs/promises')
  const { openPglite } = await import('./src/backend/db/pglite.ts')
  const [folder] = process.argv.slice(1)
  const { db } = await openPglite(folder)
  await db.execute('create table short (x text)')
  const write = async () => {
    await db.execute("insert into short values ('x')")
    await db.execute('select pg_switch_wal()')
  }
  // What the queries read of the catalog is in memory then.
  await write()
  await rm(folder, { recursive: true })
  for (let n = 0; n < 3; n++) await write()
  console.log('all of it was taken')`

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder('gone')
})

test('a process whose database cannot write any more ends and says why, instead of asking for ever', async () => {
  await writeSnapshot(join(folder, 'database'))
  const args = ['--input-type=module', '--eval', WRITE_WITHOUT_FOLDER, folder]
  const end = await new Promise<{ code: unknown; said: string }>((resolve) => {
    const options = { timeout: 50_000, killSignal: 'SIGKILL' as const }
    execFile(process.execPath, args, options, (error, out, said) =>
      resolve({ code: error ? error.code : 0, said: out + said }),
    )
  })
  expect(end).toEqual({ code: 1, said: expect.stringMatching(/its files are gone\.\n$/) })
})

/** Watches a folder with a database in it, then takes the database away; `said` collects the sentences. */
async function watchUntilGone(patienceMs: readonly number[]) {
  const file = join(folder, 'database', 'PG_VERSION')
  await mkdir(join(folder, 'database'))
  await writeFile(file, '17')
  const said: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = watchDatabaseFolder(join(folder, 'database'), {
    say: (sentence) => said.push(sentence),
    onGone: resolve,
    lookEveryMs: 1,
    patienceMs,
  })
  await rm(file)
  return { said, isOver: promise, stop, putBack: () => writeFile(file, '17') }
}

test('a folder that is gone is told once, and then the end is asked for', async () => {
  const { said, isOver } = await watchUntilGone([1, 2, 4])
  await isOver
  expect(said).toEqual([expect.stringContaining('is gone, and nothing can be saved')])
})

test('a folder that is put back in time changes nothing', async () => {
  const { said, stop, putBack } = await watchUntilGone([500, 500, 500])
  await expect.poll(() => said).toHaveLength(1)
  await putBack()
  await expect.poll(() => said.at(-1)).toMatch(/is there again\.$/)
  stop()
})
