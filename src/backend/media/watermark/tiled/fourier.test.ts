import { expect, test } from 'vitest'
import { noise, planeOf } from '../../../../../tests/support/planes.ts'
import { autocorrelation, fourier2d, powerOfTwo } from './fourier.ts'

const [WIDTH, HEIGHT] = [16, 8]
const picture = () => planeOf(WIDTH, HEIGHT, (x, y) => noise(x, y)).data

/** The definition, term by term. */
function definition(data: Float32Array, u: number, v: number): [re: number, im: number] {
  let [re, im] = [0, 0]
  for (let at = 0; at < data.length; at++) {
    const angle =
      -2 * Math.PI * ((u * (at % WIDTH)) / WIDTH + (v * Math.floor(at / WIDTH)) / HEIGHT)
    re += data[at]! * Math.cos(angle)
    im += data[at]! * Math.sin(angle)
  }
  return [re, im]
}

test('the transform of a plane is the sum that defines it, at every frequency', () => {
  const [re, im] = [picture(), new Float32Array(WIDTH * HEIGHT)]
  fourier2d(re, im, WIDTH, HEIGHT)
  for (let at = 0; at < re.length; at++) {
    const [wantedRe, wantedIm] = definition(picture(), at % WIDTH, Math.floor(at / WIDTH))
    expect(re[at]).toBeCloseTo(wantedRe, 3)
    expect(im[at]).toBeCloseTo(wantedIm, 3)
  }
})

test.each([
  [1, 1],
  [5, 8],
  [64, 64],
  [96, 128],
])('a length of %f fits into %i', (length, wanted) => {
  expect(powerOfTwo(length)).toBe(wanted)
})

test('the autocorrelation is the sum of products with the moved plane, which meets no other end', () => {
  const [width, height] = [16, 8]
  const plane = planeOf(width, height, (x, y) => noise(x, y) - 0.5)
  const found = autocorrelation(plane.data, width, height)
  const cells = found.width * found.height
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -6; dx <= 6; dx++) {
      let wanted = 0
      for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++)
        for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++)
          wanted += plane.data[y * width + x]! * plane.data[(y + dy) * width + x + dx]!
      const row = (dy + found.height) % found.height
      const value = found.data[row * found.width + ((dx + found.width) % found.width)]!
      expect(value / cells).toBeCloseTo(wanted, 4)
    }
})
