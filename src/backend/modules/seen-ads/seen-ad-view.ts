import { checkFit } from '../../../contract/check-fit.ts'
import type { SeenAd, SeenAdMedia } from '../../../contract/endpoints/seen-ads.ts'
import { EXPORT_FORMATS } from '../../../contract/export-formats.ts'
import { isAmong } from '../../../contract/keys-of.ts'
import type { CallContext } from '../../context.ts'
import { type FileRow, fileView, findFile, findFiles } from '../files/index.ts'
import type { SeenAdRow } from './tables.ts'

type Viewing = CallContext<'user'>

/** Ads as the contract shows them, in the given order. */
export async function seenAdViews(context: Viewing, rows: readonly SeenAdRow[]): Promise<SeenAd[]> {
  const files = await findFiles(
    context.db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  return rows.map((row) => viewOf(context, row, files.get(row.fileId ?? '')))
}

export async function seenAdView(context: Viewing, row: SeenAdRow): Promise<SeenAd> {
  const file = row.fileId ? await findFile(context.db, row.fileId) : null
  return viewOf(context, row, file ?? undefined)
}

const viewOf = (context: Viewing, row: SeenAdRow, file: FileRow | undefined): SeenAd => ({
  ad_id: row.id,
  title: row.title,
  words: row.words,
  note: row.note,
  advertiser: row.advertiser,
  platform: row.platform,
  tags: row.tags,
  rating: row.rating,
  source_url: row.sourceUrl,
  site: row.site,
  read: row.read,
  error_code: row.errorCode,
  description: row.description,
  media: file ? mediaOf(context, row, file) : null,
  palette: row.palette,
  placements: file ? placementsOf(file) : [],
  added_at: row.createdAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
})

function mediaOf(context: Viewing, row: SeenAdRow, file: FileRow): SeenAdMedia {
  const { width, height, duration_seconds, has_audio, average_color, ...view } = fileView(
    context,
    context.request,
    file,
  )
  const { url, thumbnail_url, preview_url } = view
  const facts = {
    kind: row.kind ?? 'image',
    width,
    height,
    duration_seconds,
    has_audio,
    average_color,
  }
  const aspect_ratio = row.aspectRatio
  return { file_id: file.id, ...facts, aspect_ratio, url, thumbnail_url, preview_url }
}

/**
 * Placements by kind, shape and length only: a page shows a small copy, so its pixels, file type and
 * file size say nothing about the ad that ran.
 */
function placementsOf(file: FileRow): string[] {
  const facts = {
    kind: file.kind,
    mime_type: file.mimeType,
    width: file.width,
    height: file.height,
    size_bytes: file.sizeBytes,
    duration_seconds: file.durationSeconds,
  }
  const fitting = EXPORT_FORMATS.filter((format) =>
    checkFit(facts, format).every(
      ({ rule }) => !isAmong(['kind', 'ratio', 'too_short', 'too_long'], rule),
    ),
  )
  return [...new Set(fitting.map(({ placement }) => placement))]
}
