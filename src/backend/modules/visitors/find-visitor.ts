import { eq } from 'drizzle-orm'
import type { VisitorActor } from '../../caller.ts'
import type { Context } from '../../context.ts'
import { hashToken } from '../../security/tokens.ts'
import { visitors } from './tables.ts'

/** The visitor with this secret; null if there is none. */
export async function findVisitor(context: Context, token: string): Promise<VisitorActor | null> {
  const [visitor] = await context.db
    .select({ id: visitors.id })
    .from(visitors)
    .where(eq(visitors.tokenHash, hashToken(token)))
  return visitor ? { kind: 'visitor', visitorId: visitor.id } : null
}
