import { expect, test } from 'vitest'
import type { AdWords } from '@/contract/endpoints/ad-versions'
import { type Brief, draftOf, freshDraft, linesOf, missingIn, wordsOf } from './version-draft'

const WORDS: AdWords = {
  brand: 'Acme',
  headline: 'Trail shoes',
  subline: null,
  offer: '-20 %',
  price: '$89',
  old_price: null,
  eyebrow: null,
  cta: 'Shop now',
  author: null,
  features: ['Waterproof', 'Light'],
  legal: null,
}
const BRIEF: Brief = { language: 'en', words: WORDS, credits: 2 }
const lines = linesOf(BRIEF)

test('only what an ad says is asked for, and what has no words is there from the start', () => {
  const draft = freshDraft(lines)
  expect(lines.map(({ key }) => key)).toEqual([
    ...['headline', 'offer', 'price', 'cta', 'brand', 'feature-0', 'feature-1'],
  ])
  expect(draft).toMatchObject({ offer: '-20 %', price: '$89', brand: 'Acme', headline: '' })
  expect(missingIn(lines, draft)).toBe(4)
})

test('proposed words fill every line, and come out as they went in', () => {
  const draft = draftOf(lines, WORDS)
  expect(missingIn(lines, draft)).toBe(0)
  expect(wordsOf(lines, draft)).toEqual(WORDS)
})
