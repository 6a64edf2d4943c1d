import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const END_BYTES = 22
const DIRECTORY_ENTRY = 0x02014b50

const DEFLATED = 8

/** The unpacked files of a small ZIP archive, by its central directory. */
export function zipEntries(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.length - END_BYTES
  if (zip.readUInt32LE(end) !== END) throw new Error('The archive has no end.')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The directory is broken.')
    const size = zip.readUInt32LE(at + 20)
    const nameBytes = zip.readUInt16LE(at + 28)
    const extraBytes = zip.readUInt16LE(at + 30)
    const commentBytes = zip.readUInt16LE(at + 32)
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    const isDeflated = zip.readUInt16LE(at + 10) === DEFLATED
    at += 46 + nameBytes + extraBytes + commentBytes
    return { name, bytes: isDeflated ? inflateRawSync(bytes) : bytes }
  })
}
