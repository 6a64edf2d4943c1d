import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FEATURES_MAX } from '@/contract/ad-words'
import { renderInComposer } from '../../../../tests/support/composer'
import { makeReading } from '../../../../tests/support/reading'
import { LeftOut } from './left-out'
import type { Understanding } from './understanding'

const ALL = ['no_room', 'slot', 'instruction'] as const

const understandingOf = (features: string[] = []): Understanding => {
  const read = makeReading({
    features: ['Free returns'],
    left_out: [
      { text: 'Mind the wide heel', reason: 'no_room' },
      { text: '[Your product]', reason: 'slot' },
      { text: 'in a bold style', reason: 'instruction' },
    ],
  })
  return {
    words: 'Shoes',
    read,
    reading: { ...read, features: [...read.features, ...features] },
    corrections: {},
    given: undefined,
    correct: vi.fn(),
    resetAll: vi.fn(),
  }
}

it('[R1.01] names each part of the prompt that is not on the ad, and puts it there', async () => {
  const understanding = understandingOf()
  const { user } = await renderInComposer(<LeftOut reasons={ALL} />, { understanding })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“Mind the wide heel”Put it on the ad',
    '“[Your product]”Fill in the blank',
    '“in a bold style”Put it on the ad',
  ])
  await user.click(screen.getByRole('button', { name: 'Put it on the ad: Mind the wide heel' }))
  expect(understanding.correct).toHaveBeenCalledWith({
    features: ['Free returns', 'Mind the wide heel'],
  })
})

it('tells what was put there no more, and shows only what it is asked for', async () => {
  const understanding = understandingOf(['Mind the wide heel'])
  await renderInComposer(<LeftOut reasons={['no_room', 'slot']} />, { understanding })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers no way back when the ad is full', async () => {
  const full = Array.from({ length: FEATURES_MAX }, (_, index) => `Fact ${index}`)
  await renderInComposer(<LeftOut reasons={['no_room']} />, {
    understanding: understandingOf(full.slice(1)),
  })
  expect(screen.getByText('“Mind the wide heel”')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
