import { asc, eq } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { createAd, listAds, removeAd, saveAd, showAd } from './keep-ads.ts'
import { ugcAds } from './tables.ts'

/** Ads of an account that is deleted, or of a team that is closed. */
export const eraseUgcAds = (executor: Executor, of: { userId: string } | { teamId: string }) =>
  executor
    .delete(ugcAds)
    .where('userId' in of ? eq(ugcAds.userId, of.userId) : eq(ugcAds.teamId, of.teamId))

/** What somebody has made, as they get a copy of it. */
export const ugcAdsOfUser = (executor: Executor, userId: string) =>
  executor.select().from(ugcAds).where(eq(ugcAds.userId, userId)).orderBy(asc(ugcAds.id))

/** Ads with a presenter, while they are being made: what makes their parts are tasks like any other. */
export const ugcAdsModule: Module = {
  name: 'ugc-ads',
  keeps: { ugc_ads: KEPT.withTheirOwner },
  routes(app) {
    mount(app, contract.ugcAds.list, listAds)
    mount(app, contract.ugcAds.create, createAd)
    mount(app, contract.ugcAds.detail, showAd)
    mount(app, contract.ugcAds.save, saveAd)
    mount(app, contract.ugcAds.remove, removeAd)
  },
}
