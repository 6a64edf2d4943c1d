import type { Env } from '../../env.ts'

/**
 * Whether an address may name an account: not below `.invalid`, which no mail ever reaches
 * (RFC 2606), and not at a domain the operator blocked, or below one.
 */
export function isUsableEmail(env: Pick<Env, 'EMAIL_BLOCKED_DOMAINS'>, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return !['invalid', ...env.EMAIL_BLOCKED_DOMAINS].some(
    (blocked) => domain === blocked || domain.endsWith(`.${blocked}`),
  )
}
