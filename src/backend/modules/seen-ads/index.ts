import { eq } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { addAd } from './add-ad.ts'
import { listAds, showAd } from './list-ads.ts'
import { removeAd, saveAd } from './save-ad.ts'
import { seenAds } from './tables.ts'

export { findSeenAdFiles, isSeenAdPicture } from './seen-ad-row.ts'

/** Erases a closed team's board; its pictures go with the team's files. */
export const eraseSeenAds = (executor: Executor, teamId: string) =>
  executor.delete(seenAds).where(eq(seenAds.teamId, teamId))

/** A team's board, for a member's data export. */
export const seenAdsOfTeam = (executor: Executor, teamId: string) =>
  executor.select().from(seenAds).where(eq(seenAds.teamId, teamId))

export const seenAdsModule: Module = {
  name: 'seen-ads',
  keeps: { seen_ads: KEPT.withTheirOwner },
  routes(app) {
    mount(app, contract.seenAds.list, listAds)
    mount(app, contract.seenAds.add, addAd)
    mount(app, contract.seenAds.detail, showAd)
    mount(app, contract.seenAds.save, saveAd)
    mount(app, contract.seenAds.remove, removeAd)
  },
}
