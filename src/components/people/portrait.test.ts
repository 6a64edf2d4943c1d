import { describe, expect, test } from 'vitest'
import { shownIn } from '@/contract/shown-person'
import { makeModel } from '../../../tests/support/model-view'
import { FIRST_PORTRAIT, paintersAmong, portraitPrompt, portraitRequest } from './portrait'

const PAINTER = makeModel({
  ...{ id: 'openai/image', is_built_in: false, workflow_types: ['text_to_image'] },
  ...{ aspect_ratios: ['1:1', '16:9'], resolutions: ['2k'] },
})

describe('[R1.08] a presenter who is made up', () => {
  test('is painted by a connected model alone', () => {
    const engine = makeModel({ workflow_types: ['text_to_image'] })
    const off = makeModel({ ...PAINTER, id: 'off', status: 'off' })
    const editor = makeModel({ ...PAINTER, id: 'editor', workflow_types: ['image_edit'] })
    expect(paintersAmong([engine, off, editor, PAINTER])).toEqual([PAINTER])
  })

  test('is described by what was chosen and said, seen as one who speaks, and nobody real', () => {
    const words = portraitPrompt({ ...FIRST_PORTRAIT, clothes: ' green sweater. ', place: '  ' })
    expect(words).toMatch(
      /^Portrait photo of an invented woman in their thirties\. Clothes: green sweater\. Head/,
    )
    expect(words).toContain('mouth closed')
    expect(words).toMatch(/Nobody real and nobody known\.$/)
    expect(words).not.toContain('Place:')
  })

  test('is asked for in a shape and size that the model has, without a mark, to be picked again', () => {
    expect(portraitRequest(FIRST_PORTRAIT, PAINTER)).toMatchObject({
      ...{ workflow_type: 'text_to_image', model: 'openai/image', aspect_ratio: '1:1' },
      ...{ resolution: '2k', watermark: false, exact_words: false, person: { is_made_up: true } },
    })
  })

  test('needs no name; of anybody else one is asked for', () => {
    expect(shownIn({ isMadeUp: true }, '')).toEqual({ is_made_up: true })
    expect(shownIn({}, '  ')).toBeNull()
    expect(shownIn({ isMadeUp: false }, ' Ada ')).toEqual({
      consent: { person: 'Ada', is_given: true },
    })
  })
})
