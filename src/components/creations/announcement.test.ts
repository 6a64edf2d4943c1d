import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { makeTask } from '../../../tests/support/task-view'
import { announcement } from './announcement'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const say = (given: Parameters<typeof makeTask>[0]) => announcement(i18n, makeTask(given))

it.each([
  [{ status: 'CREATED', queue_position: 3 }, 'Queued, number 3 in line'],
  [{ status: 'CREATED', queue_position: null }, 'Queued'],
  [{ status: 'RUNNING', eta_seconds: 39.6 }, 'Generating, about 40 seconds'],
  [{ status: 'RUNNING', eta_seconds: 0.4 }, 'Generating, about 1 second'],
  [{ status: 'RUNNING', eta_seconds: null }, 'Generating, please wait'],
  [{ status: 'SUCCEEDED' }, 'Image ready'],
  [{ status: 'SUCCEEDED', workflow_type: 'video_edit' }, 'Video ready'],
  [{ status: 'CANCELLED' }, 'Canceled'],
] as const)('[R4.02] for %o says "%s"', (given, words) => expect(say(given)).toBe(words))

it('a failure is read out with its reason', () => {
  const error = { code: 'content_blocked', message: '', details: {} }
  expect(say({ status: 'FAILED', error })).toContain('refused because of what it says')
})
