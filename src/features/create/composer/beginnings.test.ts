import { expect, test } from 'vitest'
import { beginnings } from './beginnings'
import { EMPTY_DRAFTS } from './draft'

const NONE = { language: null, theme: null, model: null, aspect_ratio: null }
const FILM = { id: 'film-1', workflow_types: ['text_to_video' as const] }

test('a default model is set in the tabs it can do, a default format in all', () => {
  const drafts = beginnings({ ...NONE, model: FILM.id, aspect_ratio: '9:16' }, [FILM])
  expect(drafts.text_to_video.settings).toMatchObject({ model: 'film-1', aspectRatio: '9:16' })
  expect(drafts.text_to_image.settings).toMatchObject({ model: 'auto', aspectRatio: '9:16' })
})

test('nobody’s defaults, none, and a model that is gone change nothing', () => {
  expect(beginnings(undefined, [FILM])).toBe(EMPTY_DRAFTS)
  expect(beginnings(NONE, [FILM])).toBe(EMPTY_DRAFTS)
  expect(beginnings({ ...NONE, model: 'gone' }, [FILM])).toEqual(EMPTY_DRAFTS)
})
