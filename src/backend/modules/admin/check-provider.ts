import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import type { GenerationProvider } from '../../generation/provider.ts'
import { ServiceError } from '../../generation/providers/service-error.ts'
import { recordAction } from '../audit/index.ts'

type Check = typeof contract.admin.checkProvider

const WORDS_MAX = 300

/**
 * Checks whether a provider accepts our key; nothing is generated or paid.
 * @throws AppError('not_found') when it is not connected or has no check
 */
export async function checkProvider(
  context: CallContext<'operator'>,
  { provider: id }: ParsedInputOf<Check>,
): Promise<OutputOf<Check>> {
  const provider = context.models.findProvider(id)
  if (!provider?.check) throw new AppError('not_found')
  const result = await ask(provider)
  const { actor, db } = context
  const details = { result: result.kind }
  await recordAction(context, db, { actor, action: 'provider_checked', subject: id, details })
  return result
}

async function ask(provider: GenerationProvider): Promise<OutputOf<Check>> {
  try {
    await provider.check?.()
    return { kind: 'success', reason: '' }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { kind: error.kind, reason: error.message.slice(0, WORDS_MAX) }
  }
}
