import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import type { BrandInput } from '../../src/contract/endpoints/brands.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { failure } from '../support/generations.ts'
import { sendUnchecked } from '../support/unchecked.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

const FULL = {
  name: 'Norda',
  colours: ['#E4002B', '#1a1a2e'],
  heading_font: 'playfair-display',
  body_font: null,
  tone_words: ['warm', 'elegant'],
  legal_line: 'While stocks last.',
} as const

async function brandIdOf({ token }: SignedUp): Promise<string> {
  const { current_brand } = await backend.call(contract.teams.currentContext, {}, { token })
  return current_brand?.id ?? ''
}

const save = ({ token }: SignedUp, input: BrandInput) =>
  backend.call(contract.brands.save, input, { token })

describe('[R2.25] the brand of a team', () => {
  test('begins with its name alone and is kept as it was set', async () => {
    const user = await signUp(backend)
    const brandId = await brandIdOf(user)
    const first = await backend.call(contract.brands.detail, { brandId }, { token: user.token })
    expect(first).toMatchObject({ colours: [], heading_font: null, legal_line: null, logo: null })
    const saved = await save(user, {
      brandId,
      ...FULL,
      colours: [...FULL.colours],
      tone_words: [...FULL.tone_words],
    })
    expect(saved).toMatchObject({ name: 'Norda', colours: ['#e4002b', '#1a1a2e'] })
    const again = await backend.call(contract.brands.detail, { brandId }, { token: user.token })
    expect(again).toEqual(saved)
  })

  test('[R3.08] is the one the context names', async () => {
    const user = await signUp(backend)
    const brandId = await brandIdOf(user)
    await save(user, { brandId, ...FULL, colours: [], tone_words: [] })
    const { current_brand } = await backend.call(
      contract.teams.currentContext,
      {},
      { token: user.token },
    )
    expect(current_brand).toEqual({ id: brandId, name: 'Norda' })
  })

  test('[R5.16] saved as it is already returns "No changes to save"', async () => {
    const user = await signUp(backend)
    const brandId = await brandIdOf(user)
    const input = { brandId, ...FULL, colours: [], tone_words: [] }
    await save(user, input)
    await expect(save(user, input)).rejects.toEqual(failure('nothing_to_save'))
  })

  test.each(['0193e1c4-0000-7000-8000-000000000000', 'not-an-id'])(
    '[R5.16] %s returns "Brand ID does not exist"',
    async (brandId) => {
      const user = await signUp(backend)
      const input = { brandId, ...FULL, colours: [], tone_words: [] }
      await expect(save(user, input)).rejects.toEqual(failure('brand_not_found'))
    },
  )

  test("another team's does not exist", async () => {
    const [user, stranger] = [await signUp(backend), await signUp(backend)]
    const brandId = await brandIdOf(stranger)
    await expect(
      backend.call(contract.brands.detail, { brandId }, { token: user.token }),
    ).rejects.toEqual(failure('brand_not_found'))
  })

  test.each([
    ['name', { name: ' ' }],
    ['colours.0', { colours: ['red'] }],
    ['colours', { colours: Array(6).fill('#112233') }],
    ['legal_line', { legal_line: 'two\nlines' }],
    ['tone_words', { tone_words: Array(9).fill('warm') }],
  ] as const)('refuses %s that no creative could bear', async (field, wrong) => {
    const user = await signUp(backend)
    const brandId = await brandIdOf(user)
    const input = { brandId, ...FULL, colours: [], tone_words: [], ...wrong }
    const saving = sendUnchecked(backend, contract.brands.save, input, { token: user.token })
    await expect(saving).rejects.toEqual(failure('invalid_input', { field }))
  })
})
