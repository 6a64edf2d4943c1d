import { useSyncExternalStore } from 'react'
import { AppError } from '@/contract/app-error'
import type { InputOf } from '@/contract/endpoint'
import type {
  addPasskey,
  CreationOptions,
  loginWithPasskey,
  RequestOptions,
} from '@/contract/endpoints/passkeys'

/** An IP address as host name, such as `192.0.2.7` or `[2001:db8::7]`: browsers create no passkeys for it. */
const NUMBER = /^\[|^[\d.]+$/

/** Whether this browser supports passkeys on this page; assumed true until hydration. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window && !NUMBER.test(location.hostname),
    () => true,
  )

/**
 * Lets the device create a passkey; null if it already has one for this account.
 * @throws AppError('user_cancelled')
 */
export async function makePasskey(
  options: CreationOptions,
): Promise<InputOf<typeof addPasskey>['credential'] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return null
    throw whatItMeans(error)
  }
}

/**
 * Lets the user choose one of the device's passkeys for this site.
 * @throws AppError('user_cancelled' | 'passkey_refused')
 */
export async function choosePasskey(
  options: RequestOptions,
): Promise<InputOf<typeof loginWithPasskey>['credential']> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const chosen = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw whatItMeans(error)
  })
  const { id, rawId, type, response } = chosen
  const { userHandle, ...signed } = response
  if (!userHandle) throw new AppError('passkey_refused')
  return { id, rawId, type, response: { ...signed, userHandle } }
}

/** Browsers report the same error for declining and for a timeout. */
function whatItMeans(error: unknown): unknown {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return new AppError('user_cancelled')
  return name === 'SecurityError' ? new AppError('passkey_refused') : error
}
