import { expect, test } from 'vitest'
import { fitTitle, TITLE_WIDTH_MAX, titleWidth } from './fit-title'

test('[R2.45] a title carries the brand', () => {
  expect(fitTitle('Gallery', 'Adloom')).toBe('Gallery · Adloom')
})

test('[R2.45] the brand gives way when the title would be cut', () => {
  const long = 'x'.repeat(TITLE_WIDTH_MAX - 4)
  expect(fitTitle(long, 'Adloom')).toBe(long)
})

test('a Han character takes the room of two letters', () => {
  expect(titleWidth('広告 ad')).toBe(7)
})
