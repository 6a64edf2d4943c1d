import { expect, test } from 'vitest'
import { AppError } from '@/contract/app-error'
import { type Ad, firstAd } from './ad'
import { isRefusal, ordersFor, unsentOf, withOrders, withoutUnsent } from './orders'
import type { Part } from './parts'

const partOf = (id: string, prompt: string): Part => ({
  ...{ id, step: 'voices', work: { workflowType: 'speech', seconds: 0 } },
  request: { workflow_type: 'speech', prompt },
})
const [HOOK, END] = [partOf('a', 'Cold brew.'), partOf('b', 'Order now.')]
const tokens = Array.from({ length: 9 }, (_, at) => `token ${at}`)
const newToken = () => tokens.pop() ?? ''
const order = (ad: Ad, parts = [HOOK, END]) => ordersFor(parts, ad, { tasks: {}, newToken })
const sent = (ad: Ad, [first]: ReturnType<typeof order>): Ad =>
  first ? withOrders(ad, [{ ...first, one: { ...first.one, taskId: 'task' } }]) : ad

test('[R1.14] a page that was closed sends the rest of what was ordered, by the names it had', () => {
  const orders = order(firstAd('en'))
  const closed = sent(withOrders(firstAd('en'), orders), orders)
  expect(unsentOf([HOOK, END], closed)).toEqual([END])
  expect(order(closed, unsentOf([HOOK, END], closed))).toEqual([orders[1]])
})

test('other words were not ordered, and nothing of what the server has', () => {
  const orders = order(firstAd('en'))
  const closed = withOrders(firstAd('en'), orders)
  const changed = partOf('b', 'Order today.')
  expect(unsentOf([HOOK, changed], closed)).toEqual([HOOK])
  const [first] = order(closed, [changed])
  expect(first?.one.token).not.toBe(orders[1]?.one.token)
  expect(unsentOf([HOOK], sent(closed, orders))).toEqual([])
})

test('what is refused is not asked for again by itself; what passes is', () => {
  const orders = order(firstAd('en'))
  const refused = withoutUnsent(sent(withOrders(firstAd('en'), orders), orders))
  expect(Object.keys(refused.asked)).toEqual(['a'])
  expect(isRefusal(new AppError('insufficient_credits'))).toBe(true)
  for (const code of ['network_error', 'session_expired', 'internal'] as const)
    expect(isRefusal(new AppError(code))).toBe(false)
})
