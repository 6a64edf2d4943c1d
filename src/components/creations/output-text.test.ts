import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { clockTime, describeOutput } from './output-text'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('a result is described by', () => {
  it('its kind and prompt', () => {
    const task = makeTask({ prompt: 'a red mug' })
    expect(describeOutput(i18n, task, makeOutput())).toBe('Generated image: a red mug')
    expect(describeOutput(i18n, task, makeOutput({ kind: 'video' }))).toBe(
      'Generated video: a red mug',
    )
  })

  it('its kind alone when there was no prompt', () => {
    expect(describeOutput(i18n, makeTask({ prompt: '' }), makeOutput())).toBe('Generated image')
  })

  it('the first 120 characters of a long prompt, none of them broken', () => {
    const text = describeOutput(i18n, makeTask({ prompt: '👩‍🚀'.repeat(130) }), makeOutput())
    expect(text).toBe(`Generated image: ${'👩‍🚀'.repeat(120)}…`)
  })
})

it.each([
  [8, '0:08'],
  [65, '1:05'],
  [4.9, '0:05'],
])('%d seconds are written %s', (seconds, text) => expect(clockTime(seconds)).toBe(text))
