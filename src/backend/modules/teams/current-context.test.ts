import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { NEW_USER_MS } from '../../../contract/limits.ts'
import { DAY_MS, later } from '../../clock.ts'
import { brands, products } from '../brands/tables.ts'
import { acceptInvitation } from './index.ts'
import { invitations } from './tables.ts'

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ replace: { clock } })
})
afterAll(() => backend.close())

const contextOf = ({ token }: SignedUp) =>
  backend.call(contract.teams.currentContext, {}, { token })

async function addProduct(teamId: string, brandId: string, name: string) {
  clock.advance(1)
  await backend.context.db.insert(products).values({
    teamId,
    brandId,
    name,
    createdAt: clock.now(),
    imageUrls: [`https://images.example/${name}.png`],
    targetAudiences: ['runners'],
  })
}

async function invite(teamId: string, code: string) {
  const expiresAt = later(clock.now(), DAY_MS)
  await backend.context.db.insert(invitations).values({ code, teamId, role: 'MEMBER', expiresAt })
}

const accept = (user: SignedUp, code: string) =>
  backend.context.db.transaction((tx) =>
    acceptInvitation(backend.context, tx, { userId: user.userId, code }),
  )

describe('[R7.11] the context a user works in', () => {
  test('[R3.08] is their own team with its first brand and no product yet', async () => {
    const user = await signUp(backend)
    const nickName = user.email.split('@')[0]
    expect(await contextOf(user)).toEqual({
      current_team: { id: user.teamId, name: nickName, current_user_role: 'ADMIN' },
      current_brand: { id: expect.any(String), name: nickName },
      current_product: null,
      new_user: true,
    })
  })

  test('[R3.08] has the newest product of the brand', async () => {
    const user = await signUp(backend)
    const brandId = (await contextOf(user)).current_brand?.id ?? ''
    await addProduct(user.teamId, brandId, 'shoe')
    await addProduct(user.teamId, brandId, 'boot')
    expect((await contextOf(user)).current_product).toEqual({
      id: expect.any(String),
      name: 'boot',
      brand_id: brandId,
      team_id: user.teamId,
      img_urls: ['https://images.example/boot.png'],
      target_audiences: ['runners'],
    })
  })

  test("[R6.03] never shows another team's brand or product", async () => {
    const [user, stranger] = [await signUp(backend), await signUp(backend)]
    const theirs = (await contextOf(stranger)).current_brand?.id ?? ''
    await addProduct(stranger.teamId, theirs, 'secret')
    await backend.context.db.insert(brands).values({ teamId: stranger.teamId, name: 'second' })
    const mine = await contextOf(user)
    expect(mine.current_product).toBeNull()
    expect(mine.current_brand?.id).not.toBe(theirs)
  })

  test('is that of a new user for a day', async () => {
    const user = await signUp(backend)
    clock.advance(NEW_USER_MS - 1)
    expect((await contextOf(user)).new_user).toBe(true)
    clock.advance(1)
    expect((await contextOf(user)).new_user).toBe(false)
  })
})

describe('[R6.03] accepting an invitation', () => {
  test('takes the user to the team that invited, with the role of the invitation', async () => {
    const [host, guest] = [await signUp(backend), await signUp(backend)]
    await invite(host.teamId, 'to-the-host')
    await accept(guest, 'to-the-host')
    expect((await contextOf(guest)).current_team).toMatchObject({
      id: host.teamId,
      current_user_role: 'MEMBER',
    })
    expect((await contextOf(host)).current_team?.current_user_role).toBe('ADMIN')
  })

  test('twenty guests at once with an invitation for one: one gets in', {
    tags: ['postgres'],
  }, async () => {
    const host = await signUp(backend)
    await invite(host.teamId, 'for-one')
    const guests = await Promise.all(Array.from({ length: 20 }, () => signUp(backend)))
    const tries = await Promise.allSettled(guests.map((guest) => accept(guest, 'for-one')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('does not change the role of somebody who is in the team', async () => {
    const host = await signUp(backend)
    await invite(host.teamId, 'to-myself')
    await accept(host, 'to-myself')
    expect((await contextOf(host)).current_team).toMatchObject({
      id: host.teamId,
      current_user_role: 'ADMIN',
    })
  })
})
