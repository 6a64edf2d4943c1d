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

/** A sign-in that began in the last moment of the waiting time is over by then. */
const GRACE_MS = MINUTE_MS

/** Deletes the accounts whose waiting time is over; one that fails is tried again with the next sweep. */
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
 * Removes a person and what is only theirs. Each step can be repeated, and the account's own row goes
 * last: whatever a crash leaves is found again by it.
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

/** What a team of one has made and keeps; its orders and its ledger stay. */
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
