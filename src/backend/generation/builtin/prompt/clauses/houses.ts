import type { Language } from '../../../../../contract/languages.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { HOUSES } from '../grammar/houses.ts'
import { isUnnamed } from './own-orders.ts'
import { has, keyOf } from './word-lists.ts'

/** "A story for my food truck: …": the owner, before the copy. */
const OWNED =
  /(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|noss[oa]s?|meus?|minhas?)\s*$/iu

/** "Academia de baile Ritmo Sur", a salon «Poil»: a business with its name. */
const HOUSE = /\p{Ll}{3,} (?:\p{Lu}\p{Ll}|\ue000)/u
/** ร้านสบู่สมุนไพร, "tiệm sửa đồng hồ Minh Phát": a business recognized by its first word. */
const SHOP =
  /^(?:ร้าน(?!อาหาร$)|คลินิก|โรงเรียน|สตูดิโอ|โรงแรม|ฟาร์ม|สวน)|^(?:tiệm|quán|cửa hàng|shop|nhà hàng|xưởng|spa|trung tâm|phòng khám|homestay) /iu

/** Whether an order only names the business and not yet what it sells. */
export function isHouse(
  clause: string,
  given: string,
  { kinds }: Grammar,
  language: Language,
): boolean {
  const asked = given.slice(0, given.lastIndexOf(clause))
  if (isUnnamed(clause, language)) return true
  if (!OWNED.test(asked)) return SHOP.test(clause)
  return (
    given.endsWith(':') ||
    HOUSE.test(clause) ||
    has(keyOf(clause), kinds) ||
    has(keyOf(clause), HOUSES[language])
  )
}
