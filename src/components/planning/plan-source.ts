import type { TemplateTrade } from '@/contract/templates'

/** The source ads are planned from: a sentence, or a product of the team. */
export interface PlanSource {
  sentence: string
  product_id: string | null
  trade: TemplateTrade
}

export const NO_SOURCE: PlanSource = { sentence: '', product_id: null, trade: 'shop' }

export const isGiven = ({ sentence, product_id }: PlanSource): boolean =>
  sentence.trim() !== '' || product_id !== null
