import { expect, it } from 'vitest'
import { insertWord } from './insert-word'

it.each([
  ['', 0, '@image1', 7],
  ['warm light', 10, 'warm light @image1', 18],
  ['warm light', 4, 'warm @image1 light', 12],
  ['use here', 4, 'use @image1 here', 11],
  ['tight', 2, 'ti @image1 ght', 10],
])('into "%s" at %d', (text, position, result, cursor) => {
  expect(insertWord(text, '@image1', position)).toEqual({ text: result, cursor })
})
