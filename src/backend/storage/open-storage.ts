import type { Env } from '../env.ts'
import { openDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

/** The storage that the settings name. Nothing else names one. */
export const openStorage = (env: Pick<Env, 'dataDir'>): Storage => openDiskStorage(env.dataDir)
