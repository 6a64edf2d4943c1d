import { expect, test } from 'vitest'
import { EXPORT_FORMATS } from '../../../contract/export-formats.ts'
import { nameInPack } from './name-in-pack.ts'

const formatOf = (id: string) => {
  const format = EXPORT_FORMATS.find((one) => one.id === id)
  if (!format) throw new Error(`there is no format ${id}`)
  return format
}

test.each([
  ['Run lighter', 'Run lighter'],
  ['Rally ball by Norda. “Hit it harder”, €24.90 instead', 'Rally ball by Norda. “Hit it harder”'],
  ['One two three four five six seven eight nine', 'One two three four five six seven eight'],
  ['夏'.repeat(50), '夏'.repeat(40)],
])('the name of a file keeps whole words of “%s”', (title, words) => {
  const name = nameInPack({ position: 2, title }, formatOf('meta.feed.image@4:5'), 'image/png')
  expect(name).toBe(`meta/feed-image/003 ${words} 4x5 1080x1350.png`)
})

test('a banner says its size once', () => {
  const format = formatOf('google.display.728x90@728:90')
  expect(nameInPack({ position: 0, title: 'Ball' }, format, 'image/png')).toBe(
    'google/display-728x90/001 Ball 728x90.png',
  )
})
