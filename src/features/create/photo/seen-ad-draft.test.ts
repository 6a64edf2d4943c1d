import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { SeenAd } from '@/contract/endpoints/seen-ads'
import { EMPTY_DRAFTS } from '../composer/draft'
import { draftOf } from './seen-ad-draft'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const AD: Pick<SeenAd, 'title' | 'palette' | 'media'> = {
  title: 'Sea',
  palette: [
    { colour: '#1f6bff', name: 'blue', share: 0.6 },
    { colour: '#ffffff', name: 'white', share: 0.35 },
    { colour: '#d92d3a', name: 'red', share: 0.05 },
  ],
  media: {
    ...{ file_id: 'f', kind: 'image', width: 400, height: 500, aspect_ratio: '4:5' },
    ...{ duration_seconds: null, has_audio: false, average_color: null },
    ...{ url: '/u', thumbnail_url: '/t', preview_url: '/p' },
  },
}
const drafts = {
  ...EMPTY_DRAFTS,
  text_to_image: { ...EMPTY_DRAFTS.text_to_image, prompt: 'A mug' },
}
const draft = (isOwned: boolean) =>
  draftOf(AD, { i18n, workflow: 'text_to_image', drafts, isOwned }).draft

test('[R1.14] an ad of the board lends its colours and its shape, not its picture', () => {
  expect(draft(false)).toMatchObject({
    prompt: 'A mug\nColors: #1f6bff, #ffffff',
    settings: { aspectRatio: '4:5', placement: null },
    references: [],
  })
})

test('its picture is used when somebody says that they own it; the words are their own', () => {
  expect(draft(true)).toMatchObject({
    prompt: 'A mug',
    references: [{ source: { output_id: 'f' }, status: 'ready' }],
  })
})

test('the same colours are not written twice', () => {
  const once = draft(false)
  const again = draftOf(AD, {
    ...{ i18n, workflow: 'text_to_image', isOwned: false },
    drafts: { ...drafts, text_to_image: once },
  })
  expect(again.draft.prompt).toBe(once.prompt)
})
