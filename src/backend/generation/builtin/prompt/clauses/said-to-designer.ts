import type { Language } from '../../../../../contract/languages.ts'
import { ADDRESS } from '../grammar/address/index.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { TALK } from '../grammar/talk/index.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { BLEND } from '../lexicon/shades.ts'
import { isSureForCustomers, isToDesigner } from './addressee.ts'
import { isButton, isForCustomers } from './asides.ts'
import { callIn } from './calls.ts'
import { colourList } from './colour-words.ts'
import {
  isContrast,
  isForReaders,
  isOrder,
  isPictured,
  isPlainOrder,
  isSize,
  isStyle,
  speaksOfLooks,
} from './design.ts'
import { asksForLargePrice } from './large-price.ts'
import { isOfSheet } from './of-sheet.ts'
import { isPlacement } from './talk.ts'
import { has, headOf, isEmpty, isUnspaced, keyOf, without } from './word-lists.ts'

/** The context of a clause. */
export interface Around {
  /** No headline has been found yet. */
  isFirst: boolean
  /** An order was removed from its start. */
  isOrdered: boolean
  /** How many clauses before it in its sentence were only about looks. */
  styled: number
  /** A clause of its sentence ended with the thing ordered. */
  isAfterOrdered: boolean
  /** The headline is in the same sentence, so a list may continue it. */
  isBesideHeadline: boolean
}

/** Whether a clause is about looks, placements or wishes, which are not for customers. */
export function isSaidToDesigner(
  shown: string,
  around: Around,
  language: Language,
  grammar: Grammar,
): boolean {
  const { isFirst, isOrdered } = around
  const lexicon = LEXICONS[language]
  if (around.styled > 0 && LOOKS_SO.test(shown)) return true
  if (isSureCopy(shown, isFirst, language, grammar)) return false
  if (isPlacement(shown, grammar, language) || isSize(shown)) return true
  if (!isFirst && isOrderedThere(shown)) return true
  if (isBlended(shown, language)) return true
  if (isFirst && isOrdered) return false
  if (isStyle(shown, grammar, lexicon)) return true
  if (isFirst) return isPlainOrder(shown, grammar)
  if (isOfLayout(shown, grammar, language)) return true
  return goesOn(shown, around, language, grammar) || isOfMaking(shown, around, language, grammar)
}

/** ดูโปร: behind the thing ordered it means "look professional", not "see promotions". */
const LOOKS_SO =
  /^(?:ให้)?ดู(?:โปร(?:เฟส\S*|ๆ)?|มือโปร|เป็นมืออาชีพ|ดี|แพง|หรู\S*|เท่|น่ารัก|สะอาด\S*|ทันสมัย|อบอุ่น|น่าเชื่อถือ|มินิมอล)$/u

/** News, small print and buttons are for customers, whatever surrounds them. */
const isSureCopy = (shown: string, isFirst: boolean, language: Language, grammar: Grammar) =>
  has(keyOf(shown), grammar.tidings) ||
  isSureForCustomers(shown, language) ||
  isHouseByName(shown, grammar) ||
  isGivenInSigns(shown, grammar) ||
  (!isFirst && isButton(shown, language, grammar))

/** "Clinique des Ormes": a kind of business and its name, although the kind is also a look. */
const isHouseByName = (shown: string, { kinds, looks }: Grammar): boolean =>
  HOUSE_BY_NAME.test(shown) &&
  (has(keyOf(shown.split(' ')[0] ?? ''), kinds) || HEALTH.test(shown)) &&
  !has(keyOf(shown), looks)
const HEALTH = /^(?:clinique|hôpital|clínica|cliniques|centro|centre|institut|instituto) /iu
const HOUSE_BY_NAME =
  /^\p{Lu}\p{L}+(?: (?:de|du|des|d['’]|del|della|do|da|dos|das|of|la|le|les|los|las|the))* \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*$/u

/** About parts of the sheet, formats, or two contrasting looks. */
const isOfLayout = (shown: string, grammar: Grammar, language: Language): boolean =>
  isOfSheet(shown, grammar, language) ||
  isFormat(shown, grammar) ||
  isContrast(shown, grammar, LEXICONS[language])

const isOrderedThere = (shown: string): boolean =>
  asksForLargePrice(shown) || isOrderedLast(shown) || isMadeWith(shown)

/** "Fazer com bandeirinhas": what it is made with appears in the picture. */
const isMadeWith = (shown: string): boolean =>
  shown.length <= MADE_WITH_MAX && !/\d/u.test(shown) && MADE_WITH.test(shown)
const MADE_WITH_MAX = 40
const MADE_WITH =
  /^(?:make it|do it|mach\p{L}* (?:es|das)|faire|fais-le|faites-le|hacer|hazlo|hacedlo|fazer|faz|faça|façam|làm) (?:with|mit|avec|con|com|với) \p{Ll}/iu

/** "Schlafzimmer im Morgenlicht zeigen": German orders end in an infinitive without a subject. */
const isOrderedLast = (shown: string): boolean =>
  /(?<!\p{L})(?:zeigen|abbilden|darstellen|platzieren|freistellen|einblenden|einbauen|weglassen|vermeiden)[.!]*$/iu.test(
    shown,
  ) && !/\d|(?<!\p{L})(?:wir|ich|sie|ihr|die|können|kann|werden|möchten)(?!\p{L})/iu.test(shown)

const BLENDED_MAX = 60

/** "Gradient from coral to violet": nobody sells a gradient. */
const isBlended = (shown: string, language: Language): boolean =>
  BLEND.test(shown) &&
  shown.length <= BLENDED_MAX &&
  !/\d/u.test(shown) &&
  has(keyOf(shown), colourList(LEXICONS[language]))

const SHAPE =
  /(?<!\p{L})(?:square|vertical|portrait|landscape|hochformat|quer(?:format)?|quadrat\p{L}*|carrée?|cuadrad[oa]|quadrad[oa]|vuông|dọc)(?!\p{L})|縦長|正方形|竖版|方形|정사각형|세로/iu

/** "Square for insta and it'll also go up": a shape and a placement. */
const isFormat = (shown: string, grammar: Grammar): boolean =>
  SHAPE.test(shown) && has(keyOf(shown), `${PLATFORMS}|${grammar.media}`) && !isForReaders(shown)

const DAYLIGHT =
  /(?<!\p{L})(?:much|plenty of|lots of|mucha|muita|viel|beaucoup de|nhiều) (?:natural )?(?:day)?(?:light|licht|lumière|luz|ánh sáng)(?!\p{L})/giu

/** 锅底免费: a free item, not a background, although it contains that character. */
const isGivenInSigns = (shown: string, { offers }: Grammar): boolean =>
  isUnspaced(shown) && shown.length <= GIVEN_SIGNS && has(keyOf(shown), offers)
const GIVEN_SIGNS = 8

/** Whether it gives an order or describes the picture and its look. */
const isOfMaking = (
  shown: string,
  { isOrdered, isBesideHeadline, styled }: Around,
  language: Language,
  grammar: Grammar,
): boolean =>
  isPictured(shown, grammar) ||
  (!isOrdered && isToDesigner(shown, language, { isClause: true })) ||
  // "A flat in Ruzafa: 3 rooms, balcony and much light": a bright apartment, not a lighting instruction.
  speaksOfLooks(
    isBesideHeadline && styled === 0 ? shown.replace(DAYLIGHT, ' ') : shown,
    grammar,
    LEXICONS[language],
  ) ||
  isOrder(shown, grammar, LEXICONS[language])

/** Whether it continues what was said about the looks or the thing ordered. */
function goesOn(
  shown: string,
  { isOrdered, styled, isAfterOrdered }: Around,
  language: Language,
  grammar: Grammar,
): boolean {
  const isJoined =
    headOf(keyOf(shown), TALK[language].because) !== null && !isForCustomers(shown, grammar)
  // "We need banners, which …" continues the order.
  if (isJoined && isAfterOrdered) return true
  return (
    styled > 0 &&
    !isOrdered &&
    (isVague(shown, grammar) ||
      isJoined ||
      OPENS_WITH.test(shown) ||
      AGES.test(shown) ||
      isOfFormats(shown, grammar))
  )
}

/** "Vidéo story, jeune, commence par un frigo qui s'ouvre": the first or last shot of the video ordered. */
const OPENS_WITH =
  /^(?:(?:it|the (?:video|film|ad)|das video|der film|la vidéo|le film|ça|el vídeo|o vídeo|video) )?(?:(?:starts?|begins?|opens?|ends?|closes?) (?:with|on)|(?:beginnt|beginnen|startet|endet|anfangen) mit|(?:commence|commencer|débute|finit|finir|termine|terminer|ouvre|ouvrir) (?:par|sur|avec)|(?:empieza|empezar|comienza|termina|terminar|acaba|abre) con|(?:começa|começar|termina|terminar|acaba|abre) com|(?:mở đầu|bắt đầu|kết thúc) (?:bằng|với)) \p{L}|^(?:开头|结尾)(?:是|用|先)|(?:から始ま|で始ま|で終わ)[\p{sc=Hiragana}]{1,6}$|(?:으?로 (?:시작|끝나))[가-힣]{0,6}$|^(?:เริ่ม|เปิด|จบ)ด้วย/iu

/** "plus a story version": another version of the thing ordered. */
function isOfFormats(shown: string, { media, channels, small, links, or }: Grammar): boolean {
  const key = keyOf(shown)
  const isMade = has(key, `${media}|${PLATFORMS}`) && !isForReaders(shown)
  return (
    isMade && isEmpty([media, channels, PLATFORMS, MORE, small, links, or].reduce(without, key))
  )
}
const MORE =
  'plus|also|another|one|two|second|version~|format~|sowie|auch|noch|eine|einen|zweite|puis|aussi|une|un|deux|autre|además|también|otra|otro|dos|también|mais|também|outra|outro|uma|um|duas|và|thêm|cả|bản|还要|再来|一张|也要|版本?|も|と|用に|版|도|이랑|버전|และ|อีก|แบบ'

/** "aged 28-38", "อายุ 28-38 ปี", "25〜40歳": the audience, continuing a description of it. */
const AGES =
  /^(?:aged?|ages|im alter von|zwischen|de|entre|from|between|tuổi từ|độ tuổi|อายุ|อายุระหว่าง|年龄|年龄在|年齢|年齢は|나이|연령)? ?\d{2} ?(?:[-–~〜～至到]|to|and|bis|und|à|et|y|a|e|até|đến|ถึง) ?\d{2} ?(?:years?(?: old)?|jahren?|jährige|ans|años|anos|tuổi|ปี|岁|歳|代|세|대)?$/iu

/** Whether a note mentions neither the ad, its pictures nor its audience. */
export function isNoteForCustomers(shown: string, language: Language, grammar: Grammar): boolean {
  const { looks, depicted, media, styles } = grammar
  const key = keyOf(shown)
  const { crafts, minds, venues } = TALK[language]
  const ofMaking = [looks, depicted, media, styles, crafts, minds, venues, ADDRESS[language].folk]
  return !ofMaking.some((list) => has(key, list)) && !isToDesigner(shown, language, { least: 3 })
}

/** A few plain words behind a clause about looks: "Magenta, loud, big numbers". */
const isVague = (text: string, grammar: Grammar): boolean =>
  !/\d/u.test(text) &&
  callIn(text, grammar) === null &&
  !isForReaders(text) &&
  !has(keyOf(text), grammar.tidings) &&
  !has(keyOf(text), grammar.offers) &&
  text.split(' ').length <= 4 &&
  text.length <= 32
