import { type FileHandle, open } from 'node:fs/promises'

/** A top-level box of an MP4 or MOV file (ISO/IEC 14496-12, section 4.2). */
export interface IsoBox {
  type: string
  /** Extended type of a `uuid` box in hexadecimal; meaningless for others. */
  id: string
  /** Offset of its first byte in the file. */
  at: number
  sizeBytes: number
  /** Bytes of size and type before the content. */
  headBytes: number
}

/** The `uuid` box that holds Content Credentials (C2PA 2.2, section A.5). */
export const C2PA_BOX_ID = 'd8fec3d61b0e483c92975828877ec481'

/** Boxes that such files begin with, including QuickTime's own. */
const FIRST = /^(ftyp|wide|moov|mdat|free|skip|pnot)$/
/** A size, a type, and optionally a long size and an id. */
const HEAD_BYTES = 32

/** A file's top-level boxes up to the first invalid one; empty for other containers. */
export async function isoBoxes(path: string): Promise<IsoBox[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const boxes: IsoBox[] = []
    for (let at = 0; at + 8 <= size; ) {
      const box = await readBox(file, at, size)
      if (box.sizeBytes < box.headBytes || (at === 0 && !FIRST.test(box.type))) break
      boxes.push(box)
      at += box.sizeBytes
    }
    return boxes
  } finally {
    await file.close()
  }
}

async function readBox(file: FileHandle, at: number, end: number): Promise<IsoBox> {
  const head = Buffer.alloc(HEAD_BYTES)
  await file.read(head, 0, HEAD_BYTES, at)
  const short = head.readUInt32BE(0)
  const headBytes = short === 1 ? 16 : 8
  return {
    type: head.toString('latin1', 4, 8),
    id: head.toString('hex', headBytes, headBytes + 16),
    at,
    // Zero means "until the end of the file".
    sizeBytes: short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - at,
    headBytes,
  }
}
