import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { PLATFORMS } from '../grammar/talk/platforms.ts'
import { LEXICONS } from '../lexicon/index.ts'
import { isToDesigner } from './addressee.ts'
import { isStyle } from './design.ts'
import { headOf, isUnspaced, keyOf } from './word-lists.ts'

const GLUED_MIN = 5

/** 「そらいろ」です。朝ヨガクラスの広告を…: the order behind the introduction names the subject. */
export function isGluedThing(ordered: string, language: Language): boolean {
  const grammar = GRAMMARS[language]
  const places = [grammar.media, PLATFORMS, TALK[language].venues, grammar.looks]
  return (
    isUnspaced(ordered) &&
    ordered.length >= GLUED_MIN &&
    !places.some((list) => headOf(keyOf(ordered), list) !== null) &&
    !isToDesigner(withoutReaders(ordered), language, { least: 1 }) &&
    !isStyle(ordered, grammar, LEXICONS[language])
  )
}

/** 初心者向け朝ヨガ, 직장인 저녁반: the audience before the thing itself. */
const withoutReaders = (thing: string): string =>
  thing.replace(
    /^.{1,10}?(?:向けの?|のための)(?=.{3})|^[가-힣]{2,5} (?=[가-힣]{2})|^(?:上班族|亲子|儿童|成人|女性|男士|青少年|零基础)(?=.{2})/u,
    '',
  )
