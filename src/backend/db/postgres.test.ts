// @module-tag postgres
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createOwnDatabase } from '../../../tests/support/database.ts'
import { openPostgres } from './postgres.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

test.runIf(server)('a connection cut inside a transaction fails that work alone', async () => {
  const { url, drop } = await createOwnDatabase(server)
  const { db, close } = openPostgres(url)
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow()
  const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
  await other.end()
  await close()
  await drop()
})
