import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_PRICE_LIST } from '../../src/backend/modules/billing/prices/defaults.ts'
import { listOutbox } from '../../src/backend/modules/outbox/index.ts'
import { contract } from '../../src/contract/contract.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})
afterAll(() => backend.close())

describe('the price list', () => {
  test('[R9.02] has the plans of the specification, to the cent', async () => {
    const { currency, plans } = await backend.call(contract.billing.priceList, {})
    expect(currency).toBe('USD')
    const facts = plans.map(({ id, prices: { month, year }, credits_per_month }) => [
      ...[id, month.amount_minor, year.per_month_minor, year.amount_minor, year.original_minor],
      ...[credits_per_month, year.credits],
    ])
    expect(facts).toEqual([
      ['basic', 990, 792, 9_504, 11_880, 150, 1_800],
      ['standard', 2_990, 1_495, 17_940, 35_880, 750, 9_000],
      ['pro', 7_990, 3_995, 47_940, 95_880, 3_000, 36_000],
    ])
  })

  test('[D9.11] [R9.03] counts each saving from the prices', async () => {
    const { plans, packs } = await backend.call(contract.billing.priceList, {})
    expect(plans.map(({ prices }) => prices.year.saving_percent)).toEqual([20, 50, 50])
    for (const { discount_percent } of packs) expect(discount_percent).toBe(10)
  })

  test('[R9.04] [R3.14] counts what a plan makes, or says that it is unlimited', async () => {
    const { plans } = await backend.call(contract.billing.priceList, {})
    const counts = Object.fromEntries(
      plans[0]?.features.map(({ feature, count }) => [feature, count]) ?? [],
    )
    expect(counts).toEqual({
      text_to_image_ads: 100,
      video_generation_ads: 16,
      text_to_video_ads: 16,
      erase: null,
    })
  })

  test('[R9.04] [D10.09] keeps the quotas of tools to come, and sells none of them', async () => {
    const { features } = DEFAULT_PRICE_LIST.plans.basic
    expect(features).toMatchObject({ ugc_creator_ads: 20, video_lip_sync: 18 })
    const { plans } = await backend.call(contract.billing.priceList, {})
    const sold = plans.flatMap((plan) => plan.features.map(({ feature }) => feature))
    expect(sold).not.toContain('ugc_creator_ads')
    expect(sold).not.toContain('video_lip_sync')
    expect(sold).not.toContain('video_face_change_ads')
  })

  test('[R1.14] [D10.09] names the tools of every plan as the registry has them, and no other', async () => {
    const { tools } = await backend.call(contract.billing.priceList, {})
    const { capabilities } = await backend.call(contract.models.capabilities, {})
    expect(tools).toEqual([
      'subtitles',
      'layers',
      'music',
      'photoshoot',
      'soundtrack',
      'video_editor',
      'planning',
      'analytics',
      'preflight',
      'ad_board',
    ])
    expect(capabilities).toEqual(expect.arrayContaining(tools))
    expect(tools).not.toContain('prompt_writing')
  })

  test('names the sandbox as one', async () => {
    const { gateways } = await backend.call(contract.billing.priceList, {})
    expect(gateways).toEqual([{ id: 'test', methods: ['card', 'paypal'], is_test: true }])
  })
})

describe('an enterprise inquiry', () => {
  const inquiry = {
    name: 'Ann',
    company: 'Shoes & Co',
    email: 'ann@example.com',
    seats: 40,
    message: 'For three markets.',
  }

  test('[R3.14] is kept and mailed to the operator, without an account', async () => {
    await backend.call(contract.billing.inquiry, inquiry)
    const email = backend.context.env.OPERATOR_EMAIL
    const mails = await listOutbox(backend.context, { email })
    expect(mails.map(({ template }) => template)).toEqual(['enterprise_inquiry'])
  })

  test.each([{ seats: 0 }, { email: 'nobody' }, { company: 'A\r\nBcc: b@c.de' }, { name: ' ' }])(
    'is refused with %o',
    async (change) => {
      const sent = backend.call(contract.billing.inquiry, { ...inquiry, ...change })
      await expect(sent).rejects.toMatchObject({ code: 'invalid_input' })
    },
  )
})
