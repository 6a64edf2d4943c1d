import { expect, it } from 'vitest'
import { firstSlot, withName } from './slots'

it('finds the first slot', () => {
  expect(firstSlot('show [it] with [them]')).toEqual([5, 9])
  expect(firstSlot('no slot')).toBeNull()
})

it('takes no moment of a film for a slot', () => {
  expect(firstSlot('[00:00-00:02] a door opens')).toBeNull()
})

it('puts a name that was typed into the first slot, and nothing longer', () => {
  const prompt = 'New: [your product]. [What it does]. Order now'
  expect(withName(prompt, ' Glow Serum ')).toBe('New: Glow Serum. [What it does]. Order now')
  expect(withName(prompt, '')).toBe(prompt)
  expect(withName(prompt, 'x'.repeat(61))).toBe(prompt)
  expect(withName(prompt, 'Say [this]')).toBe(prompt)
})
