import { expect, it } from 'vitest'
import type { BrandView } from '@/contract/endpoints/brands'
import { draftOf, inputOf, isUnchanged } from './brand-draft'
import { mergeDrafts } from './merge-drafts'

const LOGO = { file_id: 'a', thumbnail_url: '/a?sig=1', width: 9, height: 9 }
const BRAND: BrandView = {
  brand_id: '0193e1c4-0000-7000-8000-000000000000',
  name: 'Norda',
  colours: ['#e4002b'],
  heading_font: 'inter',
  body_font: null,
  tone_words: ['warm', 'calm'],
  legal_line: null,
  do_lines: [],
  dont_lines: ['cheap'],
  logo: LOGO,
  logo_on_dark: null,
  version: 3,
}

it('[R5.16] a form that was not touched, or touched and put back, has nothing to save', () => {
  expect(isUnchanged(BRAND, draftOf(BRAND))).toBe(true)
  expect(isUnchanged(BRAND, { ...draftOf(BRAND), toneWords: ' warm ,calm, ' })).toBe(true)
  expect(isUnchanged(BRAND, { ...draftOf(BRAND), colours: [] })).toBe(false)
})

it('sends a logo only when it was changed', () => {
  expect(inputOf(BRAND, draftOf(BRAND))).not.toHaveProperty('logo_upload_id')
  const removed = { ...draftOf(BRAND), logo: { uploadId: null, thumbnailUrl: null, fileId: null } }
  expect(inputOf(BRAND, removed).logo_upload_id).toBeNull()
})

it('reads tone words at commas of every script, and guide lines at their ends, each once', () => {
  const draft = {
    ...draftOf(BRAND),
    toneWords: '温暖、优雅，温暖, calm',
    dontLines: 'a, b\n\na, b\nc',
  }
  expect(inputOf(BRAND, draft)).toMatchObject({
    tone_words: ['温暖', '优雅', 'calm'],
    dont_lines: ['a, b', 'c'],
  })
})

it('[R5.16] of two who change a brand at once nobody loses what they typed', () => {
  const mine = { ...draftOf(BRAND), name: 'Norda Blue', legalLine: 'Terms apply.' }
  const theirs = draftOf({
    ...BRAND,
    name: 'Norda Red',
    colours: ['#112233'],
    logo: { ...LOGO, thumbnail_url: '/a?sig=2' },
  })
  const merged = mergeDrafts(draftOf(BRAND), mine, theirs)
  expect(merged).toMatchObject({ disputed: ['name'], taken: ['colours'] })
  expect(merged.draft).toEqual({ ...mine, colours: ['#112233'] })
})
