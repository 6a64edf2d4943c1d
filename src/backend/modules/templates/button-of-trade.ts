import type { Language } from '../../../contract/languages.ts'
import type { TemplateTrade } from '../../../contract/templates.ts'
import { nextDay } from './occasion-day.ts'
import { factsOf, SHIPPED_IDS } from './shipped.ts'
import { shippedTexts } from './shipped-texts.ts'

/** The button text of a trade's ads: the last sentence of its template. */
export async function buttonOfTrade(language: Language, trade: TemplateTrade): Promise<string> {
  const { templates } = await shippedTexts(language)
  const id = SHIPPED_IDS.find((one) => factsOf(one).trade === trade) ?? 'launch'
  return templates[id].prompt.split(/[.。\n]\s*/u).at(-1) ?? ''
}

/** Upcoming holidays in the countries of a language, each at its next date. */
export async function occasionsAhead(language: Language, from: Date) {
  const { occasions } = await shippedTexts(language)
  return occasions
    .flatMap(({ name, day: rule }) => {
      const day = nextDay(rule, from)
      return day ? [{ name, day }] : []
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
