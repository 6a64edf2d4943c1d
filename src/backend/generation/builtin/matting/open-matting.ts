import { join } from 'node:path'
import type { Env } from '../../../env.ts'
import { createMatting, type Matting } from './matting.ts'
import { isModelInstalled } from './weights.ts'

type Settings = Pick<Env, 'CUTOUT_MODEL' | 'dataDir' | 'UPLOAD_RETENTION_HOURS'>

/** The recognition model of this installation; null without one. */
export function openMatting(env: Settings): Matting | null {
  if (env.CUTOUT_MODEL === 'off' || !isModelInstalled()) return null
  const folder = join(env.dataDir, 'mattes')
  return createMatting({ folder, keptHours: env.UPLOAD_RETENTION_HOURS })
}
