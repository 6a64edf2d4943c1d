import { expect, test } from 'vitest'
import { createFakeProvider } from '../../../tests/support/fake-provider.ts'
import { present } from '../../../tests/support/present.ts'
import type { WorkflowType } from '../../contract/generation.ts'
import { systemClock } from '../clock.ts'
import { readEnv } from '../env.ts'
import { MODELS } from './models.ts'
import { openModelRegistry } from './open-model-registry.ts'
import type { GenerationProvider } from './provider.ts'
import { createModelRegistry, type Model } from './registry.ts'

const builtin = { ...createFakeProvider(), id: 'builtin' }
const registry = createModelRegistry({ models: MODELS, providers: [builtin] })
const wishFor = (workflowType: WorkflowType) => ({
  workflowType,
  prompt: 'a red mug',
  needsEngine: false,
})
const choose = (id: string, type: WorkflowType) => registry.choose(id, wishFor(type))

test.each(['text_to_image', 'image_edit'] as const)(
  '[D10.04] without any key %s is served by the built-in engine',
  (type) => {
    expect(choose('auto', type)).toMatchObject({
      id: 'adloom-studio-image',
      isBuiltIn: true,
    })
  },
)

test.each(['image_to_video', 'text_to_video', 'first_last_frame', 'video_edit'] as const)(
  '[D10.04] without any key %s is served by the built-in engine',
  (type) => {
    expect(choose('auto', type)).toMatchObject({
      id: 'adloom-studio-video',
      isBuiltIn: true,
    })
  },
)

test.each(['openai/sora-2', 'google/veo-3.1-generate-preview'])(
  '[D10.03] %s stays visible as retired with its successor and cannot be submitted',
  (id) => {
    const model = registry.find(id)
    expect(model).toMatchObject({ status: 'retired', provider: null })
    expect(registry.find(model?.successor ?? '')).toMatchObject({ status: 'active' })
    expect(() => choose(id, 'text_to_video')).toThrow(
      expect.objectContaining({ code: 'model_retired' }),
    )
  },
)

test('[D10.03] a model whose retirement date has come counts as retired from that day', () => {
  const model = present(MODELS[0])
  const leaving = { ...model, retiresAt: '2027-03-01' }
  const on = (date: string) =>
    createModelRegistry({
      models: [leaving],
      providers: [builtin],
      now: () => new Date(date),
    }).find(model.id)
  expect(on('2027-02-28T23:59:59Z')?.status).toBe('active')
  expect(on('2027-03-01T00:00:00Z')?.status).toBe('retired')
})

test('a model does not take work it is not made for, and one without its provider takes none', () => {
  expect(() => choose('adloom-studio-image', 'text_to_video')).toThrow(
    expect.objectContaining({ code: 'model_unavailable' }),
  )
  const bare = createModelRegistry({ models: MODELS, providers: [] })
  expect(() => bare.choose('auto', wishFor('text_to_image'))).toThrow(
    expect.objectContaining({ code: 'model_unavailable' }),
  )
})

test('a model whose provider is not configured is shown as unavailable until it is', () => {
  const row = { ...present(MODELS[0]), id: 'acme/paint', provider: 'acme', abilities: [] }
  const acme = { ...createFakeProvider(), id: 'acme' }
  const statusWith = (...providers: GenerationProvider[]) =>
    createModelRegistry({ models: [row], providers }).find(row.id)?.status
  expect(statusWith(builtin)).toBe('unavailable')
  expect(statusWith(builtin, acme)).toBe('active')
})

test('auto goes to a connected model for a scene and to the engine for words, and says why', () => {
  const row = { ...present(MODELS[0]), id: 'acme/paint', provider: 'acme', abilities: [] }
  const acme = { ...createFakeProvider(), id: 'acme' }
  const both = createModelRegistry({ models: [...MODELS, row], providers: [builtin, acme] })
  const auto = (prompt: string) => both.auto({ ...wishFor('text_to_image'), prompt })
  expect(auto('a red mug')).toMatchObject({ model: { id: 'acme/paint' }, reason: 'scene' })
  expect(auto('“Mugs” $5')).toMatchObject({ model: { isBuiltIn: true }, reason: 'words' })
  const fits = ({ abilities }: Model) => abilities.includes('layout')
  expect(both.choose('auto', wishFor('text_to_image')).id).toBe('acme/paint')
  expect(both.choose('auto', wishFor('text_to_image'), { fits }).isBuiltIn).toBe(true)
})

test('a retired model stays retired, whoever is configured', () => {
  expect(registry.find('openai/sora-2')?.status).toBe('retired')
})

test('who could do what the built-in engine cannot: other active models that serve the type', () => {
  const studio = present(MODELS[0])
  const other = { ...studio, id: 'acme/paint', label: 'Acme Paint', abilities: [] }
  const withOther = (provider: string) =>
    createModelRegistry({ models: [...MODELS, { ...other, provider }], providers: [builtin] })
  expect(withOther('builtin').alternatives('image_edit')).toMatchObject([{ id: 'acme/paint' }])
  expect(withOther('builtin').alternatives('text_to_video')).toEqual([])
  expect(withOther('not-configured').alternatives('image_edit')).toEqual([])
})

test('a service whose key file is broken is switched off and named, and the others work', () => {
  const alarms: object[] = []
  const log = { warn: () => undefined, error: (facts: object) => alarms.push(facts) }
  const env = readEnv({ GOOGLE_APPLICATION_CREDENTIALS: '/no/such.json', REPLICATE_API_TOKEN: 'a' })
  const ids = openModelRegistry(env, { log, clock: systemClock }).list()
  expect(ids.filter(({ provider }) => provider?.startsWith('google'))).toEqual([])
  expect(ids.some(({ provider, status }) => provider === 'replicate' && status === 'active')).toBe(
    true,
  )
  expect(alarms).toEqual([
    {
      alarm: 'provider',
      provider: 'google-veo',
      reason: expect.stringContaining('GOOGLE_APPLICATION_CREDENTIALS'),
    },
  ])
})
