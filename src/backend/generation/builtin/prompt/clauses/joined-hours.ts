import type { Clause } from './reading.ts'

/** "7pm", "à 20h30", "10–12 Uhr": only an hour. */
const HOUR =
  /^(?:(?:at|from|um|ab|von|à|de|a las|de las|às|das|a partir das|lúc|từ) )?\d{1,2}(?:[:.h]\d{2}|h)?\s?(?:am|pm|uhr|hs?|giờ)?(?:\s?(?:[–-]|to|bis|à|a|às|until)\s?\d{1,2}(?:[:.h]\d{2}|h)?\s?(?:am|pm|uhr|hs?)?)?$/iu
const MARKED = /[:h]|am$|pm$|uhr|giờ/iu
/** A clause ending in a day or month needs its hour. */
const DAY_ENDS =
  /(?:\d{1,2}(?:st|nd|rd|th|er)?\.?|(?<!\p{L})(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iy]|jun|jui|jul|aug|aoû|ago|sep|set|okt|oct|out|nov|de[cz]|déc)\p{L}*\.?|\p{L}*day|\p{L}*tag|mittwoch|\p{L}+di|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\p{L}+-feira)$/iu

/** "Starts Monday 12 January, 7pm": a day without its hour is half the date. */
export function joinedHours(clauses: Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((found, clause) => {
    const last = found.at(-1)
    const isHour = clause.role === 'fact' && HOUR.test(clause.text) && MARKED.test(clause.text)
    const isDay =
      last?.role === 'fact' && last.sentence === clause.sentence && DAY_ENDS.test(last.text)
    if (isHour && isDay) found[found.length - 1] = { ...last, text: `${last.text}, ${clause.text}` }
    else found.push(clause)
    return found
  }, [])
}
