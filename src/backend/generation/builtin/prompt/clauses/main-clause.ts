/** Separable prefixes, which end a main clause: "wir liefern … aus". */
const PARTED =
  /^(aus|an|ab|auf|ein|mit|um|zurück|los|her|weg|bei|teil)((?:liefer|biet|fang|mach|nehm|zieh|bau|kauf|hol|geb|stell|räum|öffn|send|schick|leg|pack|ruf|komm|fahr|bild|back)\p{L}*)$/u
/** The subject of a German clause: a pronoun, or an article and its noun. */
const SUBJECT =
  /^(wir|ich|man|es|ihr|(?:unsere?|meine?|der|die|das|eine?)(?: \p{Ll}[\p{L}-]*){0,2} \p{Lu}[\p{L}-]+) (?:(.+) )?(\p{Ll}+)$/u
const VERB = /(?:en|n|t|st|ist|sind|hat|kann|wird|war|muss|darf|will)$/u

/** Turns "… dass wir jetzt sonntags ausliefern" into a main clause: "wir liefern jetzt sonntags aus". */
export function mainClause(clause: string): string {
  const [, subject, middle = '', verb = ''] = SUBJECT.exec(clause.replace(/[\s.!]+$/u, '')) ?? []
  if (!subject || !VERB.test(verb)) return clause
  const [, prefix = '', stem = verb] = PARTED.exec(verb) ?? []
  return [subject, stem, middle, prefix].filter(Boolean).join(' ')
}

const DEFINITE: Record<string, string> = { das: 'Das', die: 'Die', den: 'Der' }

/** "Für den neuen Laufschuh" is about der neue Laufschuh: adjusts the adjective's ending to the nominative. */
export function asSubject(lead: string, thing: string): string {
  const [, word = ''] = /(?:^|\s)(\p{L}+)\s*$/u.exec(lead) ?? []
  const [adjectives = ''] = /^(?:\p{Ll}{2,}(?:e|en|es|er) )+(?=\p{Lu})/u.exec(thing) ?? []
  if (adjectives === '') return thing
  const rest = thing.slice(adjectives.length)
  const ending = (last: string) => adjectives.replace(/en(?= )/gu, last)
  const article = DEFINITE[word.toLowerCase()]
  if (article) return `${article} ${article === 'Der' ? ending('e') : adjectives}${rest}`
  if (/^(?:unseren|meinen|euren|einen)$/iu.test(word)) return `${ending('er')}${rest}`
  return /^(?:unsere|meine|alle)$/iu.test(word) ? `${ending('e')}${rest}` : thing
}
