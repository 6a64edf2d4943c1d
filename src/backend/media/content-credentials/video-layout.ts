import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises'
import { C2PA_BOX_ID, type IsoBox, isoBoxes } from '../iso-boxes.ts'

/**
 * Where a box of a video is read from: `mdat`, nearly all of the file, comes from a different file than the other
 * boxes.
 */
interface Part {
  path: string
  box: IsoBox
}

/** A video's boxes in file order. */
export type Layout = readonly Part[]

const isMedia = ({ type }: IsoBox) => type === 'mdat'
const isManifest = ({ type, id }: IsoBox) => type === 'uuid' && id === C2PA_BOX_ID

const partsOf = (path: string, boxes: readonly IsoBox[]): Layout =>
  boxes.map((box) => ({ path, box }))

export const layoutOf = async (path: string): Promise<Layout> => partsOf(path, await isoBoxes(path))

/** Writes the same video with empty `mdat` boxes and without its existing credentials: a few kilobytes. */
export async function writeHollow(path: string, out: string): Promise<void> {
  const file = await open(path)
  try {
    const kept: Buffer[] = []
    for (const box of await isoBoxes(path)) {
      // The source's own credentials are recorded as an ingredient.
      if (isManifest(box)) continue
      const length = isMedia(box) ? box.headBytes : box.sizeBytes
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, box.at)
      if (isMedia(box)) writeSize(buffer, box.headBytes)
      kept.push(buffer)
    }
    await writeFile(out, Buffer.concat(kept))
  } finally {
    await file.close()
  }
}

const writeSize = (head: Buffer, sizeBytes: number) =>
  head.length === 16
    ? head.writeBigUInt64BE(BigInt(sizeBytes), 8)
    : head.writeUInt32BE(sizeBytes, 0)

/** The boxes of a hollow video, with `mdat` boxes from the whole one. */
export async function filled(hollow: Layout, path: string): Promise<Layout> {
  const media = [...partsOf(path, (await isoBoxes(path)).filter(isMedia))]
  const filledParts = hollow.map((part) => (isMedia(part.box) ? media.shift() : part))
  if (media.length > 0) throw new Error('the library has changed the boxes of a video')
  return filledParts.map((part) => {
    if (!part) throw new Error('the library has changed the boxes of a video')
    return part
  })
}

/** Boxes that may change without breaking the signature. */
const LEFT_OUT = new Set(['ftyp', 'mfra', 'free', 'skip'])

/**
 * The hash that C2PA binds credentials to a video with (C2PA 2.2, section 18.7, BMFF-based hash, without Merkle trees):
 * position and bytes of every top-level box that isn't excluded. Also writes the video if given an output.
 */
export async function hashLayout(layout: Layout, out?: FileHandle): Promise<Buffer> {
  const hash = createHash('sha256')
  let at = 0
  for (const { path, box } of layout) {
    const isHashed = !LEFT_OUT.has(box.type) && !isManifest(box)
    if (isHashed) updateOffset(hash, at)
    const end = box.at + box.sizeBytes - 1
    for await (const chunk of createReadStream(path, { start: box.at, end })) {
      if (isHashed) hash.update(chunk)
      await out?.writeFile(chunk)
    }
    at += box.sizeBytes
  }
  return hash.digest()
}

function updateOffset(hash: Hash, at: number) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(at))
  hash.update(bytes)
}

/** The box with the credentials, and its offset. */
export async function manifestBox(layout: Layout): Promise<{ at: number; bytes: Buffer }> {
  let at = 0
  for (const { path, box } of layout) {
    if (isManifest(box)) {
      const whole = await readFile(path)
      return { at, bytes: whole.subarray(box.at, box.at + box.sizeBytes) }
    }
    at += box.sizeBytes
  }
  throw new Error('a signed video without credentials')
}
