import { describe, expect, it } from 'vitest'
import { makeReference } from '../../../tests/support/reference-item'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { EMPTY_DRAFTS } from './composer/draft'
import { type ReuseFacts, reuseDraft } from './reuse-draft'

const output = makeOutput()
const task = makeTask({ prompt: 'a red mug', aspect_ratio: '4:5', outputs: [output] })
const source = { output_id: output.output_id }

const reuse = (given: Partial<ReuseFacts>) =>
  reuseDraft({
    task,
    output,
    use: 'edit',
    workflow: 'text_to_image',
    target: 'image_edit',
    drafts: EMPTY_DRAFTS,
    ...given,
  })

describe('going on with a result', () => {
  it('edit starts a new draft from it alone, in its shape', () => {
    const references = [makeReference()]
    const drafts = {
      ...EMPTY_DRAFTS,
      image_edit: { ...EMPTY_DRAFTS.image_edit, prompt: 'old', references },
    }
    expect(reuse({ drafts })).toMatchObject({
      workflow: 'image_edit',
      draft: {
        prompt: '',
        settings: { aspectRatio: '4:5' },
        references: [{ role: 'image', source }],
      },
    })
  })

  it('more like this keeps words, corrections and look, and asks for several', () => {
    const corrections = { headline: 'Morning, sunshine' }
    const filled = reuse({
      task: { ...task, corrections },
      use: 'similar',
      target: 'text_to_image',
    })
    expect(filled).toMatchObject({
      workflow: 'text_to_image',
      draft: {
        prompt: 'a red mug',
        settings: { count: 4 },
        corrections: { values: corrections, over: null },
        like: { outputId: output.output_id },
      },
    })
  })

  it('animate leads to Image to Video', () => {
    expect(reuse({ use: 'animate', target: 'image_to_video' })?.workflow).toBe('image_to_video')
  })

  it('a reference joins the mode on screen when it takes pictures', () => {
    const image_to_video = {
      ...EMPTY_DRAFTS.image_to_video,
      prompt: 'spin',
      references: [makeReference()],
    }
    const filled = reuse({
      use: 'reference',
      workflow: 'image_to_video',
      drafts: { ...EMPTY_DRAFTS, image_to_video },
    })
    expect(filled?.workflow).toBe('image_to_video')
    expect(filled?.draft.prompt).toBe('spin')
    expect(filled?.draft.references).toHaveLength(2)
  })

  it('a reference leads to Image Edit from a mode of words alone', () => {
    expect(reuse({ use: 'reference' })?.workflow).toBe('image_edit')
  })

  it('a video becomes the video to edit', () => {
    const video = makeOutput({ kind: 'video' })
    expect(reuse({ output: video, target: 'video_edit' })?.draft.references).toMatchObject([
      { role: 'video', kind: 'video', source: { output_id: video.output_id } },
    ])
  })

  it('remix brings words, settings and references back, with a new seed', () => {
    const references = [
      { role: 'start_frame', file_id: 'f1', kind: 'image', thumbnail_url: '/t' },
    ] as const
    const made = makeTask({
      workflow_type: 'first_last_frame',
      model: 'm',
      duration: 8,
      count: 2,
      seed: 99,
      references: [...references],
    })
    expect(
      reuse({ task: made, output: null, use: 'remix', target: 'first_last_frame' }),
    ).toMatchObject({
      workflow: 'first_last_frame',
      draft: {
        prompt: made.prompt,
        settings: { model: 'm', durationSeconds: 8, count: 2, seed: null },
        references: [{ role: 'start_frame', source: { output_id: 'f1' } }],
      },
    })
  })

  it('is nothing when the result is gone', () => {
    expect(reuse({ output: null })).toBeNull()
  })
})
