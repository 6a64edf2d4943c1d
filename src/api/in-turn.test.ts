import { expect, test, vi } from 'vitest'
import { AppError } from '@/contract/app-error'
import { inTurn } from './in-turn'

test('what a plan has no room for yet is asked for again, and what is refused is not', async () => {
  const wait = vi.fn(() => Promise.resolve())
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new AppError('generation_running'))
    .mockRejectedValueOnce(new AppError('generation_running'))
    .mockResolvedValue('made')
  expect(await inTurn(ask, wait)).toBe('made')
  expect([ask, wait].map(({ mock }) => mock.calls.length)).toEqual([3, 2])
  const refused = () => Promise.reject(new AppError('insufficient_credits'))
  await expect(inTurn(refused, wait)).rejects.toMatchObject({ code: 'insufficient_credits' })
  expect(wait).toHaveBeenCalledTimes(2)
})
