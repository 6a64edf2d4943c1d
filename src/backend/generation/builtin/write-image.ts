import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ResultNote } from '../../../contract/result-notes.ts'
import { type Provenance, withProvenance } from '../../media/provenance.ts'
import type { OutputFile } from '../provider.ts'
import type { Canvas } from './canvas.ts'

/** Writes a finished picture as PNG with its provenance; the name appears only once the file is complete. */
export async function writeImage(
  canvas: Canvas,
  folder: string,
  name: string,
  provenance: Provenance,
  { isTransparent = false, notes = [] }: { isTransparent?: boolean; notes?: ResultNote[] } = {},
): Promise<OutputFile> {
  const { width, height } = canvas
  const path = join(folder, `${name}.png`)
  const temporary = `${path}.part`
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const image = sharp(bytes, { raw: { width, height, channels: 4 } })
  const flat = isTransparent ? image : image.removeAlpha()
  await withProvenance(flat.png({ compressionLevel: 6 }), provenance).toFile(temporary)
  await rename(temporary, path)
  return { path, mimeType: 'image/png', kind: 'image', notes }
}
