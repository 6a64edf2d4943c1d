import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { isRecord } from '../../src/contract/is-record.ts'
import { findFreePort } from './free-port.ts'

const CLIENT_ID = 'adloom-test'
const CLIENT_SECRET = 'secret-of-the-test-client'
const KEY_ID = 'signing-key'

/** Who is signed in at the issuer. */
export interface IssuerUser {
  subject: string
  email: string
  emailVerified: boolean
}

/** A real local OpenID Connect issuer, whose user agrees to everything. */
export interface OidcIssuer {
  url: string
  /** Settings with which the product uses it. */
  env: Record<string, string>
  /** Who the next authorization is about. */
  user: IssuerUser
  /** Makes the issuer lie: changes the claims of its identity tokens, or replaces the whole token. */
  tamper: ((claims: JWTPayload) => JWTPayload | string) | null
  /** Follows an authorization address as the popup would; returns where the issuer sends it. */
  authorize(address: string): Promise<string>
  /** An identity token as the issuer's sign-in button would provide, optionally with other claims. */
  signToken(claims?: JWTPayload): Promise<string>
  close(): Promise<void>
}

export const newIssuerUser = (): IssuerUser => ({
  subject: randomUUID(),
  email: `person-${randomUUID()}@example.com`,
  emailVerified: true,
})

interface IssuerOptions {
  redirectUris: string[]
  /** Whether identity tokens contain the email; many issuers return it only from the userinfo endpoint. */
  emailInToken?: boolean
  port?: number
}

/** Settings with which the product uses an issuer at this address, even one that starts later. */
export const issuerEnv = (url: string): Record<string, string> => ({
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: CLIENT_ID,
  OIDC_CLIENT_SECRET: CLIENT_SECRET,
})

export async function startOidcIssuer(options: IssuerOptions): Promise<OidcIssuer> {
  const port = options.port ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }

  const issuer: OidcIssuer = {
    url,
    env: issuerEnv(url),
    user: newIssuerUser(),
    tamper: null,
    authorize: (address) => followRedirects(address, url),
    signToken: ({ ...claims } = {}) => {
      const { subject, email, emailVerified } = issuer.user
      const now = Math.floor(Date.now() / 1000)
      return sign({
        iss: url,
        aud: CLIENT_ID,
        sub: subject,
        email,
        email_verified: emailVerified,
        iat: now,
        exp: now + 3600,
        jti: randomUUID(),
        ...claims,
      })
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey)

  const provider = createProvider(issuer, jwk, options)
  provider.use(async (ctx, next) => {
    await next()
    const body: unknown = ctx.body
    if (issuer.tamper && isRecord(body) && typeof body.id_token === 'string') {
      const told = issuer.tamper(decodeJwt(body.id_token))
      body.id_token = typeof told === 'string' ? told : await sign(told)
    }
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    return void agree(provider, issuer.user, request, response)
  }).listen(port, 'localhost')
  await once(server, 'listening')
  return issuer
}

function createProvider(issuer: OidcIssuer, jwk: object, options: IssuerOptions): Provider {
  return new Provider(issuer.url, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: options.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !options.emailInToken,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 3600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: issuer.user.email,
        email_verified: issuer.user.emailVerified,
      }),
    }),
    // Every scope is granted without asking: the tests are about our code, not the issuer's pages.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

/** The issuer's sign-in page, which signs the user in at once. */
async function agree(
  provider: Provider,
  user: IssuerUser,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionFinished(request, response, { login: { accountId: user.subject } })
}

/** Follows redirects with cookies, as a browser would, until they leave the issuer. */
async function followRedirects(address: string, issuerUrl: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  while (next.startsWith(issuerUrl)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (!location) throw new Error(`${reply.status} at ${next}: ${await reply.text()}`)
    next = new URL(location, next).href
  }
  return next
}
