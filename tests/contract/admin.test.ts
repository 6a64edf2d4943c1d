import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enteredSettings } from '../../src/backend/modules/admin/tables.ts'
import { runCommand } from '../../src/backend/operator/run-command.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type SignedUp, signUp, signUpOperator } from '../support/accounts.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { balanceOf, failure, generate, showTask } from '../support/generations.ts'
import { present } from '../support/present.ts'
import { startOpenAiCompatible } from '../support/providers/openai-compatible/stand-in.ts'
import type { Vendor } from '../support/providers/vendor.ts'

const { admin, billing, models, tasks, visitors } = contract
const KEY = 'sk-very-secret-key-of-somebody'

let vendor: Vendor
let backend: TestBackend
let operator: SignedUp
let user: SignedUp
let visitorToken: string
const logged: string[] = []
beforeAll(async () => {
  vendor = await startOpenAiCompatible()
  backend = await createTestBackend({
    env: { FAL_KEY: 'given', SELF_HOSTED_URL: `${vendor.baseUrl}/v1` },
    replace: { log: pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }) },
  })
  operator = await signUpOperator(backend)
  user = await signUp(backend)
  const visitor = await backend.call(visitors.freeCheck, {})
  visitorToken = visitor.visitor_token ?? ''
})
afterAll(async () => {
  await backend.close()
  await vendor.close()
})

const showProvider = async (id: string) => {
  const { providers } = await backend.call(admin.providers, {}, operator)
  return present(providers.find((provider) => provider.id === id))
}
const enter = (name: string, value: string) =>
  backend.call(admin.enterSetting, { name, value }, operator)
const openAiPictures = async () => {
  const { models: listed } = await backend.call(models.list, {})
  return listed.filter(({ id, kind }) => id.startsWith('openai/') && kind === 'image')
}

describe('to whoever is no operator', () => {
  test.each(Object.entries<Endpoint>(admin))(
    '%s does not exist, be it a stranger, a visitor or somebody signed in',
    async (_name, endpoint) => {
      const askers = [{}, { visitorToken }, { token: user.token }]
      const answers = await Promise.all(
        askers.map(async (asker) => {
          const answer = await backend.send(endpoint, {}, asker)
          const { data, ...rest } = await answer.json()
          return { http: answer.status, ...rest, data: { ...data, request_id: '' } }
        }),
      )
      const nowhere = await backend.app.request('http://localhost/api/v1/admin/nowhere')
      const { data, ...rest } = await nowhere.json()
      const unknown = { http: 404, ...rest, data: { ...data, request_id: '' } }
      expect(answers).toEqual([unknown, unknown, unknown])
    },
  )

  test('an operator whose role is taken away is one of them from the next request on', async () => {
    const { email, token } = await signUpOperator(backend)
    await backend.call(admin.models, {}, { token })
    await runCommand(backend.context, 'operator.revoke', { email })
    await expect(backend.call(admin.models, {}, { token })).rejects.toEqual(failure('not_found'))
  })
})

test('[D10.09] what is not there is shown to operators with what it needs, and to nobody else', async () => {
  const { capabilities } = await backend.call(admin.capabilities, {}, operator)
  expect(capabilities).toContainEqual({
    name: 'prompt_writing',
    is_there: false,
    settings: ['TEXT_MODEL_URL', 'TEXT_MODEL'],
    is_one_enough: false,
  })
  expect(capabilities).toContainEqual(
    expect.objectContaining({ name: 'speech', is_there: false, is_one_enough: true }),
  )
  // fal is connected here; UGC ads only lack a voice.
  const [speech, ads] = ['speech', 'ugc_ads'].map((name) =>
    capabilities.find((one) => one.name === name),
  )
  expect(ads).toEqual({ ...speech, name: 'ugc_ads' })
  const shown = await backend.call(models.capabilities, {})
  expect(shown.capabilities).not.toContain('prompt_writing')
  expect(shown.capabilities).toContain('watermark_removal')
})

describe('a model that is switched off', () => {
  const id = 'adloom-studio-image'
  const switchModel = (is_on: boolean) =>
    backend.call(admin.switchModel, { model: id, is_on }, { token: operator.token })
  const ask = { workflow_type: 'text_to_image', prompt: 'A red mug' } as const

  test('is not on offer, takes no task, and what was accepted before stays', async () => {
    const before = await backend.call(tasks.create, ask, { token: user.token })
    await switchModel(false)
    const { models: listed } = await backend.call(models.list, {})
    expect(listed.find((model) => model.id === id)?.status).toBe('off')
    const { plans } = await backend.call(billing.priceList, {})
    expect(plans[0]?.features.map(({ feature }) => feature)).not.toContain('text_to_image_ads')
    const other = await signUp(backend)
    for (const model of [id, 'auto']) {
      const asked = backend.call(tasks.create, { ...ask, model }, { token: other.token })
      await expect(asked).rejects.toEqual(failure('model_unavailable'))
    }
    const task = await backend.call(tasks.detail, { taskId: before.task_id }, { token: user.token })
    expect(task.status).toBe('CREATED')
    await switchModel(true)
    expect(await backend.call(tasks.create, ask, { token: other.token })).toMatchObject({
      status: 'CREATED',
    })
  })

  test('is in the log with who did it, once', async () => {
    await switchModel(false)
    await switchModel(false)
    await switchModel(true)
    const shown = await backend.call(admin.models, {}, { token: operator.token })
    expect(shown.models.find((model) => model.id === id)).toMatchObject({ is_on: true })
    const { actions } = await backend.call(admin.actions, { limit: 2 }, { token: operator.token })
    expect(actions).toMatchObject([
      { email: operator.email, action: 'model_on', subject: id },
      { email: operator.email, action: 'model_off', subject: id },
    ])
  })

  test('must be a model', async () => {
    const input = { model: 'nobody/nothing', is_on: false }
    const asked = backend.call(admin.switchModel, input, { token: operator.token })
    await expect(asked).rejects.toEqual(failure('not_found'))
  })
})

describe('a key that is entered on the page', () => {
  test('connects its provider at once, is kept sealed, and is shown to nobody', async () => {
    const before = await openAiPictures()
    expect(before.map(({ status }) => status)).not.toContain('active')
    await enter('OPENAI_API_KEY', KEY)
    expect((await openAiPictures()).map(({ status }) => status)).toContain('active')

    const rows = await backend.context.db.select().from(enteredSettings)
    const answers = [admin.providers, admin.actions, admin.models].map(async (endpoint) =>
      (await backend.send(endpoint, {}, operator)).text(),
    )
    const seen = [JSON.stringify(rows), ...(await Promise.all(answers)), ...logged]
    expect(seen.filter((text) => text.includes(KEY))).toEqual([])
    expect((await showProvider('openai')).settings).toContainEqual({
      name: 'OPENAI_API_KEY',
      state: 'entered',
      is_enterable: true,
    })
  })

  test('is gone when it is removed', async () => {
    await enter('OPENAI_API_KEY', KEY)
    await backend.call(admin.removeSetting, { name: 'OPENAI_API_KEY' }, operator)
    expect((await showProvider('openai')).is_connected).toBe(false)
    const again = backend.call(admin.removeSetting, { name: 'OPENAI_API_KEY' }, operator)
    await expect(again).rejects.toEqual(failure('not_found'))
  })

  test('is refused where the environment has one, and so is what is no setting or no address', async () => {
    expect((await showProvider('fal')).settings).toContainEqual({
      name: 'FAL_KEY',
      state: 'environment',
      is_enterable: false,
    })
    await expect(enter('FAL_KEY', KEY)).rejects.toEqual(
      failure('invalid_input', { rule: 'set_by_environment' }),
    )
    for (const [name, value] of [
      ['SECRET', KEY],
      ['OPENAI_BASE_URL', 'file:///etc/passwd'],
    ] as const) {
      await expect(enter(name, value)).rejects.toEqual(failure('invalid_input', { field: 'value' }))
    }
  })
})

describe('a provider that is checked', () => {
  const check = () => backend.call(admin.checkProvider, { provider: 'self-hosted' }, operator)

  test('and refuses its key is an alarm until it takes one', async () => {
    vendor.spoil('other', vendor.refusals.auth)
    expect(await check()).toMatchObject({ kind: 'auth' })
    expect(await showProvider('self-hosted')).toMatchObject({
      alarm: 'auth',
      last_failure: { kind: 'auth' },
      failures: [{ kind: 'auth', count: 1 }],
    })
    expect(await check()).toMatchObject({ kind: 'success' })
    expect(await showProvider('self-hosted')).toMatchObject({
      alarm: null,
      last_success_at: expect.any(String),
    })
  })

  test('must be connected', async () => {
    const asked = backend.call(admin.checkProvider, { provider: 'replicate' }, operator)
    await expect(asked).rejects.toEqual(failure('not_found'))
  })
})

describe('a budget', () => {
  const budget = (usd_cents: number | null) =>
    backend.call(admin.setBudget, { provider: 'openai', usd_cents }, operator)

  test('that is used up pauses the models of its provider before anything is held', async () => {
    await enter('OPENAI_API_KEY', KEY)
    const model = present((await openAiPictures()).find(({ status }) => status === 'active')).id
    const [user, other] = [await signUp(backend), await signUp(backend)]
    await generate(backend, user, { model })
    const { spent_usd_cents: spent } = await showProvider('openai')
    expect(spent).toBeGreaterThan(0)

    // Enough for the first generation, not for a second one.
    await budget(spent + 1)
    const before = await balanceOf(backend, other)
    await expect(generate(backend, other, { model })).rejects.toEqual(
      failure('model_unavailable', { reason: 'paused' }),
    )
    expect(await balanceOf(backend, other)).toEqual(before)

    await budget(0)
    expect((await openAiPictures()).find(({ id }) => id === model)?.status).toBe('paused')
    expect((await generate(backend, other, { model: 'auto' })).model).toBe('adloom-studio-image')
    await budget(null)
    expect((await openAiPictures()).find(({ id }) => id === model)?.status).toBe('active')
  })
})

describe('a task of somebody', () => {
  test('that is stuck is ended with all credits back, and tried again for its owner', async () => {
    const user = await signUp(backend)
    const before = await balanceOf(backend, user)
    const { task_id: taskId, credits } = await generate(backend, user)
    const { unfinished } = await backend.call(admin.tasks, {}, operator)
    expect(unfinished).toContainEqual(
      expect.objectContaining({ task_id: taskId, email: user.email, at_provider: 'not_submitted' }),
    )
    await backend.call(admin.releaseTask, { taskId }, operator)
    expect(await showTask(backend, user, taskId)).toMatchObject({
      status: 'FAILED',
      credits_charged: 0,
    })
    expect(await balanceOf(backend, user)).toEqual(before)
    await expect(backend.call(admin.releaseTask, { taskId }, operator)).rejects.toEqual(
      failure('task_not_cancellable'),
    )

    await backend.call(admin.retryTask, { taskId }, operator)
    expect(await balanceOf(backend, user)).toMatchObject({ held: credits })
    const { actions } = await backend.call(admin.actions, { limit: 2 }, operator)
    expect(actions).toMatchObject([
      { email: operator.email, action: 'task_retried', subject: taskId },
      { email: operator.email, action: 'task_released', subject: taskId },
    ])
  })
})

test('a model is tested while it is off, as a task of the operator at the price shown', async () => {
  const model = 'adloom-studio-image'
  await backend.call(admin.switchModel, { model, is_on: false }, operator)
  const { models: listed } = await backend.call(admin.models, {}, operator)
  const price = present(listed.find(({ id }) => id === model)?.test).credits
  const { task_id: taskId } = await backend.call(admin.testModel, { model }, operator)
  expect(await showTask(backend, operator, taskId)).toMatchObject({ model, credits: price })
  await backend.call(admin.switchModel, { model, is_on: true }, operator)
})
