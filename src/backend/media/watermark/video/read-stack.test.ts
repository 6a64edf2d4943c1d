import { expect, test } from 'vitest'
import { matroskaFrameHead } from './raw-matroska.ts'
import { isPicked } from './read-stack.ts'
import { fromFilter } from './seek.ts'

test('every third frame is picked, from the first moment on and before the last', () => {
  const picked = (from?: number, to?: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) =>
      isPicked(
        { every: 3, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
        n,
        n / 10,
      ),
    )
  expect(picked()).toEqual([0, 3, 6, 9])
  expect(picked(0.3)).toEqual([3, 6, 9])
  expect(picked(0.31)).toEqual([6, 9])
  expect(picked(undefined, 0.6)).toEqual([0, 3])
  expect(picked(undefined, 0.61)).toEqual([0, 3, 6])
})

test('a frame at the wanted moment is kept though its clock was rounded, the one before is not', () => {
  const least = Number(/gte\(t\\,([\d.]+)\)/.exec(fromFilter(12.5))?.[1])
  expect(least).toBeLessThanOrEqual(12.499_999)
  expect(least).toBeGreaterThan(12.5 - 1 / 240)
  expect(fromFilter()).toBe('null')
})

test('a raw picture carries its time in whole millionths, never later and never before zero', () => {
  const timeOf = (seconds: number) => {
    const head = matroskaFrameHead(seconds, new Uint8Array(6))
    return Number(head.readBigUInt64BE(head.indexOf(0xe7) + 9))
  }
  expect(timeOf(10)).toBe(10_000_000)
  expect(timeOf(3_600.123_456_9)).toBe(3_600_123_456)
  expect(timeOf(-0.5)).toBe(0)
})

test('a raw picture says how many bytes it holds, of eight bits and of more', () => {
  for (const samples of [new Uint8Array(600), new Uint16Array(600)]) {
    const head = matroskaFrameHead(1, samples)
    const size = Number(head.readBigUInt64BE(4) & 0xff_ffff_ffff_ffffn)
    expect(size).toBe(head.length - 12 + samples.byteLength)
    const block = head.lastIndexOf(0xa3)
    expect(Number(head.readBigUInt64BE(block + 1) & 0xff_ffff_ffff_ffffn)).toBe(
      4 + samples.byteLength,
    )
  }
})
