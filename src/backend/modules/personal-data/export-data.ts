import type { contract } from '../../../contract/contract.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireConfirmed } from '../accounts/index.ts'
import { signExportPath } from './export-address.ts'

/** @throws AppError('confirm_needed') */
export async function exportData(
  context: CallContext<'user'>,
): Promise<OutputOf<typeof contract.personalData.exportData>> {
  await requireConfirmed(context)
  const { userId } = context.actor
  const { path, expiresAt } = signExportPath(context, userId)
  context.log.info({ userId, requestId: context.request.id }, 'data exported')
  return { url: context.request.origin + path, expires_at: expiresAt.toISOString() }
}
