import { readFile } from 'node:fs/promises'

/**
 * Seconds at which each frame is shown, in order, as the decoder wrote them down: counted in
 * millionths, because its seconds have six digits only, at an hour no more than a hundredth.
 */
export async function readTimes(file: string): Promise<Float64Array> {
  const text = await readFile(file, 'utf8')
  const times = [...text.matchAll(/ pts:(-?\d+)/g)].map(
    ([, millionths]) => Number(millionths) / 1e6,
  )
  return Float64Array.from(times)
}
