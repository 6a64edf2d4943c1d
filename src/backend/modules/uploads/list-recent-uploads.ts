import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { recent } from '../../../contract/endpoints/uploads.ts'
import type { CallContext } from '../../context.ts'
import { findFiles } from '../files/index.ts'
import { uploads } from './tables.ts'
import { uploadView } from './upload-view.ts'

/** As many as a person looks through; older ones are easier to find on their own device. */
const SHOWN_MAX = 12
/** More than are shown, because people send the same image repeatedly, and other kinds are among them. */
const LOOKED_AT_MAX = 120

/**
 * The user's latest uploads of a kind in their current team, newest first, as long as their bytes exist;
 * identical bytes are listed once.
 */
export async function listRecentUploads(
  context: CallContext<'user'>,
  { kind }: ParsedInputOf<typeof recent>,
): Promise<OutputOf<typeof recent>> {
  const ready = and(
    eq(uploads.userId, context.actor.userId),
    eq(uploads.teamId, context.actor.teamId),
    eq(uploads.status, 'ready'),
    eq(uploads.purpose, 'reference'),
    isNotNull(uploads.fileId),
  )
  const rows = await context.db
    .select()
    .from(uploads)
    .where(ready)
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(LOOKED_AT_MAX)
  const files = await findFiles(
    context.db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  const seen = new Set<string>()
  const shown = rows.flatMap((upload) => {
    const file = files.get(upload.fileId ?? '')
    if (file?.kind !== kind || seen.has(file.sha256)) return []
    seen.add(file.sha256)
    return [uploadView(context, upload, file)]
  })
  return { uploads: shown.slice(0, SHOWN_MAX) }
}
