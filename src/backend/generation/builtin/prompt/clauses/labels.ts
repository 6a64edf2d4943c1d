import { keysOf } from '../../../../../contract/keys-of.ts'
import type { Language } from '../../../../../contract/languages.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import type { Grammar, LabelName } from '../grammar/grammar.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import { callIn } from './calls.ts'
import { isClientLabel, isClientNamed, isNameLabel } from './names-itself.ts'
import { entriesOf, has, headOf, keyOf, pattern, plain, without } from './word-lists.ts'

const LABEL_CHARACTERS_MAX = 40

/** "Notes for the designer", "Our readers": a label made only of words about the making or the audience. */
function isNote(key: string, rest: string, grammar: Grammar, language: Language): boolean {
  const { makers, places, with: linking } = TALK[language]
  const { folk } = ADDRESS[language]
  const { headline, subline, cta, fact, design, legal } = grammar.labels
  // "Brief for a poster:" is no such note.
  const others = [headline, subline, cta, fact, grammar.media]
  const isOfCopy = others.some((list) => has(key, list))
  const head = headOf(key, design)
  const isHead = head !== null && !has(`${head} `, `${grammar.links}|${linking}`)
  // "Students: £18" names a price.
  const isOfFolk = has(key, folk) && !/\d/u.test(rest) && !has(keyOf(rest), grammar.offers)
  if (!has(key, makers) && !isOfFolk && (isOfCopy || !isHead)) return false
  const said = [design, legal, makers, folk, grammar.media, places, grammar.looks]
  const left = [...said, PLATFORMS, grammar.links, grammar.small].reduce(without, key)
  return !/[\p{L}\p{N}]/u.test(left)
}

const IS =
  '(?:should|must|soll|muss|debe|deve|doit)?(?: ?(?:be|say|read|says|reads|is|ist|lautet|lauten|heißen|sein|es|ser|decir|diz|dizer|est|être|dire))?'
const WORDS_MAX = 6

/** "CTA should be Book a demo": a label and its words, without a colon or quotes. */
function namedWithout(sentence: string, { labels }: Grammar): Labelled {
  const none = { label: null, name: '', rest: sentence }
  const names = entriesOf(labels.cta).join('|')
  const found = pattern(`^(?:(?:the|der|die|le|la|el|o|a) )?(?:${names})(?: ${IS})? `).exec(
    plain(sentence),
  )
  if (!found) return none
  const rest = sentence.slice(found[0].length).replace(/[.!]$/u, '')
  const isWords = /^\p{Lu}\p{Ll}/u.test(rest) && rest.split(' ').length <= WORDS_MAX
  return isWords ? { label: 'cta', name: sentence.slice(0, found[0].length), rest } : none
}

/** ปุ่ม: a button label whose words are the next clause. */
export const isButtonName = (clause: string, { labels }: Grammar): boolean =>
  pattern(`^(?:${entriesOf(labels.cta).join('|')})$`).test(
    plain(clause)
      .replace(/[:：]\s*$/u, '')
      .trim(),
  )

/** "Donate button", "with a Book now button please": the button's words, typed before the label. */
export function buttonTyped(clause: string, grammar: Grammar): string | null {
  const words = BUTTON_TYPED.exec(clause.trim())?.[1]
  if (!words || words.split(/\s+/u).length > BUTTON_WORDS_MAX) return null
  return callIn(words, grammar)?.isPart === false ? words : null
}
const BUTTON_WORDS_MAX = 4
const BUTTON_TYPED =
  /^(?:(?:and |und |with |mit |add |put |plus )?(?:an? |the |einen? |den )?)([\p{L}'’ ]{3,32}?)[ -](?:button|cta|knopf|schaltfläche)(?:,? (?:please|pls|bitte|at the end|below|unten))?[.!]*$/iu

interface Labelled {
  label: LabelName | null
  name: string
  rest: string
}

/** Splits "Headline: …" into its label and the rest. */
export function labelOf(sentence: string, grammar: Grammar, language: Language): Labelled {
  const head = sentence.slice(0, LABEL_CHARACTERS_MAX)
  const colon = head.search(/[:：]/u)
  const none = namedWithout(sentence, grammar)
  if (colon <= 0 || /^\d/.test(head.slice(colon + 1)) || head.startsWith('//', colon + 1))
    return none
  const name = plain(head.slice(0, colon))
    .replace(/\([^)]*\)|[*_#"]/g, '')
    .trim()
  const rest = sentence.slice(colon + 1).replace(/^[\s*_]+/u, '')
  const known = keysOf(grammar.labels).find((each) =>
    pattern(`^(?:${entriesOf(grammar.labels[each]).join('|')})(?: ?\\d)?$`).test(name),
  )
  const label =
    titleOf(name, rest, language) ??
    known ??
    (isNameLabel(name) || isTasteLabel(name) ? 'fact' : undefined) ??
    (isNote(keyOf(name), rest, grammar, language) ? 'design' : undefined)
  if (!label) return none
  return { label, name: sentence.slice(0, colon + 1), rest }
}

/** "Campaña: …", "Anlass: …": labels of the ad's subject. */
const ABOUT =
  /^(?:campaign|occasion|announcement|offer of the week|kampagne|anlass|ankündigung|campagne|occasion|annonce|campaña|ocasión|motivo|campanha|ocasião|キャンペーン(?:名)?|案件|캠페인(?:명)?|แคมเปญ|โอกาส|chiến dịch|dịp|subject|re|betreff|objet|asunto|assunto|件名)$/u
/** "Stellenanzeige (m/w/d): Erzieher …": the label is printed above what it announces. */
const VACANCY =
  /^(?:job ad|vacancy|job vacancy|job opening|open position|now hiring|stellenanzeige|stellenangebot|offre d'emploi|oferta de empleo|oferta de trabajo|vacante|vaga|vaga de emprego|oferta de emprego)$/u

/** "Sabores: crema, turrón": cream and mint are also colors, but here they are flavors. */
const TASTES =
  /^(?:(?:our |new |this week's )?(?:flavou?rs?|toppings?|fillings?|varieties|scents|ingredients)|(?:unsere |neue )?(?:sorten|geschmacksrichtungen|geschmack|füllungen|zutaten|düfte|beläge)|(?:nos |nouveaux )?(?:parfums|goûts|saveurs|garnitures|ingrédients)|(?:nuestros |nuevos )?(?:sabores|rellenos|ingredientes|aromas|coberturas)|(?:nossos |novos )?(?:recheios)|hương vị|các vị|vị|nhân|mùi hương|nguyên liệu|口味|配料|馅料|香型|味|フレーバー|具材|香り|맛|토핑|재료|향|รสชาติ|รส|ไส้|ท็อปปิ้ง|กลิ่น)$/u
export const isTasteLabel = (name: string): boolean => TASTES.test(nameAlone(name))

const nameAlone = (name: string): string =>
  plain(name)
    .replace(/\([^)]*\)|[:：*_#]/gu, '')
    .trim()

/** "Campaign: reach new parents" is meant for the ad's makers. */
function isOfAd(rest: string, language: Language): boolean {
  const { crafts, minds, makers } = TALK[language]
  const { media, looks } = GRAMMARS[language]
  const key = keyOf(rest.split(/[.。!?！？]/u)[0] ?? '')
  const ofMaking = [crafts, minds, makers, media, looks, ADDRESS[language].folk]
  return !ofMaking.some((list) => has(key, list))
}

/**
 * The label of a line that says whose ad it is or what it is about; a client who is only described is background for
 * the designer.
 */
function titleOf(name: string, rest: string, language: Language): LabelName | undefined {
  if (isClientLabel(name)) return isClientNamed(rest) ? 'fact' : 'design'
  if (isVacancyLabel(name)) return 'fact'
  return isAboutLabel(name) && isOfAd(rest, language) ? 'fact' : undefined
}

export const isAboutLabel = (name: string): boolean => ABOUT.test(nameAlone(name))
export const isVacancyLabel = (name: string): boolean => VACANCY.test(nameAlone(name))

/** "Note: …" is for the designer or for customers, depending on its content. */
const NOTES =
  /^(?:notes?|nb|please note|remarques?|notiz(?:en)?|hinweise?|anmerkung(?:en)?|nota|notas|observações|observação|obs|observaciones|ojo|importante|aviso|lưu ý|chú ý|ghi chú|หมายเหตุ|注意事项|注意|备注|備考|注意事項|注意点|비고|참고|참고사항|주의|주의사항|유의사항)$/u

export const isNoteName = (name: string): boolean =>
  NOTES.test(
    plain(name)
      .replace(/[:：*_#\s]+$/u, '')
      .trim(),
  )
