import { readFile } from 'node:fs/promises'

/** Seconds at which each frame is shown, in order, as the decoder wrote them down. */
export async function readTimes(file: string): Promise<Float64Array> {
  const text = await readFile(file, 'utf8')
  const times = [...text.matchAll(/pts_time:(\S+)/g)].map(([, seconds]) => Number(seconds))
  return Float64Array.from(times)
}
