import type { MediaKind } from '../../../contract/media-kind.ts'
import type { RequestInfo } from '../../caller.ts'
import type { Context } from '../../context.ts'
import type { FileRow } from './file-row.ts'
import { expiryFor, signMediaPath } from './media-address.ts'
import { files } from './tables.ts'
import type { Variant } from './variants.ts'

/** The columns that are shown: frequent queries select no more. */
export const SHOWN_OF_FILE = {
  id: files.id,
  kind: files.kind,
  mimeType: files.mimeType,
  sizeBytes: files.sizeBytes,
  width: files.width,
  height: files.height,
  durationSeconds: files.durationSeconds,
  hasAudio: files.hasAudio,
  averageColor: files.averageColor,
}
export type ShownFile = Pick<FileRow, keyof typeof SHOWN_OF_FILE>

/** A file as the contract shows it, with addresses that work for a day. */
export interface FileView {
  kind: MediaKind
  mime_type: string
  width: number
  height: number
  size_bytes: number
  duration_seconds: number | null
  has_audio: boolean
  average_color: string | null
  url: string
  thumbnail_url: string
  preview_url: string
  url_expires_at: string
}

export function fileView(
  context: Pick<Context, 'secret' | 'clock'>,
  request: Pick<RequestInfo, 'origin'>,
  file: ShownFile,
): FileView {
  const address = (variant: Variant) => request.origin + signMediaPath(context, file.id, variant)
  return {
    kind: file.kind,
    mime_type: file.mimeType,
    width: file.width,
    height: file.height,
    size_bytes: file.sizeBytes,
    duration_seconds: file.durationSeconds,
    has_audio: file.hasAudio,
    average_color: file.averageColor,
    url: address('original'),
    thumbnail_url: address('thumb'),
    preview_url: address('preview'),
    url_expires_at: expiryFor(context.clock.now()).toISOString(),
  }
}
