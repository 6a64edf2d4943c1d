import { expect, test } from 'vitest'
import { archiveNames } from './archive-names.ts'

const file = (fileName: string) => ({
  fileName,
  mimeType: 'image/png',
  createdAt: new Date('2026-11-21T19:34:00Z'),
})

test('files are called as single downloads are', () => {
  expect(archiveNames([file('a red mug')])).toEqual(['a red mug 20261121-1934.png'])
})

test('no two have the same name, whatever the case of its letters', () => {
  expect(archiveNames([file('mug'), file('Mug'), file('cup'), file('mug')])).toEqual([
    'mug 20261121-1934.png',
    'Mug 20261121-1934 (2).png',
    'cup 20261121-1934.png',
    'mug 20261121-1934 (3).png',
  ])
})
