import { expect, test } from 'vitest'
import { makeModel } from '../../tests/support/model-view.ts'
import { modelFor, workCredits } from './work.ts'

const speaking = (id: string, milliCredits: number) =>
  makeModel({
    ...{ id, is_built_in: false, abilities: [], workflow_types: ['lip_sync'] },
    resolutions: ['720p'],
    price: { milli_credits: { '720p': milliCredits }, audio_percent: 0, minimum_credits: 1 },
  })
const WORK = { workflowType: 'lip_sync', seconds: 4 } as const

test('of several models the one is asked, and its price told, that `auto` would take', () => {
  const models = [speaking('dear', 9_000), speaking('cheap', 2_000)]
  expect(modelFor(models, WORK)?.id).toBe('cheap')
  expect(workCredits(models, WORK)).toBe(8)
  expect(workCredits(models, { ...WORK, model: 'dear' })).toBe(36)
  expect(modelFor(models, { ...WORK, model: 'gone' })).toBeNull()
})
