import { appendFile, open } from 'node:fs/promises'
import { type Provenance, stampMp4 } from '../../provenance.ts'

type Handle = Awaited<ReturnType<typeof open>>

const XMP = 'be7acfcb97a942e89c71999491e3afac'
const C2PA = 'd8fec3d61b0e483c92975828877ec481'
/** Larger ones hold pictures of their own and are not worth the memory. */
const MOST_BYTES = 16 * 1_048_576

/** What the remover's own work is. */
export const REMOVER: Provenance = {
  sourceType: 'algorithmicallyEnhanced',
  creatorTool: 'Adloom watermark remover',
  description: 'A mark was taken out of the picture.',
}

/**
 * Carries the XMP record and the Content Credentials of an MP4 or MOV over into the result. The
 * signature of credentials holds for the picture as it was: a verifier says that it was altered since,
 * and still shows where it comes from. That is the truth, and to leave them out would hide their origin.
 * Where the operator has a certificate, the result is signed afterwards: then they are those of its
 * source, named as such. Where there is no XMP record, or none is wanted, the result says that it was
 * altered by us.
 */
export async function carryCredentials(from: string, to: string, keep: boolean): Promise<void> {
  const boxes = keep ? await credentialBoxes(from) : []
  for (const { bytes } of boxes) await appendFile(to, bytes)
  if (!boxes.some(({ id }) => id === XMP)) await stampMp4(to, REMOVER)
}

interface CredentialBox {
  id: string
  bytes: Buffer
}

/** The outermost boxes of a file that hold XMP or Content Credentials; none in other containers. */
async function credentialBoxes(file: string): Promise<CredentialBox[]> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const found: CredentialBox[] = []
    for (let at = 0; at + 8 <= size; ) {
      const box = await readHead(handle, at, size)
      if (!box || box.size < 8) break
      const isOurs = box.type === 'uuid' && (box.id === XMP || box.id === C2PA)
      if (isOurs && box.size <= MOST_BYTES && at + box.size <= size) {
        const bytes = Buffer.alloc(box.size)
        await handle.read(bytes, 0, box.size, at)
        // A box that said "until the end of the file" is not the last one any more.
        if (bytes.readUInt32BE(0) === 0) bytes.writeUInt32BE(box.size, 0)
        found.push({ id: box.id, bytes })
      }
      at += box.size
    }
    return found
  } finally {
    await handle.close()
  }
}

async function readHead(handle: Handle, at: number, end: number) {
  const head = Buffer.alloc(32)
  await handle.read(head, 0, 32, at)
  const type = head.toString('latin1', 4, 8)
  if (at === 0 && !/^(ftyp|wide|moov|mdat|free|skip|pnot)$/.test(type)) return null
  const short = head.readUInt32BE(0)
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - at
  const start = short === 1 ? 16 : 8
  return { type, size, id: head.toString('hex', start, start + 16) }
}
