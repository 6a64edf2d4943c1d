import { describe, expect, it } from 'vitest'
import { makeReference } from '../../../../tests/support/reference-item'
import { type Drafts, EMPTY_DRAFTS } from '../composer/draft'
import { MAIN_PAGE } from '../workflows'
import { type FilePlanFacts, planFiles } from './plan-files'

const picture = (name = 'a.png') => new File(['x'], name, { type: 'image/png' })
const video = (name = 'a.mp4') => new File(['x'], name, { type: 'video/mp4' })

function plan(files: File[], given: Partial<FilePlanFacts> = {}, drafts: Drafts = EMPTY_DRAFTS) {
  const {
    workflow,
    files: taken,
    problems,
  } = planFiles(files, {
    workflow: 'image_edit',
    tabs: MAIN_PAGE.tabs('en'),
    draftOf: (type) => drafts[type],
    imageLimit: 4,
    ...given,
  })
  return { workflow, taken: taken.map(({ file, role }) => `${role} ${file.name}`), problems }
}

describe('pictures', () => {
  it('are all taken, in their order', () => {
    expect(plan([picture('1.png'), picture('2.png'), picture('3.png')])).toEqual({
      workflow: 'image_edit',
      taken: ['image 1.png', 'image 2.png', 'image 3.png'],
      problems: [],
    })
  })

  it('[R5.09] beyond the limit are left out, and that is said', () => {
    const references = [makeReference(), makeReference(), makeReference()]
    const drafts = { ...EMPTY_DRAFTS, image_edit: { ...EMPTY_DRAFTS.image_edit, references } }
    expect(plan([picture('1.png'), picture('2.png')], {}, drafts)).toMatchObject({
      taken: ['image 1.png'],
      problems: [{ reason: 'too_many_images', limit: 4 }],
    })
  })

  it('on a text tab lead to the tab that takes them', () => {
    expect(plan([picture()], { workflow: 'text_to_image' }).workflow).toBe('image_edit')
  })
})

describe('frames', () => {
  const frames = { workflow: 'first_last_frame' } as const

  it('fill start, then end', () => {
    expect(plan([picture('1.png'), picture('2.png')], frames).taken).toEqual([
      'start_frame 1.png',
      'end_frame 2.png',
    ])
  })

  it('go where they were dropped', () => {
    expect(plan([picture()], { ...frames, role: 'end_frame' }).taken).toEqual(['end_frame a.png'])
  })

  it('replace the end when both are there', () => {
    const references = [
      makeReference({ role: 'start_frame' }),
      makeReference({ role: 'end_frame' }),
    ]
    const draft = { ...EMPTY_DRAFTS.first_last_frame, references }
    expect(plan([picture()], frames, { ...EMPTY_DRAFTS, first_last_frame: draft }).taken).toEqual([
      'end_frame a.png',
    ])
  })
})

describe('videos', () => {
  it('[R5.12] of several only the first is used, and that is said', () => {
    expect(plan([video('1.mp4'), video('2.mp4')], { workflow: 'video_edit' })).toMatchObject({
      taken: ['video 1.mp4'],
      problems: [{ reason: 'first_video_only' }],
    })
  })

  it('go to the slot that was aimed at', () => {
    const aimed = { workflow: 'video_edit', role: 'second_video' } as const
    expect(plan([video('2.mp4')], aimed).taken).toEqual(['second_video 2.mp4'])
  })

  it('take pictures beside them that are added there', () => {
    const added = { workflow: 'video_edit', role: 'image' } as const
    expect(plan([picture('card.png')], added)).toMatchObject({
      workflow: 'video_edit',
      taken: ['image card.png'],
    })
  })

  it('have no place where there is no mode for them', () => {
    expect(plan([video()], { tabs: MAIN_PAGE.tabs('de') })).toMatchObject({
      taken: [],
      problems: [{ reason: 'no_mode_for', kind: 'video' }],
    })
  })
})

describe('files', () => {
  it('[R5.10] are thirty at most', () => {
    const many = Array.from({ length: 31 }, () => picture())
    expect(plan(many, { imageLimit: 40 })).toMatchObject({
      problems: [{ reason: 'too_many_files', limit: 30 }],
    })
  })

  it('that are neither picture nor video are named', () => {
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' })
    expect(plan([text, picture()])).toMatchObject({
      taken: ['image a.png'],
      problems: [{ reason: 'not_a_medium', name: 'notes.txt' }],
    })
  })

  it('[R5.08] without a type are known by their extension', () => {
    expect(plan([new File(['x'], 'clip.mkv', { type: '' })]).workflow).toBe('video_edit')
  })

  it('that are too large are named with the limit', () => {
    const huge = picture('huge.png')
    Object.defineProperty(huge, 'size', { value: 50 * 1_048_576 + 1 })
    expect(plan([huge]).problems).toEqual([
      { reason: 'too_large', name: 'huge.png', maxBytes: 50 * 1_048_576 },
    ])
  })
})
