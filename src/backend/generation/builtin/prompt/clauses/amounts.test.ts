import { expect, test } from 'vitest'
import { tellBrief } from '../printed.ts'
import { understand } from '../understand.ts'
import { amountsOf } from './amounts.ts'

/** Chinese and Japanese give a discount in tenths, sometimes with half a tenth. */
test.each([
  ['全场8.5折', '8.5折'],
  ['全场８.５折', '８.５折'],
  ['全场85折', '85折'],
  ['全场 7 折', '7 折'],
  ['全场八五折', '八五折'],
  ['全场打对折', '打对折'],
  ['全品3割引', '3割'],
])('%s takes off one figure, %s, whole', (text, figure) => {
  expect(amountsOf(text)).toMatchObject([{ text: figure, kind: 'percent', isOff: true }])
})

test.each(['对折叠的床单', '三折页'])('%s folds something and takes nothing off', (text) => {
  expect(amountsOf(text).filter(({ isOff }) => isOff)).toEqual([])
})

test('8.5折 is printed as 8.5折: neither as 5折 nor as a percentage', () => {
  const { offers, printed } = tellBrief(understand('跑鞋全场8.5折，周日截止', 'zh'), null)
  expect(offers).toEqual([{ text: '8.5折' }])
  expect(printed).toContain('8.5折')
  expect(printed.join(' ')).not.toMatch(/%|(?<!8\.)5折/)
})
