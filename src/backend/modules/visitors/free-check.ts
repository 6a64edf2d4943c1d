import type { VisitorInfo } from '../../../contract/endpoints/visitors.ts'
import type { CallContext } from '../../context.ts'
import { createToken, hashToken } from '../../security/tokens.ts'
import { visitors } from './tables.ts'
import { countFreeRuns } from './visitor-quota.ts'

/** The visitor's free runs. A visitor without a record gets one, and sees its secret only this once. */
export async function freeCheck(context: CallContext<'public'>): Promise<VisitorInfo> {
  const { actor } = context
  if (actor.kind === 'visitor') return describe(context, actor.visitorId)
  const token = createToken()
  const [visitor] = await context.db
    .insert(visitors)
    .values({ tokenHash: hashToken(token), createdAt: context.clock.now() })
    .returning({ id: visitors.id })
  if (!visitor) throw new Error('The visitor was not stored.')
  return { ...(await describe(context, visitor.id)), visitor_token: token }
}

async function describe(context: CallContext, visitorId: string): Promise<VisitorInfo> {
  const { left, resetsAt } = await countFreeRuns(context, visitorId)
  return {
    visitor_id: visitorId,
    credits: left,
    daily_credits: context.env.VISITOR_DAILY_CREDITS,
    resets_at: resetsAt.toISOString(),
    free_seconds_max: context.env.FREE_VIDEO_MINUTES * 60,
  }
}
