import { and, inArray } from 'drizzle-orm'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { isFinished } from '../../../contract/generation.ts'
import type { CallContext } from '../../context.ts'
import { findMaker, findVersionTasks, priceOfLanguages, taskViews } from '../tasks/index.ts'
import { isCreativeSeenBy, requireCreative } from './creative-access.ts'
import { findKnownBrief } from './known-brief.ts'
import { creatives } from './tables.ts'

type Versions = typeof contract.creatives.versions

/** @throws AppError('not_found' | 'unavailable') */
export async function showVersions(
  context: CallContext<'user'>,
  { creativeId }: ParsedInputOf<Versions>,
): Promise<OutputOf<Versions>> {
  const creative = await requireCreative(context.db, { creativeId, actor: context.actor })
  const known = await findKnownBrief(context, creative)
  if (!known) return { brief: null, versions: [], under_way: [] }
  const { language, words, repeatable } = known
  const brief = { language, words, credits: priceOfLanguages(repeatable, 1) }
  return { brief, ...(await versionsOf(context, repeatable.setOf)) }
}

/** The original ad, then its versions in the order they were requested. */
async function versionsOf(context: CallContext<'user'>, setOf: string) {
  const { db, actor, request } = context
  const later = await findVersionTasks(db, { setOf, actor })
  const from = later[0]?.versions?.from
  if (!from) return { versions: [], under_way: [] }
  const maker = await findMaker(db, { fileId: setOf, actor })
  const views = await taskViews(context, request, maker ? [maker, ...later] : later, actor)
  const shown = views.flatMap(({ task_id, outputs }) =>
    outputs.flatMap((output) => {
      const language = output.output_id === setOf ? (output.language ?? from) : output.language
      return language ? [{ ...output, task_id, language }] : []
    }),
  )
  const saved = await findSavedAs(
    context,
    shown.map(({ output_id }) => output_id),
  )
  return {
    versions: shown.map(
      ({ url_expires_at: _, notes: __, can_vary: ___, can_reword: ____, ...version }) => ({
        ...version,
        creative_id: saved.get(version.output_id) ?? null,
      }),
    ),
    under_way: later
      .filter(({ status }) => !isFinished(status))
      .flatMap(({ versions }) => versions?.words.map(({ language }) => language) ?? []),
  }
}

/** Creative ids by file id. */
async function findSavedAs(
  { db, actor }: CallContext<'user'>,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .select({ fileId: creatives.fileId, id: creatives.id })
    .from(creatives)
    .where(and(inArray(creatives.fileId, [...fileIds]), isCreativeSeenBy(actor)))
  return new Map(rows.map(({ fileId, id }) => [fileId, id]))
}
