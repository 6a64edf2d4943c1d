import type { Occasion, ShippedTemplate, ShippedTemplates } from '@/contract/endpoints/templates'
import type { IdeaTrade } from '@/contract/templates'

interface Idea {
  occasion: Occasion
  template: ShippedTemplate
}

/** An ad idea for each upcoming holiday: for shops the holiday's own template, else the trade's. */
export const ideasFor = (
  trade: IdeaTrade,
  { templates, occasions }: Pick<ShippedTemplates, 'templates' | 'occasions'>,
): Idea[] =>
  occasions.flatMap((occasion) => {
    const template = templates.find((one) =>
      trade === 'shop' ? one.template_id === occasion.template_id : one.trade === trade,
    )
    return template ? [{ occasion, template }] : []
  })
