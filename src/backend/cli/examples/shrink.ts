import { stat, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { runFfmpeg } from '../../media/ffmpeg.ts'
import {
  type Provenance,
  provenanceMetadata,
  stampMp4,
  withProvenance,
} from '../../media/provenance.ts'

const IMAGE_EDGE = 1080
const IMAGE_BYTES_MAX = 80_000
const THUMBNAIL_EDGE = 480
const VIDEO_BYTES_MAX = 300_000

interface Shrunk {
  sizeBytes: number
  width: number
  height: number
}

/** Writes a picture as WebP, at the best quality that fits. */
export async function shrinkImage(
  source: string | Buffer,
  target: string,
  provenance: Provenance,
): Promise<Shrunk> {
  const small = within(sharp(source), IMAGE_EDGE)
  for (let quality = 86; ; quality -= 4) {
    const image = withProvenance(small.clone().webp({ quality, effort: 6 }), provenance)
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    if (data.length > IMAGE_BYTES_MAX && quality > 40) continue
    await writeFile(target, data)
    return { sizeBytes: data.length, width: info.width, height: info.height }
  }
}

/** Writes a picture's thumbnail. */
export const writeThumbnail = async (source: string | Buffer, target: string): Promise<void> => {
  await within(sharp(source), THUMBNAIL_EDGE).webp({ quality: 72, effort: 6 }).toFile(target)
}

const within = (image: Sharp, edge: number): Sharp =>
  image.resize(edge, edge, { fit: 'inside', withoutEnlargement: true })

/** Re-encodes a video at the best quality that fits. */
export async function shrinkVideo(
  source: string,
  target: string,
  provenance: Provenance,
): Promise<number> {
  for (let crf = 23; ; crf += 2) {
    await runFfmpeg({
      inputs: [{ file: source }],
      output: [
        ...['-map', '0:v:0', '-map', '0:a?', '-c:v', 'libx264', '-preset', 'veryslow'],
        ...['-crf', String(crf), '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
        ...['-c:a', 'aac', '-b:a', '64k', '-ac', '2', '-movflags', '+faststart'],
        ...[...provenanceMetadata(provenance), '-f', 'mp4', target],
      ],
    })
    const { size } = await stat(target)
    if (size > VIDEO_BYTES_MAX && crf < 38) continue
    await stampMp4(target, provenance)
    return (await stat(target)).size
  }
}
