import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../../env.ts'
import { createMatting, keptMattes, type MatteOf, type Matting } from './matting.ts'
import { isModelInstalled, WEIGHTS_NAME } from './weights.ts'

type Settings = Pick<Env, 'CUTOUT_MODEL' | 'dataDir' | 'UPLOAD_RETENTION_HOURS'>

const folderOf = ({ dataDir }: Pick<Env, 'dataDir'>) => join(dataDir, 'mattes')

/** The recognition model of this installation; null without one. */
export function openMatting(env: Settings): Matting | null {
  if (env.CUTOUT_MODEL === 'off' || !isModelInstalled()) return null
  return createMatting({ folder: folderOf(env), keptHours: env.UPLOAD_RETENTION_HOURS })
}

/** Extends the life of these pictures' mattes, given by content hash, as if they had just been requested. */
export async function keepMattes(env: Pick<Env, 'dataDir'>, hashes: readonly string[]) {
  const now = new Date()
  for (const hash of hashes) {
    // A picture without a matte costs nothing until it is used.
    await utimes(join(folderOf(env), `${hash}-${WEIGHTS_NAME}.png`), now, now).catch(() => {})
  }
}

/** Only mattes that were made here before. */
export const mattesOf = (env: Pick<Env, 'dataDir'>): MatteOf => keptMattes(folderOf(env))
