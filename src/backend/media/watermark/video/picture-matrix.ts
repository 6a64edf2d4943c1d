import { open } from 'node:fs/promises'
import type { VideoSource } from './source.ts'

/** Writes the source's rotation into the track header, since joining loses it. */
export async function turnPicture(file: string, { orientation }: VideoSource): Promise<void> {
  const { matrix } = orientation
  if (!matrix) return
  const handle = await open(file, 'r+')
  try {
    const position = await firstTrackMatrix(handle)
    const bytes = Buffer.alloc(36)
    for (const [index, value] of matrix.entries()) bytes.writeInt32BE(value, index * 4)
    await handle.write(bytes, 0, bytes.length, position)
  } finally {
    await handle.close()
  }
}

type Handle = Awaited<ReturnType<typeof open>>

async function firstTrackMatrix(handle: Handle): Promise<number> {
  let [start, end] = [0, (await handle.stat()).size]
  for (const name of ['moov', 'trak', 'tkhd'])
    [start, end] = await findBox(handle, name, start, end)
  const version = Buffer.alloc(1)
  await handle.read(version, 0, 1, start)
  return start + (version[0]! === 1 ? 52 : 40)
}

/** Start and end of the content of the first box with that name. */
async function findBox(
  handle: Handle,
  name: string,
  from: number,
  to: number,
): Promise<[number, number]> {
  const head = Buffer.alloc(16)
  for (let at = from; at + 8 <= to; ) {
    await handle.read(head, 0, 16, at)
    const short = head.readUInt32BE(0)
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || to - at
    if (head.toString('latin1', 4, 8) === name) return [at + (short === 1 ? 16 : 8), at + size]
    at += Math.max(8, size)
  }
  throw new Error(`the file has no ${name} box`)
}
