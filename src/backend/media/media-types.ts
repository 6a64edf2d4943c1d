import { extname } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { AppError } from '../../contract/app-error.ts'
import type { MediaKind } from '../../contract/media-kind.ts'

/** What sniffed content may turn out to be. */
export type SniffedKind = MediaKind

interface MediaType {
  kind: SniffedKind
  container: string
  /** File extensions that honestly match this content. */
  extensions: string[]
}

const JPEG = ['jpg', 'jpeg', 'jfif', 'pjpeg', 'pjp']
const ISO_MEDIA = ['mp4', 'm4v', 'mov', 'm4a', '3gp', 'qt']

/** Keyed by sniffed content. SVG is left out on purpose: it is a program, not a picture. */
const TYPES: Record<string, MediaType> = {
  'image/jpeg': { kind: 'image', container: 'jpeg', extensions: JPEG },
  'image/png': { kind: 'image', container: 'png', extensions: ['png', 'apng'] },
  'image/apng': { kind: 'image', container: 'png', extensions: ['png', 'apng'] },
  'image/webp': { kind: 'image', container: 'webp', extensions: ['webp'] },
  'image/gif': { kind: 'image', container: 'gif', extensions: ['gif'] },
  'image/tiff': { kind: 'image', container: 'tiff', extensions: ['tif', 'tiff'] },
  'image/avif': { kind: 'image', container: 'avif', extensions: ['avif'] },
  'video/mp4': { kind: 'video', container: 'mp4', extensions: ISO_MEDIA },
  'video/quicktime': { kind: 'video', container: 'mov', extensions: ISO_MEDIA },
  'video/x-m4v': { kind: 'video', container: 'mp4', extensions: ISO_MEDIA },
  'video/3gpp': { kind: 'video', container: '3gp', extensions: ISO_MEDIA },
  'video/webm': { kind: 'video', container: 'webm', extensions: ['webm', 'mkv'] },
  'video/matroska': { kind: 'video', container: 'mkv', extensions: ['mkv', 'webm'] },
  'video/x-matroska': { kind: 'video', container: 'mkv', extensions: ['mkv', 'webm'] },
  'video/vnd.avi': { kind: 'video', container: 'avi', extensions: ['avi'] },
  'video/x-msvideo': { kind: 'video', container: 'avi', extensions: ['avi'] },
  'video/x-ms-asf': { kind: 'video', container: 'asf', extensions: ['wmv', 'asf'] },
  'video/x-flv': { kind: 'video', container: 'flv', extensions: ['flv'] },
  'video/mp2t': { kind: 'video', container: 'mpegts', extensions: ['ts', 'mts', 'm2ts'] },
  'audio/mpeg': { kind: 'audio', container: 'mp3', extensions: ['mp3'] },
  'audio/wav': { kind: 'audio', container: 'wav', extensions: ['wav'] },
  'audio/x-m4a': { kind: 'audio', container: 'm4a', extensions: ISO_MEDIA },
  'audio/mp4': { kind: 'audio', container: 'm4a', extensions: ISO_MEDIA },
  'audio/ogg': { kind: 'audio', container: 'ogg', extensions: ['ogg', 'oga', 'opus'] },
  'audio/flac': { kind: 'audio', container: 'flac', extensions: ['flac'] },
  'audio/aac': { kind: 'audio', container: 'aac', extensions: ['aac'] },
}

/** Kind and container by content; rejects a name whose extension promises something else. */
export async function sniffMedia(file: string, originalName?: string): Promise<MediaType> {
  const sniffed = await fileTypeFromFile(file)
  if (!sniffed) throw new AppError('unsupported_media', { reason: 'unknown_content' })
  const type = TYPES[sniffed.mime.split(';')[0]!]
  if (!type) throw new AppError('unsupported_media', { content: sniffed.mime })
  const extension = extname(originalName ?? '')
    .slice(1)
    .toLowerCase()
  if (extension && !type.extensions.includes(extension)) {
    throw new AppError('unsupported_media', { content: sniffed.mime, extension })
  }
  return type
}
