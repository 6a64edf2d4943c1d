import type { OutputOf } from '../../../contract/endpoint.ts'
import type { shipped } from '../../../contract/endpoints/templates.ts'
import { TEMPLATE_SLOTS } from '../../../contract/templates.ts'
import type { CallContext } from '../../context.ts'
import { nextDay } from './occasion-day.ts'
import { factsOf, SHIPPED_IDS } from './shipped.ts'
import { shippedTexts } from './shipped-texts.ts'

export async function listShipped({
  clock,
  request,
}: CallContext): Promise<OutputOf<typeof shipped>> {
  const { templates, slots, occasions } = await shippedTexts(request.language)
  return {
    templates: SHIPPED_IDS.map((id) => {
      const { trade, ratio, isSeasonal = false } = factsOf(id)
      return {
        template_id: id,
        ...templates[id],
        trade,
        is_seasonal: isSeasonal,
        aspect_ratio: ratio,
      }
    }),
    slots: TEMPLATE_SLOTS.map((slot) => ({ slot, name: slots[slot] })),
    occasions: occasions
      .flatMap(({ id, day: rule, template, name, why, prompt = null }) => {
        const day = nextDay(rule, clock.now())
        return day ? [{ occasion_id: id, name, why, day, template_id: template, prompt }] : []
      })
      .toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}
