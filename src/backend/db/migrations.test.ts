import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { contract } from '../../contract/contract.ts'
import { verifyLedger } from '../modules/credits/index.ts'
import { migrationsFolder } from '../paths.ts'
import type { DatabaseConnection } from './database.ts'
import { migrate } from './open.ts'
import { pgliteConnection } from './pglite.ts'

interface Journal {
  entries: { tag: string; when: number }[]
}

const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'))

const { entries } = await readJournal(migrationsFolder)

describe('a migration', () => {
  test.each(entries)('$tag says what it does, beginning with a verb', ({ tag }) => {
    expect(tag).toMatch(
      /^\d{4}_(?:add|allow|change|create|drop|fill|move|rename|split)_[a-z0-9_]+$/,
    )
  })

  test('is younger than the one before, or whoever has that one would never run it', () => {
    const times = entries.map(({ when }) => when)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  })
})

/** Number of migrations in the version whose database is kept. */
const KEPT = 16

describe('an installation of an earlier version, which knows its migrations by other names', () => {
  let connection: DatabaseConnection
  let backend: TestBackend
  let ranBefore: unknown[]
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adloom-migrations-'))
    await takeBack(folder)
    connection = pgliteConnection(await PGlite.create(), async () => undefined)
    await connection.migrate({ migrationsFolder: folder })
    ranBefore = await ranIn(connection)
    await fillAsKept(connection)
    await migrate(connection)
    backend = await createTestBackend({ connection })
    await rm(folder, { recursive: true })
  }, 120_000)
  afterAll(() => backend.close())

  test('runs what is new, and nothing twice', async () => {
    expect(ranBefore).toHaveLength(KEPT)
    const ran = await ranIn(connection)
    expect(ran.slice(0, KEPT)).toEqual(ranBefore)
    expect(ran).toHaveLength(entries.length)
  })

  test('has each row that it had, and books that add up', async () => {
    for (const [table, rows] of Object.entries(await keptRows())) {
      const [{ count } = { count: 0 }] = await rowsOf(
        connection,
        `select count(*)::int from ${table}`,
      )
      expect(count, table).toBeGreaterThanOrEqual(rows.length)
    }
    expect(await verifyLedger(connection.db)).toEqual([])
  })

  test('lets its people in, who find what was theirs', async () => {
    const { call } = backend
    const login = {
      email: 'first@example.com',
      ticket: PASSWORD,
      oauth_enum: 'EMAIL_LOGIN',
    } as const
    const { access_token: token } = await call(contract.accounts.login, login)
    expect(await call(contract.credits.balance, {}, { token })).toMatchObject({
      balance: 1_099,
      held: 0,
    })
    const { tasks } = await call(contract.tasks.list, {}, { token })
    expect(tasks.map(({ status }) => status)).toEqual(['FAILED', 'SUCCEEDED'])
    expect(await call(contract.creatives.list, {}, { token })).toMatchObject({ total: 1 })
    expect(await call(contract.library.list, {}, { token })).toMatchObject({ total: 1 })
    const { orders } = await call(contract.billing.orders, {}, { token })
    expect(orders).toMatchObject([{ status: 'PAYED' }])
    const { teams } = await call(contract.teams.list, {}, { token })
    expect(teams).toMatchObject([{ role: 'OWNER', members: 1 }])
  })
})

/** The first migrations, under the names they have for whoever generated them without a name. */
async function takeBack(folder: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = await readJournal(folder)
  journal.entries.length = KEPT
  for (const entry of journal.entries) {
    const other = `${entry.tag.slice(0, 5)}odd_photon`
    await rename(join(folder, `${entry.tag}.sql`), join(folder, `${other}.sql`))
    entry.tag = other
  }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal))
}

/** Rows written by the product at that time: two people, three tasks, what they bought, kept and published. */
const keptRows = async (): Promise<Record<string, object[]>> =>
  JSON.parse(await readFile('tests/support/kept-version.json', 'utf8'))

async function fillAsKept({ db }: DatabaseConnection): Promise<void> {
  // The rows are sorted by table name, not in the order they were created.
  await db.execute(sql`set session_replication_role = replica`)
  for (const [table, rows] of Object.entries(await keptRows())) {
    const name = sql.identifier(table)
    await db.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
    )
  }
  await db.execute(sql`set session_replication_role = origin`)
}

const rowsOf = async ({ db }: DatabaseConnection, query: string) =>
  (await db.execute(sql.raw(query))).rows

const ranIn = (connection: DatabaseConnection) =>
  rowsOf(connection, 'select * from drizzle.__drizzle_migrations order by id')
