import { expect, it } from 'vitest'
import type { BrandView } from '@/contract/endpoints/brands'
import { draftOf, inputOf, isUnchanged } from './brand-draft'

const BRAND: BrandView = {
  brand_id: '0193e1c4-0000-7000-8000-000000000000',
  name: 'Norda',
  colours: ['#e4002b'],
  heading_font: 'inter',
  body_font: null,
  tone_words: ['warm', 'calm'],
  legal_line: null,
  logo: null,
}

it('[R5.16] a form that was not touched, or touched and put back, has nothing to save', () => {
  expect(isUnchanged(BRAND, draftOf(BRAND))).toBe(true)
  expect(isUnchanged(BRAND, { ...draftOf(BRAND), toneWords: ' warm ,calm, ' })).toBe(true)
  expect(isUnchanged(BRAND, { ...draftOf(BRAND), colours: [] })).toBe(false)
})

it('sends a logo only when it was changed', () => {
  expect(inputOf('id', draftOf(BRAND))).not.toHaveProperty('logo_upload_id')
  const removed = { ...draftOf(BRAND), logo: { uploadId: null, thumbnailUrl: null } }
  expect(inputOf('id', removed).logo_upload_id).toBeNull()
})

it('reads tone words at commas of every script, each once', () => {
  const draft = { ...draftOf(BRAND), toneWords: '温暖、优雅，温暖, calm' }
  expect(inputOf('id', draft).tone_words).toEqual(['温暖', '优雅', 'calm'])
})
