import { expect, test } from 'vitest'
import { tagsIn } from './ad-fields'
import { webAddress } from './web-address'

test('tags are separated by commas of any script, each once, and no more than an ad may have', () => {
  expect(tagsIn(' hook, summer，夏、hook,, ')).toEqual(['hook', 'summer', '夏'])
  expect(tagsIn(Array.from({ length: 30 }, (_, at) => `t${at}`).join())).toHaveLength(12)
})

test.each([
  ['shop.example/ad?id=1', 'https://shop.example/ad?id=1'],
  [' http://shop.example ', 'http://shop.example'],
  ['an ad', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('%s is asked for as %s', (text, address) => {
  expect(webAddress(text)).toBe(address)
})
