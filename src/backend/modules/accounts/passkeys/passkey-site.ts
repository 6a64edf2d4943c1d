import { isIP } from 'node:net'
import { AppError } from '../../../../contract/app-error.ts'
import type { CallContext } from '../../../context.ts'

/**
 * The site a passkey belongs to: it opens this one and no other, whatever a page looks like.
 * @throws AppError('passkey_refused') at an address that browsers make no passkeys for
 */
export function passkeySite({ env, request }: Pick<CallContext, 'env' | 'request'>) {
  const { origin, hostname: name, protocol } = new URL(env.PUBLIC_URL ?? request.origin)
  const isOfThisMachine = name === 'localhost'
  const isNumber = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  if (isNumber || !(isOfThisMachine || protocol === 'https:')) throw new AppError('passkey_refused')
  return { origin, rpId: name }
}
