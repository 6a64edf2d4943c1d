import { asc, eq } from 'drizzle-orm'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { passkeys } from '../tables.ts'
import { passkeyView } from './passkey-view.ts'

export async function listPasskeys({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<typeof contract.accounts.passkeys>> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, actor.userId))
    .orderBy(asc(passkeys.createdAt))
  return { passkeys: rows.map(passkeyView) }
}
