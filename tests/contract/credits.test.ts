import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { createFakeProvider, fakeModels } from '../support/fake-provider.ts'
import { generate, reach } from '../support/generations.ts'

const provider = createFakeProvider()
let backend: TestBackend
let user: SignedUp

beforeAll(async () => {
  backend = await createTestBackend({ worker: true, replace: { models: fakeModels(provider) } })
  provider.finish()
  user = await signUp(backend, { credits: 100 })
})
afterAll(() => backend.close())

const price = (settings: object) =>
  backend
    .call(
      contract.credits.calculate,
      { workflowType: 'text_to_image', ...settings },
      { token: user.token },
    )
    .then(({ credits }) => credits)

test('[R7.10] [R3.02] the price of a workflow type is that of its default model and settings', async () => {
  const one = await price({})
  expect(one).toBeGreaterThan(0)
  expect(await price({ count: 4 })).toBe(4 * one)
})

test('[R7.10] the price a person sees is the amount the server takes', async () => {
  const settings = { count: 2, resolution: '1k' } as const
  const shown = await price(settings)
  const accepted = await generate(backend, user, settings)
  expect(accepted.credits).toBe(shown)
  const before = await backend.call(contract.credits.balance, {}, { token: user.token })
  await reach(backend, user, accepted.task_id, 'SUCCEEDED')
  const after = await backend.call(contract.credits.balance, {}, { token: user.token })
  expect({ balance: after.balance, held: after.held }).toEqual({
    balance: 100 - shown,
    held: 0,
  })
  expect(before.balance).toBe(after.balance)
})

test('[R3.02] every movement of the credits stands in the ledger, newest first', async () => {
  const { entries, next_cursor } = await backend.call(
    contract.credits.ledger,
    { limit: 2 },
    { token: user.token },
  )
  expect(entries).toHaveLength(2)
  expect(entries[0]?.kind).toBe('capture')
  const rest = await backend.call(
    contract.credits.ledger,
    { cursor: next_cursor ?? undefined },
    { token: user.token },
  )
  expect(rest.entries.map((entry) => entry.kind)).toContain('grant')
  expect(rest.next_cursor).toBeNull()
  const sum = [...entries, ...rest.entries].reduce((total, entry) => total + entry.amount, 0)
  const { balance } = await backend.call(contract.credits.balance, {}, { token: user.token })
  expect(sum).toBe(balance)
})

test('[R6.01] a visitor has neither balance nor ledger', async () => {
  await expect(backend.call(contract.credits.balance, {})).rejects.toMatchObject({
    code: 'not_signed_in',
  })
  await expect(backend.call(contract.credits.ledger, {})).rejects.toMatchObject({ status: 1005 })
})
