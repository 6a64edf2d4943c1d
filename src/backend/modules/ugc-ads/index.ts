import { asc, eq } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { advanceAdJob, reconcileAdsJob } from './advance-ad.job.ts'
import { createAd, listAds, removeAd, saveAd, showAd } from './keep-ads.ts'
import { makeAd } from './make-ad.ts'
import { stopAd } from './stop-ad.ts'
import { ugcAds } from './tables.ts'

/** Erases the ads of a deleted account or a closed team. */
export const eraseUgcAds = (executor: Executor, of: { userId: string } | { teamId: string }) =>
  executor
    .delete(ugcAds)
    .where('userId' in of ? eq(ugcAds.userId, of.userId) : eq(ugcAds.teamId, of.teamId))

/** A user's ads, for their data export. */
export const ugcAdsOfUser = (executor: Executor, userId: string) =>
  executor.select().from(ugcAds).where(eq(ugcAds.userId, userId)).orderBy(asc(ugcAds.id))

/** Ads with a presenter; their parts are made by ordinary tasks. */
export const ugcAdsModule: Module = {
  name: 'ugc-ads',
  keeps: { ugc_ads: KEPT.withTheirOwner },
  routes(app) {
    mount(app, contract.ugcAds.list, listAds)
    mount(app, contract.ugcAds.create, createAd)
    mount(app, contract.ugcAds.detail, showAd)
    mount(app, contract.ugcAds.save, saveAd)
    mount(app, contract.ugcAds.remove, removeAd)
    mount(app, contract.ugcAds.make, makeAd)
    mount(app, contract.ugcAds.stop, stopAd)
  },
  jobs: (context) => [
    handleJob(advanceAdJob, async () => {
      const { advanceAd } = await import('./advance-ad.ts')
      return (payload) => advanceAd(context, payload)
    }),
    handleJob(reconcileAdsJob, async () => {
      const { reconcileAds } = await import('./reconcile-ads.ts')
      return () => reconcileAds(context)
    }),
  ],
}
