import { desc, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { OPERATOR_ACTIONS } from '../../../contract/endpoints/admin/actions.ts'
import type { CallContext } from '../../context.ts'
import { operatorActions } from './tables.ts'

type List = typeof contract.admin.actions

const Name = z.enum(OPERATOR_ACTIONS)

export async function listActions(
  { db }: CallContext<'operator'>,
  { cursor, limit }: ParsedInputOf<List>,
): Promise<OutputOf<List>> {
  const rows = await db
    .select()
    .from(operatorActions)
    .where(cursor ? lt(operatorActions.id, cursor) : undefined)
    .orderBy(desc(operatorActions.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return {
    actions: shown.map(({ id, email, action, subject, details, createdAt }) => ({
      id,
      email,
      subject,
      details,
      action: Name.parse(action),
      created_at: createdAt.toISOString(),
    })),
    next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}
