import { cleanFileName } from './file-name.ts'
import type { FileRow } from './file-row.ts'
import { extensionOf } from './media-type-names.ts'

const WISH_LENGTH_MAX = 100
const STEM_LENGTH_MAX = 60

/** File name of a download: the first words of the prompt or of the upload's name, and the time of creation. */
export function downloadName(file: Pick<FileRow, 'fileName' | 'mimeType' | 'createdAt'>): string {
  const stem = cleanFileName(file.fileName, 'adloom').replace(/\.[a-z0-9]{1,5}$/i, '')
  const words = [...stem].slice(0, STEM_LENGTH_MAX).join('').trim() || 'adloom'
  const minute = file.createdAt.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')
  return `${words} ${minute}.${extensionOf(file.mimeType)}`
}

/** The name the caller asked for, such as one in the reader's language; we keep control of the extension. */
export function wishedName(file: Pick<FileRow, 'mimeType'>, wish: string): string {
  const extension = `.${extensionOf(file.mimeType)}`
  const stem = cleanFileName(wish, 'adloom')
  const bare = stem.endsWith(extension) ? stem.slice(0, -extension.length) : stem
  return `${[...bare].slice(0, WISH_LENGTH_MAX).join('').trim() || 'adloom'}${extension}`
}

/** `Content-Disposition` per RFC 6266: plain ASCII for old clients, and the real name per RFC 5987. */
export function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
