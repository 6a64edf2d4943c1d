import { readFile } from 'node:fs/promises'

/**
 * Display time of each frame in seconds, in order, as written by the decoder. It counts microseconds, because its
 * seconds have only six digits: hundredths at best after an hour.
 */
export async function readTimes(file: string): Promise<Float64Array> {
  const text = await readFile(file, 'utf8')
  const times = [...text.matchAll(/ pts:(-?\d+)/g)].map(
    ([, millionths]) => Number(millionths) / 1e6,
  )
  return Float64Array.from(times)
}
