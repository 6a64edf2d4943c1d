import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  type Picture,
  pictureFromPixels,
} from '../../src/backend/generation/builtin/picture/picture.ts'
import { packageFolder } from '../../src/backend/paths.ts'

const SCALE = 4

/** The bundled 3D illustration of a thing, enlarged for print, or null when there is none. */
export async function illustration(codePoints: string): Promise<Picture | null> {
  const folder = join(packageFolder('@lobehub/fluent-emoji-3d'), 'assets')
  const file = [codePoints, `${codePoints}-fe0f`, codePoints.replace(/-fe0f/g, '')]
    .map((name) => join(folder, `${name}.webp`))
    .find((path) => existsSync(path))
  if (!file) return null
  const { data, info } = await sharp(file)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 4 })
    .toBuffer({ resolveWithObject: true })
  const enlarged = await sharp(data)
    .resize(info.width * SCALE, info.height * SCALE, { kernel: 'lanczos3' })
    .sharpen({ sigma: 2.2, m1: 0.4, m2: 2 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return pictureFromPixels(
    { data: enlarged.data, width: enlarged.info.width, height: enlarged.info.height },
    true,
  )
}

/** Illustrations of the given subjects that exist, at most `limit`. */
export async function illustrations(subjects: string[], limit: number): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const subject of subjects) {
    if (pictures.length >= limit) break
    const picture = await illustration(subject)
    if (picture) pictures.push(picture)
  }
  return pictures
}
