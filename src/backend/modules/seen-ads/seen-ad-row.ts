import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { Executor } from '../../db/database.ts'
import { type SeenAdRow, seenAds } from './tables.ts'

/** @throws AppError('not_permitted') unless the role may change the team's board */
export function requireCollector({ teamRole }: Pick<UserActor, 'teamRole'>): void {
  if (!mayDo(teamRole, 'collectAds')) throw new AppError('not_permitted')
}

/** SQL condition: an ad of the user's current team. */
export const isOurs = ({ teamId }: Pick<UserActor, 'teamId'>, adId: string) =>
  and(eq(seenAds.id, adId), eq(seenAds.teamId, teamId))

/** @throws AppError('not_found') */
export async function requireSeenAd(
  executor: Executor,
  actor: Pick<UserActor, 'teamId'>,
  adId: string,
): Promise<SeenAdRow> {
  const [row] = await executor.select().from(seenAds).where(isOurs(actor, adId))
  if (!row) throw new AppError('not_found')
  return row
}

/** Whether a file shows an ad on the team's board: then every member may start from it. */
export const isSeenAdPicture = async (
  executor: Executor,
  { fileId, teamId }: { fileId: string; teamId: string },
): Promise<boolean> =>
  (await executor.$count(seenAds, and(eq(seenAds.fileId, fileId), eq(seenAds.teamId, teamId)))) > 0

/** Which of the files are on a board. */
export async function findSeenAdFiles(
  executor: Executor,
  fileIds: string[],
): Promise<Set<string | null>> {
  const rows = await executor
    .select({ fileId: seenAds.fileId })
    .from(seenAds)
    .where(inArray(seenAds.fileId, fileIds))
  return new Set(rows.map(({ fileId }) => fileId))
}

type Searched = Partial<
  Pick<
    SeenAdRow,
    'title' | 'description' | 'words' | 'note' | 'advertiser' | 'tags' | 'site' | 'sourceUrl'
  >
>

/** The text an ad is searched by. */
export const searchTextOf = (ad: Searched): string =>
  [
    ad.title,
    ad.advertiser,
    ad.words,
    ad.note,
    ad.description,
    ...(ad.tags ?? []),
    ad.site,
    ad.sourceUrl,
  ]
    .filter(Boolean)
    .join('\n')
    .toLowerCase()
