import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { isUnspaced, pattern, plain } from './word-lists.ts'

const WIDE_END = '。！？；'
const NARROW_END = '.!?;'
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** Splits a line at sentence ends, but not within "3.5", "Dr. Ortiz" or "adloom.app". */
export function sentencesOf(line: string, language: Language, grammar: Grammar): string[] {
  const found: string[] = []
  let start = 0
  for (let at = 0; at < line.length; at += 1) {
    const mark = line[at]!
    if (!WIDE_END.includes(mark) && !NARROW_END.includes(mark)) continue
    let end = at + 1
    while (end < line.length && (WIDE_END + NARROW_END).includes(line[end]!)) end += 1
    if (NARROW_END.includes(mark) && !endsHere(line, at, end, language, grammar)) {
      at = end - 1
      continue
    }
    found.push(line.slice(start, end))
    start = end
    at = end - 1
  }
  found.push(line.slice(start))
  return answered(found.map((sentence) => sentence.trim()).filter(Boolean))
}

/** "No experience? No problem.": a two-word question stays with its answer. */
const answered = (sentences: string[]): string[] =>
  sentences.reduce<string[]>((found, sentence) => {
    const last = found.at(-1)
    const isAnswer = last !== undefined && LACKS.test(last) && ANSWERS.test(sentence)
    if (isAnswer) found[found.length - 1] = `${last} ${sentence}`
    else found.push(sentence)
    return found
  }, [])
const LACKS =
  /^(?:no|never|not|kein\p{L}*|noch nie|nicht|pas d['’e]|jamais|sans|sin|no tienes|¿sin|¿no tienes|sem|não tem|nunca|chưa|không)(?: ?[\p{L}'’-]+){1,4} ?\?$/iu
const ANSWERS =
  /^(?:no problem|no worries|don['’]t worry|we['’]ll (?:train|teach|help|show)|kein problem|macht nichts|pas de (?:problème|souci|panique)|aucun problème|no (?:pasa nada|hay problema|te preocupes)|¡?sin problema|tranquil\p{L}*|sem problemas?|não tem problema|relaxa|không sao|không lo|đừng lo)(?!\p{L})[^.!?]{0,24}[.!]?$/iu

function endsHere(
  line: string,
  at: number,
  end: number,
  language: Language,
  grammar: Grammar,
): boolean {
  const next = line[end]
  // Inside a number, an address or a price written "990.-".
  if (next !== undefined && !/\s/u.test(next))
    return line[at] !== '.' && (CJK.test(next) || isGlued(line, at, next))
  if (line[at] !== '.') return true
  const before = line.slice(Math.max(0, at - LOOK_BACK), at)
  const word = /[^\s(„“"'.–-]*$/u.exec(before)?.[0] ?? ''
  if (word === '') return true
  const after = line.slice(end, end + 24).trimStart()
  const isLarge = /^\p{Lu}/u.test(after)
  if (isLarge && /\d\s?[ap]\.$/iu.test(before.slice(0, -1))) return true
  if (
    isWhole(word, before, after) ||
    isDone(word, before, after) ||
    isSpan(before, after, language)
  )
    return true
  if (isShortFor(word, language, grammar))
    return after === '' || (isLarge && (CALENDAR.test(word) || isStreet(before, after)))
  return isEndWord(word, before, after, language)
}

/** "88 Elm Ave. Friday from 5pm": the street ends here if neither a state nor a suite follows. */
const isStreet = (before: string, after: string): boolean =>
  /(?<![\d:.])\d{1,5} (?:\p{Lu}\p{L}+ ){1,3}(?:ave|st|rd|blvd|dr|ln|sq)$/iu.test(before) &&
  !/^(?:\p{Lu}{1,2}(?!\p{L})|suite|unit|apt|floor|north|south|east|west)/iu.test(after)

/**
 * "Souscription en 5 min. Évitez": a duration ends its sentence; not in German, where a capitalized noun may continue
 * it.
 */
const isSpan = (before: string, after: string, language: Language): boolean =>
  language !== 'de' &&
  /^(?:\p{Lu}|\d+-\p{L})/u.test(after) &&
  /\d\s?(?:min|sec|seg|hrs|h)$/iu.test(before)

/** "Please" ends a request, and a month without a day ends a limit: "till end of feb. nail trims £8". */
const isDone = (word: string, before: string, after: string): boolean =>
  POLITE.test(word) ||
  (/(?:klasse|kwh\S*,|effizienzklasse:) [a-h]\+?$/iu.test(before) && /^\p{Lu}/u.test(after)) ||
  (ENDS_IN_MONTH.test(before) && /^\p{Ll}{3}/u.test(after))

/** "开班啦!3月7日起": in scripts without spaces the next sentence starts directly behind the mark. */
const isGlued = (line: string, at: number, next: string): boolean =>
  isUnspaced(line[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(next)

const ENDS_IN_MONTH =
  /(?:end of|ende|fin|finales de|fim de|fin de|until|till|bis|jusqu'en|hasta|até|in|im|en|em) (?:jan|feb|fev|févr|fév|mär|apr|abr|avr|jun|juin|jul|juil|aug|ago|sep|sept|set|oct|okt|out|nov|dec|dez|dic|déc)$/iu

/** How many characters before a period are examined. */
const LOOK_BACK = 32
const madeOf = new WeakMap<Grammar, RegExp>()

function abbreviationsOf(grammar: Grammar): RegExp {
  const made = madeOf.get(grammar) ?? pattern(`^(?:${grammar.abbreviations})$`)
  madeOf.set(grammar, made)
  return made
}

/** Whether a word that is no known abbreviation ends its sentence. */
function isEndWord(word: string, before: string, after: string, language: Language): boolean {
  if (/^\p{L}$/u.test(word) && language !== 'ko' && !CJK.test(word))
    return after === '' || !isAbbreviated(word, before.slice(0, -1), after)
  if (language === 'de' && /^\d{1,2}$/.test(word))
    return !isOrdinal(before.slice(0, -word.length), after)
  if (language === 'en' && ENGLISH_WORD.test(word)) return true
  if (language === 'vi' && SYLLABLE.test(word)) return true
  // A sentence begins with a capital if the script has any; after a figure it may begin lowercase.
  const isWord =
    word.length > 3 ||
    BEHIND_ARTICLE.test(before.slice(0, -word.length)) ||
    LARGE_WORD.test(word) ||
    SHORT_WORD.test(word) ||
    /[\d)\]%€$£]$/u.test(word)
  return !/^\p{Ll}/u.test(after) || isWord
}

/** "… Little Owl. cinnamon buns": a name is no abbreviation. */
const LARGE_WORD = /^\p{Lu}\p{Ll}{2,}$/u

/** "Sundays too. text Dan": three-letter abbreviations end in a consonant. */
const SHORT_WORD =
  /^(?:\p{L}{2}[aeiouyáéíóúãõàâêô]|off|now|day|all|out|us|\d{1,2}(?:h|am|pm|s|st|nd|rd|th))$/iu

/** "… grass behind him. reg charity 109": three letters around a vowel form a word, not an abbreviation. */
const ENGLISH_WORD = /^[b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z]$/u

/** "trả góp 3 lần. cần …": Vietnamese writes words as syllables, and no abbreviation contains a vowel. */
const SYLLABLE = /^\p{Ll}*[aeiouyăâêôơưà-ỹ]\p{Ll}*$/u

/** "19 € par an. le premier mois …": the word behind an article is complete. */
const BEHIND_ARTICLE =
  /(?:^|\s)(?:par|per|por|pro|un|une|le|la|les|du|des|al|el|los|the|im|am|ao|no|na|um|uma|cada|each|every|chaque|jede[rsn]?)\s$/iu

/** "No cartoon dogs pls. text Jo": "please" ends the request. */
const POLITE = /^(?:pls|plz|please|thx|bitte|danke|svp|stp|pfv)$/iu

const isShortFor = (word: string, language: Language, grammar: Grammar): boolean =>
  SAINT.test(word) ||
  abbreviationsOf(grammar).test(plain(word)) ||
  (SHORT.test(word) && !(language === 'en' && OTHERS.test(word)))

/** "Gemeindehaus St. Anna": a name follows "Saint". */
const SAINT = /^(?:St|Ste|Sta|Sto)$/u

/** Abbreviations in other languages, but words in English. */
const OTHERS = /^(?:out|set|sam|dim|mar|str|dom|ter|sex|do)$/iu

/** Abbreviations most of these languages share, plus days and months. */
const SHORT =
  /^(?:incl|inkl|excl|exkl|min|max|tel|approx|ca|vol|no|nr|nº|str|av|sat|sun|mon|tue|tues|wed|thu|thur|thurs|fri|lun|mar|mer|mié|jeu|jue|ven|vie|sam|sáb|dim|dom|seg|ter|qua|qui|sex|jan|feb|fev|févr|fév|mär|apr|abr|avr|mai|jun|juin|jul|juil|aug|ago|sep|sept|set|oct|okt|out|nov|dec|dez|dic|déc)$/iu
const CALENDAR =
  /^(?:jan|feb|fev|févr|fév|mär|apr|abr|avr|mai|jun|juin|jul|juil|aug|ago|sep|sept|oct|okt|out|nov|dec|dez|dic|déc|sat|sun|mon|tue|tues|wed|thu|thur|thurs|fri)$/iu

/** "am 3. Advent", "1. Mai", "2. bis"; not the last digits of a number or range. */
function isOrdinal(before: string, after: string): boolean {
  if (/^(?:[–-]|\p{Ll})/u.test(after)) return true
  // "Aufbau ab 9. Bitte bunt": these words begin a sentence.
  if (
    /^(?:Bitte|Gerne?|Wir|Ich|Kein\p{L}*|Ohne|Nur|Anmeld\p{L}*|Eintritt|Kosten|Preis\p{L}*|Treff\p{L}*|Einlass)(?!\p{L})/u.test(
      after,
    )
  )
    return false
  // "… Auental – 15. März": a dash between words leads to a date, a dash behind a figure to a range.
  if (/\p{L} [–-] $/u.test(before) && MONTH.test(after)) return true
  if (/[\d/–-]\s*$/u.test(before) || !/^\p{L}/u.test(after)) return false
  return before.trim() === '' || MONTH.test(after) || LEADS_TO_ORDINAL.test(before)
}

const MONTH =
  /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Advent|Etage|Stock|OG|(?:Platz|Wahl|Klasse|Liga|Runde|Auflage|Semester|Geburtstag|Mal|Stück|Kind|Person|Tag|Woche|Monat|Jahr)(?:[esn]{1,2})?(?!\p{L}))/u
const LEADS_TO_ORDINAL =
  /(?:^|[^\p{L}])(?:am|zum|zur|im|ins|in|der|die|das|den|dem|des|vom|beim|ab|bis|jede[nrsm]?|seit|ihr|ihren|unser|unsere[nrsm]?|und|oder)\s*$/iu

/** Words that look like an abbreviation but are none. */
const isWhole = (word: string, before: string, after: string): boolean =>
  (/^\p{Lu}/u.test(after) && /^\p{Lu}$/u.test(word) && GRADED.test(before.slice(0, -1))) ||
  // "vistas al mar. 385.000 €": behind an article it is the sea, not martes.
  (/(?:^|\s)(?:el|al|del|o|ao|do|la|le|en|no) mar$/u.test(before) &&
    !/^\d{1,2}(?!\d)/u.test(after)) ||
  // "Holz und so. Hof Petersen": German abbreviates days with a capital.
  (/^(?:so|do|mi|di)$/u.test(word) && /^\p{Lu}/u.test(after)) ||
  ((/^[€$£¥]/u.test(after) || SUM.test(after)) && MEASURED.test(before)) ||
  (/^(?:\p{Lu}|\d{1,3} ?%)/u.test(after) && LENGTH.test(before)) ||
  // "USB-C. 2 years' warranty": the part after a hyphen belongs to a name.
  (/^\p{L}$/u.test(word) && /\p{L}-$/u.test(before.slice(0, -1))) ||
  // "Certificado energético A. 245.000 €": a letter before a sum is no abbreviation.
  (/^\p{Lu}$/u.test(word) && SUM.test(after))

const SUM = /^(?:[A-Z]{0,3}[€$£¥₩฿₫]\s?\d|\d[\d.,\s]*(?:[€$£¥₩฿₫]|eur|usd|kr|zł))/iu

/** "160 ft. £25": a measure is complete, and a price follows. */
const MEASURED = /\d\s?(?:ft|in|yd|mi|lb|oz|hr|hrs|wk|mo|yr|min|m|km|kg|g|h|st|std)$/iu
/** "Rivière à 200 m. Résa", "weighs 190 g. 20% off": a measure behind a figure, followed by a new sentence. */
const LENGTH = /\d\s?(?:km|cm|mm|ml|cl|kg|g|m|m²|qm|l|h|ft)$/iu
/** "Energieausweis A.", "EPC rating C.": a grade ends its sentence. */
const GRADED =
  /(?:rating|class|grade|band|epc|klasse|\p{L}*ausweis|label|classe|dpe|clase|categor[ií]a|calificación|energétic[oa]|énergétique|nota|hạng)[\s:]+$/iu

/** "z. B.", "J. Smith"; not "rated D. Make it bold", nor "in 48 h. Now …". */
function isAbbreviated(letter: string, before: string, after: string): boolean {
  if (/^\p{L}\./u.test(after)) return true
  if (/^\p{Ll}/u.test(letter)) return !(/\d\s?$/u.test(before) && /^\p{Lu}/u.test(after))
  return !/\p{Ll}\p{Ll}\s$/u.test(before) || /\p{Lu}\p{Ll}+\s$/u.test(before)
}
