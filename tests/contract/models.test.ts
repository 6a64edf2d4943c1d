import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCapability } from '../../src/backend/capabilities.ts'
import { contract } from '../../src/contract/contract.ts'
import type { ModelView } from '../../src/contract/endpoints/models.ts'
import {
  frameSize,
  TOOL_WORKFLOWS,
  WORKFLOW_TYPES,
  WORKFLOWS,
} from '../../src/contract/generation.ts'
import { isAmong } from '../../src/contract/keys-of.ts'
import { priceCredits } from '../../src/contract/pricing.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({
    env: { BRAND_NAME: 'Adworks', SISTER_SITES: 'Sounds=https://sounds.example' },
  })
})
afterAll(() => backend.close())

test('[R7.03] the installation tells its name, operator and sister sites', async () => {
  const info = await backend.call(contract.models.adminInfo, {})
  expect(info).toMatchObject({
    name: 'Adworks',
    sister_sites: [{ label: 'Sounds', url: 'https://sounds.example' }],
    oauth_enabled: false,
  })
})

test('[R7.04] the enums name every workflow type, ratio and language', async () => {
  const enums = await backend.call(contract.models.enums, {})
  expect(enums.workflow_types).toEqual(WORKFLOW_TYPES)
  expect(enums.languages).toHaveLength(10)
  expect(enums.task_statuses).toContain('CREATED')
})

test('[D10.03] retired models stay visible with what took their place, and have no price', async () => {
  const { models } = await backend.call(contract.models.list, {})
  const retired = models.filter((model) => model.status === 'retired')
  expect(retired.length).toBeGreaterThan(0)
  for (const model of retired) {
    expect(models.map((row) => row.id)).toContain(model.successor)
    expect(model.price.milli_credits).toEqual({})
    expect(model.abilities).toEqual([])
  }
})

function abilitiesOf({ kind, workflow_types }: ModelView): ModelView['abilities'] {
  // Music has no text to read or set, and can loop.
  if (kind === 'audio') return ['loop']
  // Sound is put under an unchanged picture.
  if (workflow_types.some((type) => WORKFLOWS[type].soundtrack)) return ['layout']
  // The tools set text over an existing video; there's no ad to read or vary.
  const isAd = workflow_types.some((type) => !isAmong(TOOL_WORKFLOWS, type))
  // Layers and timelines show what their document says, and a photoshoot only the product.
  const isLayers = workflow_types.some(
    (type) => WORKFLOWS[type].layers || WORKFLOWS[type].timeline || type === 'photoshoot',
  )
  return [
    'layout',
    ...(isLayers ? [] : (['brand'] as const)),
    ...(isAd ? (['look', 'corrections'] as const) : []),
  ]
}

test('[D10.09] with no key nobody is told of voices, and the operator is told what brings them', async () => {
  const { capabilities } = await backend.call(contract.models.capabilities, {})
  expect(capabilities).not.toContain('speech')
  expect(everyCapability(backend.context).find(({ name }) => name === 'speech')).toEqual({
    ...{ name: 'speech', is_there: false, is_one_enough: true },
    settings: ['OPENAI_API_KEY', 'GEMINI_API_KEY', 'ELEVENLABS_API_KEY', 'SPEECH_URL'],
  })
})

test('[D10.04] with no key the built-in engine serves every mode at every ratio it names', async () => {
  const { models } = await backend.call(contract.models.list, {})
  const builtIn = models.filter((model) => model.is_built_in && model.status === 'active')
  // Speech and transcripts are made by services.
  const made = WORKFLOW_TYPES.filter((type) => {
    const { speech, person, heard } = WORKFLOWS[type]
    return !(speech || person || heard)
  })
  expect(new Set(builtIn.flatMap((model) => model.workflow_types))).toEqual(new Set(made))
  for (const model of builtIn) {
    expect(model.abilities).toEqual(abilitiesOf(model))
    for (const resolution of model.resolutions) {
      const rule = {
        milliCredits: model.price.milli_credits,
        audioPercent: model.price.audio_percent,
        minimumCredits: model.price.minimum_credits,
      }
      for (const workflowType of model.workflow_types) {
        const price = priceCredits(rule, {
          workflowType,
          resolution,
          durationSeconds: model.durations[0] ?? 0,
          generateAudio: false,
          count: 1,
        })
        expect(price).toBeGreaterThan(0)
      }
      for (const ratio of model.aspect_ratios) {
        const { width, height } = frameSize(ratio, resolution)
        expect([width % 2, height % 2]).toEqual([0, 0])
      }
    }
  }
})
