import type { ShownCreative } from '../../../contract/endpoints/reviews.ts'
import type { CallContext } from '../../context.ts'
import { fileView, findFiles } from '../files/index.ts'
import type { CreativeRow } from './creative-access.ts'

/** Creatives as people outside the team see them: picture and name, but not how they were made. */
export async function shownCreatives(
  context: CallContext<'public'>,
  rows: readonly CreativeRow[],
): Promise<ShownCreative[]> {
  const files = await findFiles(
    context.db,
    rows.map(({ fileId }) => fileId),
  )
  return rows.flatMap((row) => {
    const file = files.get(row.fileId)
    return file
      ? [{ ...fileView(context, context.request, file), creative_id: row.id, name: row.name }]
      : []
  })
}
