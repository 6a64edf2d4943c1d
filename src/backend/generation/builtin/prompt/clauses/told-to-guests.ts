import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { has, keyOf } from './word-lists.ts'

/** 不要求识谱, ไม่ต้องอ่านโน้ตเป็น: what nobody has to bring along or to know. */
const NOT_ASKED =
  /^(?:(?:不要求|不需要|无需|不用|不必)(?:会|有|懂|识|任何|经验|基础|自带|预约|学历).{0,8}|(?:不要求|无需)\p{sc=Han}{2,6}|.{1,12}(?:优先|均可|也可|不限|皆可))[。.!！]*$|^ไม่(?:ต้อง|จำเป็นต้อง)(?:อ่าน|มีพื้นฐาน|เคย|เล่น|ร้อง|พูด|เก่ง).{0,24}$/u

/** "Não vendemos animais", "wir nehmen keine Karten": what a house doesn't do. */
const NOT_DONE =
  /^(?:(?:nós |nosotros )?(?:não|no) (?!quer|gost|us|ten|tem|dese|prec|neces|pens|mostr|pon|coloc|esta|somos|v[ae]mos|pod)\p{L}+(?:amos|emos|imos)(?!\p{L})|we (?:don['’]t|do not) (?:sell|take|accept|charge|offer|deliver|ship|repair|breed|collect)|wir (?:verkaufen|nehmen|berechnen|liefern|reparieren|sammeln|züchten) (?:\p{L}+ ){0,2}?(?:kein\p{L}*|nicht)|nous ne (?:vendons|prenons|acceptons|faisons|livrons|réparons|collectons) (?:pas|plus|aucun\p{L}*)|không (?:bán|nhận|thu|sửa|giao|phụ thu|tính) )/iu

/** "Schwangere bitte vorher melden": who asks those who come to say so. */
const ASKED_OF_GUESTS =
  /^(?:\p{L}+ ){1,3}bitte (?:\p{L}+ ){0,4}(?:melden|anmelden|voranmelden|mitbringen|reservieren|vorbestellen|anrufen|klingeln|absprechen|nachfragen|abgeben)[.!]*$/iu

/** "Führerschein wäre gut", "experience a plus": what who applies should bring along. */
const QUALIFIED =
  /^(?:(?:driving )?licen[cs]e|experience|führerschein(?: (?:klasse )?b)?|(?:berufs)?erfahrung|deutsch(?:kenntnisse)?|englisch(?:kenntnisse)?|permis(?: b)?|(?:une )?expérience|anglais|carnet(?: de conducir)?|experiencia|inglés|cnh|carteira de motorista|experiência|inglês|bằng lái|kinh nghiệm|tiếng anh)(?: \p{L}+){0,3} (?:a plus|(?:is )?(?:required|preferred|helpful)|wäre (?:gut|schön|super|toll)|(?:ist )?(?:erwünscht|erforderlich|von vorteil|nötig)|(?:est )?(?:un plus|souhaitée?|exigée?|requise?|appréciée?)|valorable|requerid[oa]|(?:é )?(?:desejável|necessári[oa]|obrigatóri[oa])|là (?:một )?lợi thế)[.!]*$/iu

/** "Pas d'agence, propriétaire direct": who sells or lets, and through whom he doesn't. */
const OF_OWNER =
  /^(?:(?:sorry |strictly |please )?no (?:agents?|agencies|brokers?|middlemen|timewasters)|(?:for sale |to let |direct )?(?:by|from) (?:the )?owner|(?:keine|ohne) (?:makler\p{L}*|maklergebühr\p{L}*|vermittl\p{L}*)|(?:direkt )?von privat|provisionsfrei|(?:pas d['’]|sans )(?:agences?|intermédiaires?|frais d['’]agence)|(?:propriétaire|particulier) (?:en )?direct|de particulier à particulier|(?:sin|no) (?:agencias?|inmobiliarias?|intermediarios|comisión)|abstenerse (?:agencias|inmobiliarias|curiosos)|trato directo(?: con (?:el )?propietario)?|(?:sem|não (?:a )?) ?(?:imobiliárias?|agências?|intermediários|corretores)|direto com (?:o )?proprietário|(?:không (?:qua|tiếp) )?(?:môi giới|trung gian)|miễn (?:môi giới|trung gian)|chính chủ)(?: (?:sorry|please|bitte|svp|por favor|nhé))?[.!]*$|^(?:业主|房东|房主)直(?:租|售)$|^(?:中介|非诚)勿扰$|^(?:ไม่ผ่าน|ไม่รับ)นายหน้า$|^เจ้าของ(?:ขาย|ให้เช่า|ปล่อยเช่า)เอง$|직거래$/iu

/** What a house tells those who come, in words that an order to the designer has too. */
export function isToldToGuests(sentence: string, language: Language): boolean {
  const text = sentence.trim()
  if (OF_OWNER.test(text) || QUALIFIED.test(text)) return true
  if (![NOT_ASKED, NOT_DONE, ASKED_OF_GUESTS].some((each) => each.test(text))) return false
  const { looks, media, depicted } = GRAMMARS[language]
  const key = keyOf(sentence)
  return (
    ![looks, media, TALK[language].crafts].some((list) => has(key, list)) &&
    (NOT_DONE.test(text) || !has(key, depicted))
  )
}
