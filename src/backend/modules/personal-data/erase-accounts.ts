import { later, MINUTE_MS } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { deleteAccountRow, deleteAvatar, findDueAccounts } from '../accounts/index.ts'
import { endPlan, forgetBuyer } from '../billing/index.ts'
import { eraseBrands, forgetBrandChoices } from '../brands/index.ts'
import { eraseCampaigns } from '../campaigns/index.ts'
import { eraseCreatives, forgetReviewer } from '../creatives/index.ts'
import { erasePacksOfTeam } from '../export-packs/index.ts'
import { eraseFigures } from '../figures/index.ts'
import { eraseFiles, eraseLibrary, forgetFavorites } from '../files/index.ts'
import { withdrawPublications } from '../gallery/index.ts'
import { eraseKnowledge } from '../knowledge/index.ts'
import { erasePageReadings, forgetProductChoices } from '../products/index.ts'
import { eraseSeenAds } from '../seen-ads/index.ts'
import { eraseSubtitles } from '../subtitles/index.ts'
import { eraseTasks, forgetTaskNews, hasUnfinishedTasks } from '../tasks/index.ts'
import { closeTeam, depart, membershipsOf } from '../teams/index.ts'
import { eraseTemplates } from '../templates/index.ts'
import { eraseUgcAds } from '../ugc-ads/index.ts'
import { eraseUploads } from '../uploads/index.ts'
import { expireRemovals } from '../watermark/index.ts'

type Due = Awaited<ReturnType<typeof findDueAccounts>>[number]

/** By then, a sign-in begun in the last moment of the waiting period has finished. */
const GRACE_MS = MINUTE_MS

/** Deletes accounts whose waiting period is over; a failed deletion is retried with the next sweep. */
export async function eraseAccounts(context: Context, signal?: AbortSignal): Promise<void> {
  const due = await findDueAccounts(context.db, later(context.clock.now(), -GRACE_MS))
  for (const user of due) {
    if (signal?.aborted) return
    try {
      await eraseAccount(context, user)
    } catch (error) {
      context.log.error({ err: error, userId: user.id }, 'an account could not be deleted')
    }
  }
}

/**
 * Removes a user and their personal data. Each step is repeatable, and the account's own row goes last,
 * so that the next run finds whatever a crash leaves behind.
 */
async function eraseAccount(context: Context, user: Due): Promise<void> {
  const { db, log } = context
  const userId = user.id
  await expireRemovals(context, userId)
  for (const { teamId } of await membershipsOf(db, userId)) {
    const member = { teamId, userId }
    if (await db.transaction((tx) => depart(context, tx, member))) continue
    if (await hasUnfinishedTasks(db, teamId)) return
    if (!(await erasePacksOfTeam(context, teamId))) return
    await eraseTeam(context, teamId)
    await db.transaction(async (tx) => {
      await endPlan(context, tx, teamId)
      await closeTeam(context, tx, member)
    })
  }
  await eraseUploads(context, userId)
  await deleteAvatar(context, user)
  await eraseFiles(context, { userId })
  await forgetReviewer(db, userId)
  await forgetFavorites(db, userId)
  await forgetTaskNews(db, userId)
  await forgetBrandChoices(db, userId)
  await forgetProductChoices(db, userId)
  await eraseSubtitles(db, { userId })
  await eraseUgcAds(db, { userId })
  await forgetBuyer(db, user)
  await db.transaction((tx) => deleteAccountRow(context, tx, user))
  log.info({ userId }, 'account deleted')
}

/** Erases the content of a one-person team; its orders and ledger stay. */
async function eraseTeam(context: Context, teamId: string): Promise<void> {
  const { db } = context
  await eraseFigures(db, teamId)
  await eraseCreatives(db, teamId)
  await eraseFiles(context, { teamId }, (ids) => withdrawPublications(db, ids))
  await eraseTasks(db, teamId)
  await eraseLibrary(db, teamId)
  await eraseCampaigns(db, teamId)
  await eraseSubtitles(db, { teamId })
  await eraseUgcAds(db, { teamId })
  await eraseTemplates(db, teamId)
  await eraseSeenAds(db, teamId)
  await eraseKnowledge(db, teamId)
  await erasePageReadings(db, teamId)
  await eraseBrands(context, teamId)
}
