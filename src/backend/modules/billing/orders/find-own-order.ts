import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import { mayDo } from '../../../../contract/team-roles.ts'
import type { UserActor } from '../../../caller.ts'
import type { Executor } from '../../../db/database.ts'
import { orders } from '../tables.ts'
import type { OrderRow } from './order-view.ts'

/** @throws AppError('not_found') for another team's order, and for outer users */
export async function findOwnOrder(
  executor: Executor,
  { orderId, actor }: { orderId: string; actor: Pick<UserActor, 'teamId' | 'teamRole'> },
): Promise<OrderRow> {
  const [row] = await executor
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.teamId, actor.teamId)))
  if (!row || !mayDo(actor.teamRole, 'seePayments')) throw new AppError('not_found')
  return row
}
