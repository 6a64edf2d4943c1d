import { join } from 'node:path'
import type { Context } from '../../context.ts'
import type { BrandKit, LocalFile } from '../../generation/provider.ts'
import { copyOnce } from '../../runs/run-folder.ts'
import { copyFileTo, findFiles } from '../files/index.ts'
import type { BrandSnapshot } from './tables.ts'

/** A brand as the engine takes it: its files in a folder of ours. Safe to repeat; what is gone is left out. */
export async function placeBrand(
  context: Pick<Context, 'db' | 'storage'>,
  { logoFileId, logoOnDarkFileId, ...brand }: BrandSnapshot,
  folder: string,
): Promise<BrandKit> {
  const ids = [logoFileId, logoOnDarkFileId].filter((id) => typeof id === 'string')
  const files = await findFiles(context.db, ids)
  const place = async (id: string | null | undefined): Promise<LocalFile | undefined> => {
    const file = id ? files.get(id) : undefined
    if (!file) return undefined
    const path = join(folder, file.id)
    await copyOnce(path, (to) => copyFileTo(context, file.id, to))
    return { path, mimeType: file.mimeType, kind: file.kind }
  }
  return { ...brand, logo: await place(logoFileId), logoOnDark: await place(logoOnDarkFileId) }
}
