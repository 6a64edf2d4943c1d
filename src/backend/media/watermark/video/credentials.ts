import { appendFile, open } from 'node:fs/promises'
import { C2PA_BOX_ID, isoBoxes } from '../../iso-boxes.ts'
import { type Provenance, stampMp4 } from '../../provenance.ts'

const XMP = 'be7acfcb97a942e89c71999491e3afac'
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

/** The boxes of a file that hold XMP or Content Credentials; none in other containers. */
async function credentialBoxes(path: string): Promise<CredentialBox[]> {
  const boxes = (await isoBoxes(path)).filter(
    ({ type, id, sizeBytes }) =>
      type === 'uuid' && (id === XMP || id === C2PA_BOX_ID) && sizeBytes <= MOST_BYTES,
  )
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const found: CredentialBox[] = []
    for (const { id, at, sizeBytes } of boxes) {
      // A file that was cut off inside it.
      if (at + sizeBytes > size) continue
      const bytes = Buffer.alloc(sizeBytes)
      await file.read(bytes, 0, sizeBytes, at)
      // A box that said "until the end of the file" is not the last one any more.
      if (bytes.readUInt32BE(0) === 0) bytes.writeUInt32BE(sizeBytes, 0)
      found.push({ id, bytes })
    }
    return found
  } finally {
    await file.close()
  }
}
