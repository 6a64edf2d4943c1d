import { beforeEach, describe, expect, test } from 'vitest'
import { invitationPath, keepInviteCode, storedInviteCode } from './invite-code'

beforeEach(() => localStorage.clear())

describe('[R5.04] the code of an invitation link', () => {
  test.each([
    ['?invite_code=FRIEND', 'FRIEND'],
    ['?a=b&invite_code=%20FRIEND%20', 'FRIEND'],
    ['?invite_code=', undefined],
    [`?invite_code=${'x'.repeat(65)}`, undefined],
    ['', undefined],
  ])('of %s is %s', (search, code) => {
    keepInviteCode(search)
    expect(storedInviteCode()).toBe(code)
  })

  test('stays when another page is opened without one', () => {
    keepInviteCode('?invite_code=FRIEND')
    keepInviteCode('')
    expect(storedInviteCode()).toBe('FRIEND')
  })
})

describe('[R4.13] where an invited person goes', () => {
  const everyPage = () => true

  test('is the team page of the language, with the code', () => {
    expect(invitationPath('A&B', 'de', everyPage)).toBe('/de/team?invite_code=A%26B')
  })

  test('is nowhere without a code or without such a page', () => {
    expect(invitationPath(undefined, 'de', everyPage)).toBeNull()
    expect(invitationPath('FRIEND', 'de', () => false)).toBeNull()
  })
})
