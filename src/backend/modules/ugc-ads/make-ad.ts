import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { isFinished } from '../../../contract/generation.ts'
import { priceOf } from '../../../contract/ugc-ad/cost.ts'
import { type Lack, lackOf } from '../../../contract/ugc-ad/lack.ts'
import { isToBeMade, stateOf } from '../../../contract/ugc-ad/orders.ts'
import { scriptOf } from '../../../contract/ugc-ad/script.ts'
import { speakerOf } from '../../../contract/voices.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { balanceOfTeam } from '../credits/index.ts'
import { listVoices } from '../speech/index.ts'
import { findTasks } from '../tasks/index.ts'
import { type AdRow, adView, requireAd } from './ad-row.ts'
import { partsOfRun } from './parts-of-run.ts'
import { enqueueLook } from './run-of-ad.ts'
import { type KeptRun, ugcAds } from './tables.ts'

type Make = typeof contract.ugcAds.make

/**
 * Starts making an ad up to a given step; it then continues on its own. A run in progress is left alone.
 * @throws AppError('changed_meanwhile' | 'consent_missing' | 'model_unavailable' | 'price_changed' |
 *   'insufficient_credits'), or 'invalid_input' for missing parts
 */
export async function makeAd(
  context: CallContext<'user'>,
  { adId, seen_at, until, credits_max }: ParsedInputOf<Make>,
): Promise<OutputOf<Make>> {
  const { db, actor, request, clock } = context
  const ad = await requireAd(db, actor, adId)
  if (ad.runStatus === 'RUNNING') return adView(db, ad)
  if (ad.updatedAt.getTime() !== new Date(seen_at).getTime())
    throw new AppError('changed_meanwhile')
  const speaker = speakerOf((await listVoices(context)).voices, ad.plan)
  const { isNeeded } = await priced(context, ad, { speaker, until, creditsMax: credits_max })
  if (!isNeeded) return adView(db, ad)
  const run: KeptRun = {
    ...{ until, plan: ad.plan, speaker, creditsMax: credits_max, taskIds: [] },
    ...{ language: request.language, origin: request.origin },
    ...{ beganAt: clock.now().toISOString(), endedAt: null, error: null },
  }
  await db.transaction((tx) => begin(context, tx, ad, run))
  return adView(db, await requireAd(db, actor, adId))
}

type Wanted = Pick<KeptRun, 'speaker' | 'until' | 'creditsMax'>

/** Whether anything needs to be made, after checking that it can be made and paid for. */
async function priced(
  context: CallContext<'user'>,
  ad: AdRow,
  { speaker, until, creditsMax }: Wanted,
): Promise<{ isNeeded: boolean }> {
  const { parts, models, ordered } = await partsOfRun(context, { ...ad, speaker, until })
  const lack = lackOf(scriptOf(ad.plan), { parts, until, hasSpeaker: speaker !== null })
  if (lack) throw lacking(lack)
  const due = parts.filter(
    (part) => isToBeMade(part, ordered) || stateOf(part, ordered) === 'blocked',
  )
  if (due.length === 0) return { isNeeded: false }
  const price = priceOf(models, due)
  if (!price) throw new AppError('model_unavailable')
  if (price.most > creditsMax) throw new AppError('price_changed')
  const { balance } = await balanceOfTeam(context, ad.teamId)
  const available = Math.max(0, balance - (await promised(context, ad)))
  const missing = price.most - available
  if (missing > 0)
    throw new AppError('insufficient_credits', { needed: price.most, available, missing })
  return { isNeeded: true }
}

function lacking(lack: Lack): AppError {
  if (lack === 'consent') return new AppError('consent_missing')
  if (lack === 'voice') return new AppError('model_unavailable')
  const field = lack === 'scene' ? 'plan.scenes' : `plan.${lack}`
  return new AppError('invalid_input', { field, rule: 'required' })
}

/** Credits that the team's other running ads may still need. */
async function promised({ db }: CallContext<'user'>, { teamId }: AdRow): Promise<number> {
  const running = await db
    .select({ run: ugcAds.run })
    .from(ugcAds)
    .where(and(eq(ugcAds.teamId, teamId), eq(ugcAds.runStatus, 'RUNNING')))
  let sum = 0
  for (const { run } of running) {
    if (!run) continue
    const made = [...(await findTasks(db, run.taskIds)).values()]
    const spent = made.reduce(
      (all, task) => all + (isFinished(task.status) ? task.creditsCharged : task.credits),
      0,
    )
    sum += Math.max(0, run.creditsMax - spent)
  }
  return sum
}

/** @throws AppError('changed_meanwhile') if it was saved at this very moment */
async function begin(
  context: CallContext<'user'>,
  tx: Transaction,
  { id, updatedAt, looks }: AdRow,
  run: KeptRun,
): Promise<void> {
  const runId = uuidv7()
  const [begun] = await tx
    .update(ugcAds)
    .set({ runId, runStatus: 'RUNNING', run, looks: looks + 1 })
    .where(
      and(
        eq(ugcAds.id, id),
        eq(ugcAds.updatedAt, updatedAt),
        or(isNull(ugcAds.runStatus), ne(ugcAds.runStatus, 'RUNNING')),
      ),
    )
    .returning({ look: ugcAds.looks })
  if (begun) return enqueueLook(context, tx, { runId, look: begun.look })
  const [now] = await tx.select({ status: ugcAds.runStatus }).from(ugcAds).where(eq(ugcAds.id, id))
  // A second click at the same moment.
  if (now?.status !== 'RUNNING') throw new AppError('changed_meanwhile')
}
