import type { PromptReading } from '../../src/contract/endpoints/prompts.ts'

/** The engine's reading of a prompt. */
export const makeReading = (given: Partial<PromptReading> = {}): PromptReading => ({
  language: 'en',
  workflows: ['text_to_image', 'text_to_video'],
  brand: null,
  headline: 'Running shoes',
  subline: null,
  offer: '−30%',
  price: null,
  old_price: null,
  eyebrow: null,
  cta: 'Shop now',
  author: null,
  features: [],
  legal: null,
  subject: '👟',
  mood: 'energetic',
  occasions: ['sale'],
  colours: ['teal'],
  left_out: [],
  ...given,
})
