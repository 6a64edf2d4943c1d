import type { Env } from '../env.ts'
import { openDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

/** The settings that say where files are kept. */
export type StorageSettings = Pick<Env, 'dataDir' | 's3'>

export const STORAGES = ['disk', 's3'] as const
export type StorageName = (typeof STORAGES)[number]

/** The storage chosen by the settings. This is the only place that chooses one. */
export const openStorage = (env: StorageSettings): Promise<Storage> =>
  openNamedStorage(env, env.s3 ? 's3' : 'disk')

/** @throws Error with a sentence for the operator if the settings don't say where it is */
export async function openNamedStorage(
  { dataDir, s3 }: StorageSettings,
  name: StorageName,
): Promise<Storage> {
  if (name === 'disk') return openDiskStorage(dataDir)
  if (!s3)
    throw new Error('S3 is not configured: set S3_BUCKET and what .env.example has beside it.')
  // Loaded lazily: the client takes half a second and 36 MB.
  const { openS3Storage } = await import('./s3/open-s3.ts')
  return openS3Storage(s3)
}
