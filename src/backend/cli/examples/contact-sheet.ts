import { join } from 'node:path'
import sharp from 'sharp'
import type { Example } from '../../modules/gallery/index.ts'

const CELL = 320
const GAP = 8
const COLUMNS = 6

/** All examples on one picture, in their order. */
export async function writeContactSheet(
  examples: readonly Example[],
  { folder, file }: { folder: string; file: string },
): Promise<void> {
  const cells = await Promise.all(
    examples.map(async ({ thumbnail }, index) => ({
      input: await sharp(join(folder, thumbnail))
        .resize(CELL, CELL, { fit: 'contain', background: '#222222' })
        .toBuffer(),
      left: (index % COLUMNS) * (CELL + GAP),
      top: Math.floor(index / COLUMNS) * (CELL + GAP),
    })),
  )
  const rows = Math.ceil(examples.length / COLUMNS)
  const size = { width: COLUMNS * (CELL + GAP), height: rows * (CELL + GAP) }
  await sharp({ create: { ...size, channels: 3, background: '#222222' } })
    .composite(cells)
    .toFile(file)
}
