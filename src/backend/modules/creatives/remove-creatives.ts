import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { leaveLibrary } from '../files/index.ts'
import { findListedResults, releaseFiles } from '../tasks/index.ts'
import { findCreatives, mayChangeCreative } from './creative-access.ts'
import { dropCreatives } from './drop-creatives.ts'

type Remove = typeof contract.creatives.remove

/** Turns creatives back into ordinary results; those no longer in the history are deleted. */
export async function removeCreatives(
  context: CallContext<'user'>,
  { creative_ids }: ParsedInputOf<Remove>,
): Promise<OutputOf<Remove>> {
  const { db, actor } = context
  const seen = await findCreatives(db, { ids: [...new Set(creative_ids)], actor })
  const [own, foreign] = [
    seen.filter((row) => mayChangeCreative(actor, row)),
    seen.filter((row) => !mayChangeCreative(actor, row)),
  ]
  const gone = await db.transaction(async (tx) => {
    const fileIds = await dropCreatives(
      context,
      tx,
      own.map(({ id }) => id),
    )
    const listed = await findListedResults(tx, fileIds)
    const left = fileIds.filter((id) => !listed.has(id))
    await leaveLibrary(tx, left)
    return left
  })
  await releaseFiles(context, gone)
  return { refused: foreign.map(({ id }) => id) }
}
