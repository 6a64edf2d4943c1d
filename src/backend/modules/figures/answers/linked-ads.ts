import { eq } from 'drizzle-orm'
import type { Creative } from '../../../../contract/endpoints/creatives.ts'
import type { CallContext } from '../../../context.ts'
import { creativeViews, findCreatives, nameCreatives } from '../../creatives/index.ts'
import { adLinks } from '../tables.ts'
import type { Ad } from './ad-sums.ts'
import { type Lead, leadOf } from './hook.ts'
import { creativeFinder } from './named-creative.ts'

/** A creative shown by an ad, with what is known about it. */
export interface Shown {
  view: Creative
  product: string | null
  lead: Lead | null
}

export interface LinkedAd extends Ad {
  shown: Shown | null
}

/** Links ads to their creatives: as someone has said, otherwise by their names. */
export async function linkAds(
  context: CallContext<'user'>,
  ads: readonly Ad[],
): Promise<LinkedAd[]> {
  const { db, actor } = context
  const said = await db.select().from(adLinks).where(eq(adLinks.teamId, actor.teamId))
  const byHand = new Map(said.map(({ adKey, creativeId }) => [adKey, creativeId]))
  const find = creativeFinder(await nameCreatives(db, actor))
  const idOf = ({ adKey, ad }: Ad) => {
    const chosen = byHand.get(adKey)
    return chosen === undefined ? find(ad) : chosen
  }
  const ids = new Map(ads.map((ad) => [ad.adKey, idOf(ad)]))
  const wanted = new Set([...ids.values()].filter((id) => id !== null))
  const shown = await showCreatives(context, [...wanted])
  return ads.map((ad) => ({ ...ad, shown: shown.get(ids.get(ad.adKey) ?? '') ?? null }))
}

async function showCreatives(
  context: CallContext<'user'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Shown>> {
  const { db, actor } = context
  const rows = await findCreatives(db, { ids, actor })
  const views = await creativeViews(context, rows)
  const shown = new Map<string, Shown>()
  for (const view of views) {
    const row = rows.find(({ id }) => id === view.creative_id)
    if (!row) continue
    const product = row.appSnap.app_name
    shown.set(row.id, {
      view,
      product: typeof product === 'string' && product ? product : null,
      lead: await leadOf(context, row),
    })
  }
  return shown
}
