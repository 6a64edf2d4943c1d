import { readLocal, removeLocal, writeLocal } from './local-store'

const CODE_LENGTH_MAX = 64

/** The invitation code this browser arrived with, until it is used. */
export const storedInviteCode = () => readLocal('invite_code') ?? undefined

/** Keeps the `invite_code` of an invitation link for registration. */
export function keepInviteCode(search: string) {
  const code = new URLSearchParams(search).get('invite_code')?.trim()
  if (code && code.length <= CODE_LENGTH_MAX) writeLocal('invite_code', code)
}

export const forgetInviteCode = () => removeLocal('invite_code')

/**
 * Where an invited person goes after signing in, or null to stay.
 * @param hasPage whether the product has a page at this path
 */
export function invitationPath(
  inviteCode: string | undefined,
  language: string,
  hasPage: (path: string) => boolean,
): string | null {
  const path = `/${language}/team`
  if (!inviteCode || !hasPage(path)) return null
  return `${path}?${new URLSearchParams({ invite_code: inviteCode })}`
}
