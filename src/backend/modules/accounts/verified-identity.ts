import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import { Email } from '../../../contract/fields.ts'

/** A user at an identity provider, from claims with a verified signature. */
export interface VerifiedIdentity {
  issuer: string
  subject: string
  email: string
  /** Google's claim that the address belongs to an organization whose mail it hosts. */
  hostedDomain: string | undefined
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email,
  email_verified: z.literal(true),
  hd: z.string().optional(),
})

/** @throws AppError('oauth_failed') without an e-mail that the issuer itself has verified */
export function readIdentity(issuer: string, claims: unknown): VerifiedIdentity {
  const parsed = Claims.safeParse(claims)
  if (!parsed.success) throw new AppError('oauth_failed', { reason: 'email_not_verified' })
  const { sub, email, hd } = parsed.data
  return { issuer, subject: sub, email, hostedDomain: hd }
}
