import { describe, expect, it } from 'vitest'
import { makeModel, makeVideoModel } from '../../../../tests/support/model-view'
import { makeReference } from '../../../../tests/support/reference-item'
import { type Draft, EMPTY_DRAFTS } from './draft'
import { findBlocker, type GenerateFacts } from './generate-blocker'

const draft = (given: Partial<Draft> = {}): Draft => ({
  ...EMPTY_DRAFTS.text_to_image,
  prompt: 'a mug',
  ...given,
})

const reasonFor = (given: Partial<GenerateFacts> = {}) =>
  findBlocker({
    isSignedIn: true,
    isGenerating: false,
    workflow: 'text_to_image',
    draft: draft(),
    model: makeModel(),
    credits: 2,
    balance: 10,
    ...given,
  })

it('nothing stands in the way of words, a model and enough credits', () => {
  expect(reasonFor()).toBeNull()
})

it('[R6.01] a visitor signs in first, whatever else is missing', () => {
  expect(reasonFor({ isSignedIn: false, draft: draft({ prompt: '' }) })).toEqual({
    reason: 'signed_out',
  })
})

it('without a network nothing is asked for, not even to sign in', () => {
  expect(reasonFor({ isOffline: true, isSignedIn: false })).toEqual({ reason: 'offline' })
})

it('[R4.03] a second generation waits for the first', () => {
  expect(reasonFor({ isGenerating: true })).toEqual({ reason: 'generating' })
})

describe('uploads', () => {
  const withUpload = (status: 'uploading' | 'failed') =>
    reasonFor({ workflow: 'image_edit', draft: draft({ references: [makeReference({ status })] }) })

  it('[R4.03] are waited for', () =>
    expect(withUpload('uploading')).toEqual({ reason: 'uploading' }))
  it('[R5.13] of videos are not called images', () => {
    const video = makeReference({ status: 'uploading', role: 'video' })
    const blocker = reasonFor({ workflow: 'video_edit', draft: draft({ references: [video] }) })
    expect(blocker).toEqual({ reason: 'uploading_video' })
  })
  it('that failed are not skipped silently', () =>
    expect(withUpload('failed')).toEqual({ reason: 'upload_failed' }))
})

describe('the model', () => {
  it('must exist', () => expect(reasonFor({ model: null })).toEqual({ reason: 'model_missing' }))

  it('[D10.03] must not be retired', () => {
    const model = makeModel({ status: 'retired' })
    expect(reasonFor({ model })).toEqual({ reason: 'model_retired', model })
  })

  it('must be connected and serve the mode', () => {
    const unavailable = makeModel({ status: 'unavailable' })
    expect(reasonFor({ model: unavailable })?.reason).toBe('model_unavailable')
    expect(reasonFor({ model: makeVideoModel() })?.reason).toBe('model_unavailable')
  })
})

describe('inputs', () => {
  const video = { model: makeVideoModel() }
  it.each([
    ['text_to_image', { prompt: ' \n' }, 'prompt_missing'],
    ['image_edit', {}, 'image_missing'],
    ['image_to_video', { prompt: '' }, 'image_missing'],
    ['video_edit', {}, 'video_missing'],
    ['first_last_frame', {}, 'start_frame_missing'],
    [
      'first_last_frame',
      { references: [makeReference({ role: 'start_frame' })] },
      'end_frame_missing',
    ],
  ] as const)('[R5.11] %s with %o lacks something', (workflow, given, reason) => {
    const facts = workflow.startsWith('text_to_image') || workflow === 'image_edit' ? {} : video
    const references = 'references' in given ? [...given.references] : []
    const prompt = 'prompt' in given ? given.prompt : 'a mug'
    expect(reasonFor({ workflow, draft: draft({ references, prompt }), ...facts })).toEqual({
      reason,
    })
  })

  it('a picture alone is enough to animate', () => {
    const given = draft({ prompt: '', references: [makeReference()] })
    expect(reasonFor({ workflow: 'image_to_video', draft: given, ...video })).toBeNull()
  })

  it('[R5.09] pictures are limited by the model and the plan', () => {
    const references = Array.from({ length: 5 }, () => makeReference())
    const facts = { workflow: 'image_edit', draft: draft({ references }) } as const
    const limited = (reference_images_max: number) =>
      reasonFor({ ...facts, model: makeModel({ reference_images_max }) })
    expect(limited(10)).toEqual({ reason: 'too_many_images', limit: 4 })
    expect(limited(2)).toEqual({ reason: 'too_many_images', limit: 2 })
  })
})

it('a blank of a starter is asked for, with its name', () => {
  expect(reasonFor({ draft: draft({ prompt: 'New: [your product]. Order now' }) })).toEqual({
    reason: 'slot_unfilled',
    slot: '[your product]',
  })
})

describe('credits', () => {
  it('[R3.02] say how many are missing', () => {
    expect(reasonFor({ credits: 24, balance: 10 })).toEqual({
      reason: 'insufficient_credits',
      missing: 14,
    })
  })

  it('are the server’s to judge while the balance is not known', () => {
    expect(reasonFor({ credits: 24, balance: null })).toBeNull()
  })
})
