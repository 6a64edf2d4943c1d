import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { systemClock } from '../../src/backend/clock.ts'
import type { Context } from '../../src/backend/context.ts'
import type { Env } from '../../src/backend/env.ts'
import { openModelRegistry } from '../../src/backend/generation/open-model-registry.ts'
import type { Tools } from '../../src/backend/generation/providers/tools.ts'
import { openDiskStorage } from '../../src/backend/storage/disk.ts'
import type { Parking } from './parking.ts'

/** The services that the environment connects, and results that stay where a test wants them. */
export function connectedModels(env: Env, parking: Parking): Pick<Context, 'models' | 'storage'> {
  const log = { warn: () => undefined, error: console.error }
  /** What a result becomes is no matter here, and encoding it takes long. */
  const finish: Tools['finish'] = async (path, { madeBy }) => {
    await parking.copied(madeBy)
    const file = `${path}.png`
    await writeFile(file, await tiny)
    return { path: file, mimeType: 'image/png', kind: 'image' }
  }
  const disk = openDiskStorage(env.dataDir)
  return {
    models: openModelRegistry(env, { log, clock: systemClock, tools: { finish } }),
    storage: {
      ...disk,
      async putFile(key, path) {
        await disk.putFile(key, path)
        if (key.endsWith('/original')) await parking.stored()
      },
    },
  }
}

const tiny = sharp({ create: { width: 8, height: 8, channels: 3, background: '#536' } })
  .png()
  .toBuffer()
