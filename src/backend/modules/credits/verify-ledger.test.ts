// @module-tag postgres
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/database.ts'
import { acceptTask, settleTask } from '../../../../tests/support/ledger-world.ts'
import type { DatabaseConnection, Transaction } from '../../db/database.ts'
import { verifyLedger } from './verify-ledger.ts'

let connection: DatabaseConnection

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

/** Violations found in a tampered ledger; the change is undone. */
async function rulesBrokenBy(tamper: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  let rules: string[] = []
  const undone = connection.db.transaction(async (tx) => {
    await tamper(tx)
    rules = (await verifyLedger(tx)).map(({ rule }) => rule)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  return rules
}

test('a ledger with tasks in every state breaks no rule', async () => {
  const [captured, released] = [await acceptTask(connection.db), await acceptTask(connection.db)]
  await acceptTask(connection.db)
  await connection.db.transaction((tx) => settleTask(tx, captured.taskId, 'capture'))
  await connection.db.transaction((tx) => settleTask(tx, released.taskId, 'release'))
  expect(await verifyLedger(connection.db)).toEqual([])
})

const spent = sql`(select transaction_id from ledger_entries where account = 'spent' limit 1)`
const released = sql`(select id from ledger_transactions where kind = 'release' limit 1)`
const openHold = sql`(
  select t.task_id from ledger_transactions t join tasks k on k.id = t.task_id
  where t.kind = 'hold' and k.status = 'CREATED' limit 1)`
const elsewhere = sql`'00000000-0000-7000-8000-000000000000'`

test.each<[string, SQL, string]>([
  [
    'an amount was changed',
    sql`update ledger_entries set amount = 1000 where account = 'spent' and transaction_id = ${spent}`,
    'a transaction has two entries and sums to zero',
  ],
  [
    'an entry was deleted',
    sql`delete from ledger_entries where account = 'spent' and transaction_id = ${spent}`,
    'a transaction has two entries and sums to zero',
  ],
  [
    'an entry went to another team',
    sql`update ledger_entries set team_id = ${elsewhere} where transaction_id = ${spent}`,
    'entries belong to the team of their transaction',
  ],
  [
    'a balance was raised',
    sql`update credit_balances set available = available + 1`,
    'a balance is the sum of its entries',
  ],
  [
    'a balance was deleted',
    sql`delete from credit_balances`,
    'a balance is the sum of its entries',
  ],
  [
    'a release gave back less',
    sql`update ledger_entries set amount = amount / 2 where transaction_id = ${released}`,
    'a task is settled at most once, after a hold of the same amount',
  ],
  [
    'a running task became dearer',
    sql`update tasks set credits = credits + 1 where id = ${openHold}`,
    'an unfinished task holds its price',
  ],
  [
    'a task finished without being settled',
    sql`update tasks set status = 'SUCCEEDED' where id = ${openHold}`,
    'a finished task is charged or released exactly as it ended',
  ],
  [
    'a failed task was charged',
    sql`update tasks set status = 'FAILED' where status = 'SUCCEEDED'`,
    'a finished task is charged or released exactly as it ended',
  ],
  [
    'a task was deleted while its credits are held',
    sql`delete from tasks where id = ${openHold}`,
    'a hold belongs to a task or to a removal',
  ],
])('it is found that %s', async (_what, change, rule) => {
  expect(await rulesBrokenBy((tx) => tx.execute(change))).toContain(rule)
})

test('it is found that a balance is negative', async () => {
  const rules = await rulesBrokenBy(async (tx) => {
    await tx.execute(sql`alter table credit_balances drop constraint available_not_negative`)
    await tx.execute(sql`update credit_balances set available = -1`)
  })
  expect(rules).toContain('no balance is negative')
})
