import { appendFile, open } from 'node:fs/promises'
import { C2PA_BOX_ID, isoBoxes } from '../../iso-boxes.ts'
import { type Provenance, stampMp4 } from '../../provenance.ts'

const XMP = 'be7acfcb97a942e89c71999491e3afac'
/** Larger ones contain pictures of their own and aren't worth the memory. */
const MOST_BYTES = 16 * 1_048_576

/** Provenance of the remover's own work. */
export const REMOVER: Provenance = {
  sourceType: 'algorithmicallyEnhanced',
  creatorTool: 'Adloom watermark remover',
  description: 'A mark was taken out of the picture.',
}

/**
 * Carries an MP4 or MOV file's XMP record and Content Credentials over into the result. The credentials' signature
 * covers the original picture, so a verifier reports that it was altered since, and still shows its origin. That is the
 * truth; dropping the credentials would hide the origin. If the operator has a certificate, the result is signed
 * afterward, and these become the credentials of its source. Without an XMP record, or if none is wanted, the result
 * states that we altered it.
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

/** A file's boxes with XMP or Content Credentials; none for other containers. */
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
      // The file was truncated inside this box.
      if (at + sizeBytes > size) continue
      const bytes = Buffer.alloc(sizeBytes)
      await file.read(bytes, 0, sizeBytes, at)
      // A box whose size said "until the end of the file" is no longer the last one.
      if (bytes.readUInt32BE(0) === 0) bytes.writeUInt32BE(sizeBytes, 0)
      found.push({ id, bytes })
    }
    return found
  } finally {
    await file.close()
  }
}
