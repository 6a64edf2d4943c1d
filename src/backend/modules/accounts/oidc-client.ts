import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as client from 'openid-client'
import { AppError } from '../../../contract/app-error.ts'
import type { Env } from '../../env.ts'

export type OidcEnv = Pick<
  Env,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_LABEL'
>

/** The configured issuer's metadata and signing keys. */
export interface OidcClient {
  issuer: string
  clientId: string
  configuration: client.Configuration
  keys: JWTVerifyGetKey
}

const TIMEOUT_SECONDS = 10
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Discovered once per process: an issuer's metadata hardly ever changes, and its keys refresh. */
const clients = new Map<string, Promise<OidcClient>>()

async function discover(env: OidcEnv, clientId: string): Promise<OidcClient> {
  const issuer = new URL(env.OIDC_ISSUER)
  const authentication = env.OIDC_CLIENT_SECRET
    ? client.ClientSecretPost(env.OIDC_CLIENT_SECRET)
    : client.None()
  const configuration = await client.discovery(issuer, clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // Check signatures even where TLS already vouches for the token.
      client.enableNonRepudiationChecks,
      // Plain http is allowed only for loopback hosts, so it never leaves the machine.
      ...(LOOPBACK_HOSTS.includes(issuer.hostname) ? [client.allowInsecureRequests] : []),
    ],
  })
  const { issuer: name, jwks_uri: keysAddress } = configuration.serverMetadata()
  if (!keysAddress) throw new Error(`${name} publishes no keys.`)
  const keys = createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: TIMEOUT_SECONDS * 1000 })
  return { issuer: name, clientId, configuration, keys }
}

/** @throws AppError('oauth_unavailable') when no issuer is configured; whatever discovery throws */
export function openOidcClient(env: OidcEnv): Promise<OidcClient> {
  const { OIDC_CLIENT_ID: clientId } = env
  if (!clientId) throw new AppError('oauth_unavailable')
  const key = JSON.stringify([env.OIDC_ISSUER, clientId])
  const known = clients.get(key)
  if (known) return known
  const opening = discover(env, clientId)
  clients.set(key, opening)
  // Retry an unreachable issuer next time.
  opening.catch(() => clients.delete(key))
  return opening
}
