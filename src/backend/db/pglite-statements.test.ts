import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { pgliteConnection } from './pglite.ts'

const client = await PGlite.create()
const { close } = pgliteConnection(client, async () => undefined)
afterAll(close)

beforeEach(async () => {
  await client.exec(`
    drop table if exists notes;
    create table notes (id text primary key, count int, facts jsonb, tags text[]);
    insert into notes values ('a', 1, '{"is":"here"}', '{x,y}'), ('b', 2, null, null);
  `)
})

const READ = 'select * from notes where id = any($1) order by id'
const ADD = 'insert into notes values ($1, $2, $3, $4) returning id'

async function preparedCount(): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_prepared_statements where name like 'kept%'`,
  )
  return rows[0]?.n ?? 0
}

describe('queries that are asked again', () => {
  test('get the same answer from a prepared statement as before', async () => {
    const first = await client.query(READ, [['a', 'b']])
    const again = [await client.query(READ, [['a', 'b']]), await client.query(READ, [['a', 'b']])]
    expect(first.rows).toEqual([
      { id: 'a', count: 1, facts: { is: 'here' }, tags: ['x', 'y'] },
      { id: 'b', count: 2, facts: null, tags: null },
    ])
    for (const one of again) expect(one).toEqual(first)
    expect(await preparedCount()).toBeGreaterThan(0)
  })

  test('take values of every kind, and rows as lists', async () => {
    for (const id of ['c', 'd', 'e']) {
      await client.query(ADD, [id, null, { of: [id] }, ['z']])
    }
    const { rows } = await client.query(READ, [['e']], { rowMode: 'array' })
    expect(rows).toEqual([['e', null, { of: ['e'] }, ['z']]])
  })

  test('fail as others do, and leave the connection usable', async () => {
    for (let time = 0; time < 3; time++) {
      await expect(client.query(ADD, ['a', 1, null, null])).rejects.toMatchObject({ code: '23505' })
    }
    expect((await client.query(READ, [['a']])).rows).toHaveLength(1)
  })

  test('see a column that has come since they were prepared', async () => {
    for (let time = 0; time < 3; time++) await client.query(READ, [['a']])
    await client.query('alter table notes add column shade text')
    expect((await client.query(READ, [['a']])).rows[0]).toHaveProperty('shade', null)
  })

  test('are asked anew when their statement is gone', async () => {
    for (let time = 0; time < 3; time++) await client.query(READ, [['a']])
    // Behind the cache's back.
    await client.exec('do $$ begin deallocate all; end $$')
    expect((await client.query(READ, [['a']])).rows).toHaveLength(1)
  })

  test('belong to the transaction they are asked in', async () => {
    for (const id of ['c', 'd', 'e']) {
      const undone = client.transaction(async (tx) => {
        await tx.query(ADD, [id, 1, null, null])
        throw new Error('no')
      })
      await expect(undone).rejects.toThrow('no')
    }
    expect((await client.query('select id from notes')).rows).toHaveLength(2)
  })

  test('wait for a transaction that is open', async () => {
    for (let time = 0; time < 3; time++) await client.query(READ, [['a', 'c']])
    const inside = client.transaction(async (tx) => {
      await tx.query(ADD, ['c', 1, null, null])
      await Promise.resolve()
      await tx.rollback()
    })
    const beside = client.query(READ, [['a', 'c']])
    await inside
    expect((await beside).rows).toHaveLength(1)
  })

  test('are not kept without end', async () => {
    for (let number = 0; number < 400; number++) {
      for (let time = 0; time < 2; time++) await client.query(`select ${number} as number`)
    }
    expect(await preparedCount()).toBeLessThanOrEqual(151)
  })
})
