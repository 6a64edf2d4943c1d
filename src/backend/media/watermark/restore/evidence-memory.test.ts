import { expect, test } from 'vitest'
import { evidenceMemory } from './evidence-memory.ts'

test('the next frame begins without what was known of the last one, in the same memory', () => {
  const memory = evidenceMemory()
  const first = memory(3)
  first.values.fill(7)
  first.precision.fill(1)
  const next = memory(3)
  expect(next.values).toBe(first.values)
  expect([...next.values, ...next.precision]).toEqual([0, 0, 0, 0, 0, 0])
})

test('a mark of another size gets memory of its own', () => {
  const memory = evidenceMemory()
  memory(3).values.fill(7)
  const other = memory(5)
  expect([...other.values]).toEqual([0, 0, 0, 0, 0])
  expect(other.precision).toHaveLength(5)
})
