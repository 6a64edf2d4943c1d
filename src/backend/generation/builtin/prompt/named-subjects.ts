import { SUBJECT_WORDS } from './subject-words.ts'
import { compile, mayMention, wordPattern } from './words.ts'

/** Pictures of one unambiguous product; many others stand for a trade or a mood. */
const SURE = new Set([
  '1f56f-fe0f',
  '1f45f',
  '2615',
  '1fad8',
  '1f9cb',
  '1f484',
  '1f3a7',
  '1f355',
  '1f354',
  '1f363',
  '1f35c',
  '1f370',
  '1f366',
  '1f377',
  '1f37a',
  '1f9e5',
  '1f576-fe0f',
  '1f6b2',
  '1f6cb-fe0f',
  '1f4f7',
  '1f490',
  '1f9fc',
  '1f36b',
  '1f957',
])
/** Words in these lists that name a trade or a different product of the same kind. */
const LOOSE =
  /^(?:furniture|möbel|muebles?|meubles?|móveis|nội thất|家具|가구|เฟอร์นิเจอร์|make-?up|maquillaje|maquillage|maquiagem|trang điểm|彩妆|メイク|메이크업|แต่งหน้า|café|cafés|cafetería|カフェ|카페|คาเฟ่|photography|fotograf|nhiếp ảnh|摄影|写真スタジオ|cleaning|reinigung|limpieza|nettoyage|limpeza|清洁|清掃|청소|ทำความสะอาด|florist|pizzeria|trainers|basket|tênis|glace|eis|mugs?|cups?|tassen?|becher|tazas?|canecas?|xícaras?|cốc|tách|马克杯|杯子|マグカップ|머그|찻잔|แก้วมัค|bia|vin|mì|kem lạnh|花|靴|服)$/u

/** Only subjects named beyond doubt: a wrong picture is a false claim, no picture is not. */
export const sureSubjects = (text: string): string[] =>
  subjectsIn(text.toLowerCase())
    .filter(({ codePoints, words, found, index }) => {
      // "Care" is no car: match the whole word or its plural.
      const isWhole = compile(`^(?:${words})(?:s|es|n|en)?$`, 'u').test(found)
      return isWhole && SURE.has(codePoints) && !LOOSE.test(found) && isTheThing(text, index, found)
    })
    .map(({ codePoints }) => codePoints)
    .slice(0, 1)

/** A wine fair is no wine, a coffee table no coffee, and a course of cake no cake. */
function isTheThing(text: string, index: number, found: string): boolean {
  const before = text.slice(0, index).toLowerCase()
  if (/(?:^|[\s’'])(?:de|du|des|d|à|aux|do|da|del|para|cho|of|for|with|por)[\s’']+$/u.test(before))
    return false
  const after = text.slice(index + found.length)
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(after))
    return false
  return !/^[ -]\p{L}/u.test(after) || LED_ON.test(after)
}
/** Words that may follow a named thing. A second noun may not, since that noun would be the subject. */
const LED_ON =
  /^ (?:for|with|from|in|at|on|to|that|and|by|für|mit|aus|von|ab|zum|zur|im|in|und|pour|en|dès|de|à|avec|du|et|para|con|desde|a|y|com|e|từ|cho|với|mới|không|có)(?![\p{L}])/u

/** Pictures from the word list that a lowercase text names, the longest name first. */
export function subjectsIn(lowered: string) {
  return (
    SUBJECT_WORDS.filter(([, words]) => mayMention(lowered, words))
      .map(([codePoints, words]) => ({
        codePoints,
        words,
        ...foundIn(lowered, words),
      }))
      .filter(({ found }) => found !== '')
      // A longer name is more precise: coffee beans before coffee.
      .sort((one, other) => other.found.length - one.found.length)
  )
}

const foundIn = (lowered: string, words: string): { found: string; index: number } => {
  const match = wordPattern(words).exec(lowered)
  return { found: match?.[0] ?? '', index: match?.index ?? 0 }
}
