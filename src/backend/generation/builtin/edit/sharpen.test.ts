import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reframe } from './reframe.ts'
import { edgesSharpened } from './sharpen.ts'

const [DARK, BRIGHT] = [60, 200]

/** A dark and a bright half, four times enlarged. */
function enlargedStep() {
  const data = Buffer.alloc(32 * 32 * 4, 255)
  for (let pixel = 0; pixel < 32 * 32; pixel += 1)
    data.fill(pixel % 32 < 16 ? DARK : BRIGHT, pixel * 4, pixel * 4 + 3)
  return reframe({ data, width: 32, height: 32 }, { width: 128, height: 128 }, 'extend')
}

const profile = ({ data, width }: { data: Buffer; width: number }) =>
  Array.from({ length: width }, (_, x) => data[(64 * width + x) * 4]!)

/** Pixels from a tenth to nine tenths of the step. */
const widthOf = (line: number[]) =>
  line.filter((value) => value > DARK + 14 && value < BRIGHT - 14).length

test('an enlarged edge becomes at least a third narrower, without a bright rim of its own', async () => {
  const soft = await enlargedStep()
  const before = profile(soft)
  const after = profile(await edgesSharpened(soft, 4))
  expect(widthOf(before)).toBeGreaterThanOrEqual(3)
  expect(widthOf(after)).toBeLessThanOrEqual((widthOf(before) * 2) / 3)
  expect(Math.max(...after)).toBeLessThanOrEqual(Math.max(...before) + 2)
  expect(Math.min(...after)).toBeGreaterThanOrEqual(Math.min(...before) - 2)
})

test('faint grain is not made coarser', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 0.8 } as const
  const { data } = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#888', noise },
  })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const spread = (values: Buffer) => {
    const reds = [...values].filter((_, at) => at % 4 === 0)
    const mean = reds.reduce((sum, value) => sum + value, 0) / reds.length
    return reds.reduce((sum, value) => sum + (value - mean) ** 2, 0) / reds.length
  }
  const calm = await edgesSharpened({ data, width: 64, height: 64 }, 2)
  expect(spread(calm.data)).toBeLessThan(spread(data) * 1.25)
})
