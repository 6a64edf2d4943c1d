import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/database.ts'
import { LedgerModel, ledgerCommands } from '../../../../tests/support/ledger-model.ts'
import { LedgerWorld } from '../../../../tests/support/ledger-world.ts'
import type { DatabaseConnection } from '../../db/database.ts'
import { balanceChange } from './ledger-entries.ts'
import { verifyLedger } from './verify-ledger.ts'

/** Histories per database; a longer run sets more. */
const HISTORIES = Number(process.env.LEDGER_HISTORIES ?? 150)

let connection: DatabaseConnection

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('[R3.02] no history of movements makes or loses credits in the model', () => {
  const property = fc.property(ledgerCommands, (commands) => {
    const model = new LedgerModel()
    const booked = { available: 0, held: 0 }
    for (const command of commands) {
      const before = model.total()
      const outcome = model.apply(command)
      const after = model.total()
      if (outcome === 'done' && command.do !== 'grant' && before.held !== after.held) {
        const change = balanceChange(command.do, Math.abs(after.held - before.held))
        booked.available += change.available
        booked.held += change.held
      } else if (command.do === 'grant') {
        booked.available += after.available - before.available
      }
      expect(model.balances.every(({ available, held }) => available >= 0 && held >= 0)).toBe(true)
    }
    expect(booked).toEqual(model.total())
  })
  fc.assert(property, { numRuns: 20_000 })
})

test('[R3.02] the ledger on the database agrees with the model in every history', {
  tags: ['postgres'],
  timeout: 120_000,
}, async () => {
  const property = fc.asyncProperty(ledgerCommands, async (commands) => {
    const model = new LedgerModel()
    const world = new LedgerWorld(connection.db)
    for (const command of commands) {
      expect(await world.apply(command)).toBe(model.apply(command))
    }
    for (const [team, expected] of model.balances.entries()) {
      expect(await world.balanceOf(team)).toEqual(expected)
    }
  })
  await fc.assert(property, { numRuns: HISTORIES })
  expect(await verifyLedger(connection.db)).toEqual([])
})
