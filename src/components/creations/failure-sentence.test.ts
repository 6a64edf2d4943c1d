import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { makeTask } from '../../../tests/support/task-view'
import { failureSentence } from './failure-sentence'

describe('why a task failed', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const sentence = (
    error: { code: string; message: string } | null,
    details: Record<string, string> = {},
  ) => failureSentence(i18n, makeTask({ status: 'FAILED', error: error && { ...error, details } }))

  it('[D4.07] says that nothing was charged', () => {
    expect(sentence({ code: 'engine_failed', message: '' })).toContain('You were not charged')
    expect(sentence(null)).toContain('You were not charged')
  })

  it('[D4.07] names the part of the instruction and the models that could do it', () => {
    const refusal = { code: 'instruction_not_supported', message: '' }
    expect(sentence(refusal, { part: 'make the man smile', models: 'Acme Paint' })).toBe(
      'The built-in engine can’t do “make the man smile”. Try one of these models: Acme Paint. You were not charged.',
    )
    expect(sentence(refusal, { part: 'remove the car', models: '' })).toContain('“remove the car”')
    expect(sentence({ ...refusal, code: 'cut_out_uncertain' }, { models: 'Acme Paint' })).toContain(
      'Acme Paint',
    )
  })

  it('[D4.07] does not call a background busy where there is no object at all', () => {
    const refusal = { code: 'cut_out_uncertain', message: '' }
    const told = sentence(refusal, { reason: 'no_object', models: 'Acme Paint' })
    expect(told).toContain('Nothing in this image stands out')
    expect(told).not.toContain('Acme Paint')
  })

  it('passes on what it has no words for', () => {
    expect(sentence({ code: 'upstream_7', message: 'Try a shorter text.' })).toBe(
      'Try a shorter text.',
    )
  })
})
