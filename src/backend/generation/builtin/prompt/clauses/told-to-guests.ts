import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { TALK } from '../grammar/talk/index.ts'
import { has, keyOf } from './word-lists.ts'

/** 不要求识谱, ไม่ต้องอ่านโน้ตเป็น: what customers need not bring or know. */
const NOT_ASKED =
  /^(?:(?:不要求|不需要|无需|不用|不必)(?:会|有|懂|识|任何|经验|基础|自带|预约|学历).{0,8}|(?:不要求|无需)\p{sc=Han}{2,6}|.{1,12}(?:优先|均可|也可|不限|皆可))[。.!！]*$|^ไม่(?:ต้อง|จำเป็นต้อง)(?:อ่าน|มีพื้นฐาน|เคย|เล่น|ร้อง|พูด|เก่ง).{0,24}$/u

/** "Não vendemos animais", "wir nehmen keine Karten": what a business does not do. */
const NOT_DONE =
  /^(?:(?:nós |nosotros )?(?:não|no) (?!quer|gost|us|ten|tem|dese|prec|neces|pens|mostr|pon|coloc|esta|somos|v[ae]mos|pod)\p{L}+(?:amos|emos|imos)(?!\p{L})|we (?:don['’]t|do not) (?:sell|take|accept|charge|offer|deliver|ship|repair|breed|collect)|wir (?:verkaufen|nehmen|berechnen|liefern|reparieren|sammeln|züchten) (?:\p{L}+ ){0,2}?(?:kein\p{L}*|nicht)|nous ne (?:vendons|prenons|acceptons|faisons|livrons|réparons|collectons) (?:pas|plus|aucun\p{L}*)|không (?:bán|nhận|thu|sửa|giao|phụ thu|tính) )/iu

/** "Schwangere bitte vorher melden": a request to visitors. */
const ASKED_OF_GUESTS =
  /^bitte (?:den |die |das |auf |im )?(?:p\+r|park ?(?:&|and|und) ride|\p{L}*park(?:haus|platz|plätze)\p{L}*|öpnv|öffis|öffentliche \p{L}+|bus|bahn|fahrrad)(?: \p{L}+){0,4} (?:nutzen|benutzen|parken)[.!]*$|^(?:please )?(?:use (?:the )?(?:park (?:and|&) ride|car park|public transport))(?: .{0,30})?$|^(?:merci d['’]|veuillez )(?:utiliser|emprunter|vous garer) .{3,40}$|^(?:\p{L}+ ){1,3}bitte (?:\p{L}+ ){0,4}(?:melden|anmelden|voranmelden|mitbringen|nutzen|benutzen|parken|beachten|reservieren|vorbestellen|anrufen|klingeln|absprechen|nachfragen|abgeben)[.!]*$/iu

/** "Führerschein wäre gut", "experience a plus": qualifications of an applicant. */
const QUALIFIED =
  /^(?:(?:driving )?licen[cs]e|experience|führerschein(?: (?:klasse )?b)?|(?:berufs)?erfahrung|deutsch(?:kenntnisse)?|englisch(?:kenntnisse)?|permis(?: b)?|(?:une )?expérience|anglais|carnet(?: de conducir)?|experiencia|inglés|cnh|carteira de motorista|experiência|inglês|bằng lái|kinh nghiệm|tiếng anh)(?: \p{L}+){0,3} (?:a plus|(?:is )?(?:required|preferred|helpful)|wäre (?:gut|schön|super|toll)|(?:ist )?(?:erwünscht|erforderlich|von vorteil|nötig)|(?:est )?(?:un plus|souhaitée?|exigée?|requise?|appréciée?)|valorable|requerid[oa]|(?:é )?(?:desejável|necessári[oa]|obrigatóri[oa])|là (?:một )?lợi thế)[.!]*$/iu

/** "Pas d'agence, propriétaire direct": who sells or rents, and that no agent is involved. */
const OF_OWNER =
  /^(?:(?:sorry |strictly |please )?no (?:agents?|agencies|brokers?|middlemen|timewasters)|(?:for sale |to let |direct )?(?:by|from) (?:the )?owner|(?:keine|ohne) (?:makler\p{L}*|maklergebühr\p{L}*|vermittl\p{L}*)|(?:direkt )?von privat|provisionsfrei|(?:pas d['’]|sans )(?:agences?|intermédiaires?|frais d['’]agence)|(?:propriétaire|particulier) (?:en )?direct|de particulier à particulier|(?:sin|no) (?:agencias?|inmobiliarias?|intermediarios|comisión)|abstenerse (?:agencias|inmobiliarias|curiosos)|trato directo(?: con (?:el )?propietario)?|(?:sem|não (?:a )?) ?(?:imobiliárias?|agências?|intermediários|corretores)|direto com (?:o )?proprietário|(?:không (?:qua|tiếp) )?(?:môi giới|trung gian)|miễn (?:môi giới|trung gian)|chính chủ)(?: (?:sorry|please|bitte|svp|por favor|nhé))?[.!]*$|^(?:业主|房东|房主)直(?:租|售)$|^(?:中介|非诚)勿扰$|^(?:ไม่ผ่าน|ไม่รับ)นายหน้า$|^เจ้าของ(?:ขาย|ให้เช่า|ปล่อยเช่า)เอง$|직거래$/iu

/** "Không cần máy quẹt thẻ", รวมอุปกรณ์: what customers do not need, or what is provided. */
const SPARED =
  /^(?:não (?:é|precisa)(?: preciso| necessári[oa]| de)?(?: ter)?|não requer|no (?:es necesari[oa]|hace falta|se necesita|se requiere|necesitas)(?: tener)?|pas besoin d['’e]|il n['’]est pas nécessaire d['’e]|(?:there['’]s )?no need (?:for|of)|you don['’]t need(?: any)?|es (?:braucht|sind) kein\p{L}*|man braucht kein\p{L}*) ?(?:avoir |de |d['’]|material |own )?(?:experi[eê]nc\p{L}*|expérience|vorkenntnis\p{L}*|erfahrung\p{L}*|conhecimento\p{L}*|conocimiento\p{L}*|equipment|equipamento|equipo|material|matériel|niveau|nivel|nível|saber|booking|reserva|rendez-vous|cita|termin)|^มี(?:ใบประกาศ|ใบเซอร์|ใบรับรอง|ที่จอดรถ|ประกัน(?!สี))|^không (?:cần|phải|yêu cầu) (?:máy|thẻ|kinh nghiệm|bằng|cài|đặt|hẹn|vốn|chờ|mang|tài khoản|thế chấp|chứng minh|hồ sơ|giấy|tiền|cọc|kỹ thuật|biết|tải|thêm|internet|mạng|đăng ký)(?!\p{L})|^(?:ราคา)?รวม(?:ค่า)?(?:อุปกรณ์|อาหาร|เครื่องดื่ม|ที่พัก|ประกัน|รถรับส่ง|ภาษี|vat|วัสดุ|ของว่าง|เอกสาร|ทุกอย่าง|ใบประกาศ)/iu

/** "No aceptamos devoluciones de piezas personalizadas": a no-returns policy, whatever its wording. */
const KEPT =
  /^(?:no|não|we (?:don['’]t|do not|cannot)|wir (?:nehmen|tauschen)|nous ne|keine?|pas de|aucune?|sin|sem|không)(?!\p{L}).{0,32}(?<!\p{L})(?:returns?|refunds?|exchanges?|rückgabe|umtausch|erstattung|zurück|retours?|remboursements?|échanges?|devoluci(?:ón|ones)|reembolsos?|cambios|devoluç(?:ão|ões)|trocas?|reembolso|đổi trả|hoàn tiền)(?!\p{L})/iu

/** Whether a business speaks to its visitors in words an order to the designer uses too. */
export function isToldToGuests(sentence: string, language: Language): boolean {
  const text = sentence.trim()
  if ([OF_OWNER, QUALIFIED, KEPT, SPARED].some((each) => each.test(text))) return true
  if (![NOT_ASKED, NOT_DONE, ASKED_OF_GUESTS].some((each) => each.test(text))) return false
  const { looks, media, depicted } = GRAMMARS[language]
  const key = keyOf(sentence)
  return (
    ![looks, media, TALK[language].crafts].some((list) => has(key, list)) &&
    (NOT_DONE.test(text) || !has(key, depicted))
  )
}
