import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { noteGuesses, readGuesses, stretchesOf } from './guesses.ts'

const times = Float64Array.from({ length: 100 }, (_, n) => 1.4 + n / 25)

test('guessed frames are told as stretches on the clock of a player; what is hardly parted is one', () => {
  const frames = [0, 1, 2, 3, 10, 11, 12, 60, 61, 62, 63, 64]
  expect(stretchesOf(frames, times, -1.4)).toEqual([
    { from: 0, to: 0.52 },
    { from: 2.4, to: 2.6 },
  ])
})

test('one frame alone is no stretch, and nothing guessed is none', () => {
  expect(stretchesOf([50], times, -1.4)).toEqual([])
  expect(stretchesOf([], times, -1.4)).toEqual([])
})

test('what was guessed in each segment is known afterwards, patch by patch', async () => {
  const folder = await temporaryFolder('guesses')
  const files = ['a.ts', 'b.ts'].map((name) => join(folder, name))
  await noteGuesses(files[0]!, { patches: [[1, 2], []] })
  await noteGuesses(files[1]!, { patches: [[9], [7]] })
  expect(await readGuesses(files, 2)).toEqual([[1, 2, 9], [7]])
})
