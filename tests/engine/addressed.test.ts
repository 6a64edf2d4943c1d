import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moduleOf, samples, train } from './addressed.ts'

test('the weights of the reader are what the trainer makes of the sentences', () => {
  const shipped = readFileSync('src/backend/generation/builtin/prompt/addressed/weights.ts', 'utf8')
  expect(moduleOf(train(samples()))).toBe(shipped)
})
