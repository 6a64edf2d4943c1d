import { expect, test } from 'vitest'
import type { Language } from '../../../../../contract/languages.ts'
import { setRight } from '../read-brief.ts'
import { understand } from '../understand.ts'

const ctaOf = (prompt: string, language: Language) => setRight(understand(prompt, language), {}).cta

test.each<[Language, string, string]>([
  ['en', 'Spanish lessons from $15. Start learning today', 'Start learning today'],
  ['en', 'Meal boxes by Grünkorb, from €39. Build your box!', 'Build your box'],
  ['es', 'Clases de yoga en la azotea. Aparta tu lugar', 'Aparta tu lugar'],
  ['fr', 'Paniers de légumes dès 15 €. Composez votre panier', 'Composez votre panier'],
  ['pt', 'Cestas de legumes a partir de R$ 39. Monte sua cesta', 'Monte sua cesta'],
])('[R1.01] what a brief in %s ends with asking for is its button: %s', (language, prompt, cta) => {
  expect(ctaOf(prompt, language)).toBe(cta)
})

test('[R1.01] a spot that one books is a seat, and one that is made is a film', () => {
  expect(ctaOf('Yoga on the roof, Studio Ahimsa. Book a spot', 'en')).toBe('Book a spot')
  expect(ctaOf('Yoga on the roof, Studio Ahimsa. Make a spot', 'en')).not.toBe('Make a spot')
})

test('[R1.01] another call, a figure and what stands in the middle stay what they are', () => {
  expect(ctaOf('Spanish lessons. Start learning today. Book now', 'en')).toBe('Book now')
  expect(ctaOf('Meal boxes. Build your box for $39', 'en')).not.toContain('$39')
  expect(ctaOf('Fresh pasta. See you soon, at noon. Open daily', 'en')).not.toContain('See')
})
