import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedUp, signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { contract } from '../../../contract/contract.ts'
import { NEW_USER_MS } from '../../../contract/limits.ts'
import { brands } from '../brands/tables.ts'
import { products } from '../products/tables.ts'

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

describe('[R7.11] the context a user works in', () => {
  test('[R3.08] is their own team with its first brand and no product yet', async () => {
    const user = await signUp(backend)
    const nickName = user.email.split('@')[0]
    expect(await contextOf(user)).toEqual({
      current_team: {
        id: user.teamId,
        name: nickName,
        current_user_role: 'OWNER',
        members: 1,
        brands: 1,
      },
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
