import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import architecture from '../architecture.mjs'
import { cruise, used, uses } from './cruise.ts'

const BILLING = 'src/backend/modules/billing'
/** The folders that each billing folder may depend on, as drawn in its README. */
const BELOW: Record<string, string[]> = {
  prices: [],
  orders: ['prices'],
  subscriptions: ['prices'],
  invoices: ['orders'],
  checkout: ['orders', 'subscriptions', 'prices'],
  refunds: ['orders', 'subscriptions', 'prices'],
  settlement: ['refunds', 'orders', 'subscriptions', 'prices'],
  webhooks: ['settlement', 'orders'],
  usage: [],
}
const RULES: Record<string, string> = {
  prices: 'billing-prices-know-no-sale',
  orders: 'billing-orders-know-no-subscription',
  subscriptions: 'billing-subscriptions-know-no-order',
  invoices: 'billing-invoices-read-orders-alone',
  checkout: 'billing-checkout-books-nothing',
  refunds: 'billing-refunds-know-no-report',
  settlement: 'billing-settlement-knows-no-webhook',
  webhooks: 'billing-webhooks-only-hand-over',
  usage: 'billing-usage-is-apart',
}
const FOLDERS = Object.keys(BELOW)

/** One file per import between folders, so that each passes or fails alone. */
const tree = (mayImport: (from: string, to: string) => boolean) => {
  const files: Record<string, string> = {
    [`${BILLING}/tables.ts`]: used,
    [`${BILLING}/intl-locale.ts`]: used,
    [`${BILLING}/routes.ts`]: uses(...FOLDERS.map((folder) => `./${folder}/value.ts`)),
    'tests/placeholder.ts': used,
  }
  for (const from of FOLDERS) {
    files[`${BILLING}/${from}/value.ts`] = uses('../tables.ts', '../intl-locale.ts')
    for (const to of FOLDERS.filter((other) => other !== from && mayImport(from, other))) {
      files[`${BILLING}/${from}/reads-${to}.ts`] = uses(`../${to}/value.ts`)
    }
  }
  return files
}

test('billing is built one way: every import that is not downwards breaks the rule of its folder', async () => {
  const isForbidden = (from: string, to: string) => !BELOW[from]?.includes(to)
  const expected = FOLDERS.flatMap((from) =>
    FOLDERS.filter((to) => to !== from && isForbidden(from, to)).map(
      (to) => `${RULES[from]}: ${BILLING}/${from}/reads-${to}.ts`,
    ),
  )
  expect((await cruise(tree(isForbidden))).sort()).toEqual(expected.sort())
})

test('a folder of billing may read the folders below it, the tables, and its own files', async () => {
  expect(await cruise(tree((from, to) => BELOW[from]?.includes(to) ?? false))).toEqual([])
})

test('no folder of billing imports what is beside the folders and puts them together', async () => {
  const files = Object.fromEntries(
    FOLDERS.map((folder) => [`${BILLING}/${folder}/value.ts`, uses('../show-order.ts')]),
  )
  const violations = await cruise({
    ...files,
    [`${BILLING}/show-order.ts`]: used,
    'tests/placeholder.ts': used,
  })
  expect(violations.sort()).toEqual(
    FOLDERS.map((folder) => `${RULES[folder]}: ${BILLING}/${folder}/value.ts`).sort(),
  )
})

test('every folder of billing has its rule', () => {
  const folders = readdirSync(BILLING, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.sort()).toEqual(FOLDERS.toSorted())
  const names = architecture.forbidden?.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.values(RULES)))
})
