import { readFile } from 'node:fs/promises'
import type { LocalFile } from '../provider.ts'

/** A file's content for use in a request. */
export const asBase64 = async ({ path }: Pick<LocalFile, 'path'>): Promise<string> =>
  (await readFile(path)).toString('base64')

export const asDataUrl = async (file: LocalFile): Promise<string> =>
  `data:${file.mimeType};base64,${await asBase64(file)}`
