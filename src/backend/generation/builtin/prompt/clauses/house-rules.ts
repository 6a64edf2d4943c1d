import type { Language } from '../../../../../contract/languages.ts'
import { keyOf } from './word-lists.ts'

/**
 * A venue's rules for visitors: who may come along, what to wear, bring or pay, what stays outside. They use "must" and
 * "no" like orders to the designer but are meant for customers. Each pattern matches the start of a clause.
 */
const RULES: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:all |any |unaccompanied |small )?(?:children|kids|under[- ]?\d{1,2}s?|minors|juniors|dogs|pets|guests|visitors|attendees|participants|passengers|players|riders|customers|members|bookings|places|spaces|tickets|tables|reservations|helmets|socks|shoes|swimwear|masks|applicants|entrants|drivers|parents)(?: [^ ]+){0,4}? (?:must|need to|have to|are required to|may not|cannot|can't|will not|won't|need) (?:not )?(?:be )?(?:(?:fully|properly|kept|also|always) )*(?:accompan|supervis|with |on (?:a |the )?(?:lead|leash)|pre-?book|book|worn|wear|bring|show|sign|arrive|stay|pay|paid|regist|refund|admitted|allowed|permitted|an? (?:parent|adult|guardian)|hold|over \d|under \d|at least|aged|able to|collected|presented|exchanged)/u,
    /^(?:strictly )?no (?:refunds?|exchanges?|outside|re-?entry|smoking|cash(?! prizes)|cards?(?: payments?)?|walk-?ins|alcohol|glass bottles|unaccompanied|late entry|admittance)(?!\p{L})/u,
    /^(?:cash|cards?|card payments?|contactless|advance tickets?|members|invitation|appointment) only$/u,
  ],
  de: [
    /^(?:(?:alle|die|es) )?(?:müssen )?(?:kinder|jugendliche|minderjährige|hunde|haustiere|gäste|besucher|teilnehmer|teilnehmende|fahrer|plätze|tickets|karten|tische|helme|socken|stoppersocken|schuhe|hausschuhe|badekleidung)(?: [^ ]+){0,5} (?:müssen|dürfen|brauchen|benötigen|sind|werden) .*(?:angeleint|leine|begleit|getragen|gebucht|reserviert|bezahlt|elternteil|erwachsene|mindestens|erlaubt|gestattet|erstattet|mitgebracht|mitbringen|tragen)/u,
    /^es müssen .{2,40} (?:getragen|mitgebracht|gebucht|bezahlt) werden$/u,
    /^(?:kinder|jugendliche|minderjährige) .*(?:begleitung|aufsicht)/u,
    /^(?:hunde|haustiere|tiere|eigene speisen|speisen und getränke|rauchen|glasflaschen|kinderwagen)(?: [^ ]+){0,3} (?:nicht erlaubt|nicht gestattet|verboten|untersagt|draußen bleiben|müssen draußen)/u,
    /^(?:nur (?:barzahlung|bargeld|kartenzahlung)|barzahlung|(?:nur|ausschließlich) gegen barzahlung|keine kartenzahlung|keine (?:eigenen|mitgebrachten) )/u,
  ],
  fr: [
    /^(?:les |nos |tous les |toutes les )?(?:enfants|mineurs|moins de \d{1,2} ans|chiens|animaux|participants|visiteurs|clients|places|billets|réservations|casques|chaussettes|chaussures)(?: [^ ]+){0,4} (?:doivent|devront|ne sont pas|sont) (?:obligatoirement )?(?:être |avoir |venir |porter |présenter )?(?:accompagn|surveill|tenus en laisse|en laisse|avec un|réserv|admis|autoris|accept|remboursa|rembours|âgé|munis|présent|port|pay|obligatoire)/u,
    /^(?:le |la |les |un |une )?(?:port (?:du|de la|des|d'un)|casque|pièce d'identité|réservation|inscription|certificat médical|chaussettes|chaussures|maillot|bonnet|tenue|adhésion|pass|caution|gants|licence)(?: [^ ]+){0,4} (?:est |sont )?(?:obligatoires?|exigée?s?|requise?s?|demandée?s?|indispensables?|de rigueur)$/u,
    /^(?:les )?(?:animaux|chiens|nourriture|repas|boissons?|alcool|pique-nique|poussettes|photos au flash)(?: [^ ]+){0,3} (?:(?:ne )?(?:sont|est) )?(?:pas )?(?:interdite?s?|non admise?s?|non autorisée?s?|admise?s?|autorisée?s?|acceptée?s?)$/u,
    /^(?:paiement|règlement|paiements|règlements) (?:uniquement |seulement )?(?:en espèces|par chèque|par carte|sur place|comptant)|^(?:espèces|chèques|cb) (?:uniquement|seulement|non acceptée?s?)/u,
  ],
  es: [
    /^(?:los |las |todos los |tus )?(?:menores|niños|niñas|peques|perros|mascotas|asistentes|participantes|visitantes|clientes|entradas|plazas|reservas)(?: [^ ]+){0,4} (?:deben|deberán|tienen que|han de|necesitan|no pueden|no se|solo pueden) (?:ir |estar |venir |ser |entrar |acudir |llevar |presentar )?(?:siempre )?(?:acompañad|con |supervisad|atad|reembols|devuel|cambi|reservar|mayores|calcetines|casco)/u,
    /^(?:es )?(?:obligatorio|obligatoria|imprescindible|necesario|necesaria) (?:el uso de|llevar|reservar|traer|presentar|reserva|inscripción|dni|casco|calcetines|gorro|acudir|ir acompañado|venir)/u,
    /^(?:uso (?:de|del) |dni |casco |calcetines |gorro |reserva |inscripción |cita |calzado |ropa )(?:[^ ]+ ){0,4}(?:obligatori[oa]s?|imprescindibles?|previa|necesari[oa]s?)$/u,
    /^(?:no se (?:admiten|admite|permiten|permite|aceptan|acepta|devuelve|reembolsa|realizan)|prohibid[oa]|solo (?:se acepta |pago en )?efectivo|sólo efectivo|pago (?:solo )?en efectivo|únicamente efectivo|no aceptamos)(?!\p{L})/u,
  ],
  pt: [
    /^(?:os |as |todos os )?(?:menores|crianças|cães|cachorros|pets|animais|participantes|visitantes|clientes|ingressos|vagas|reservas|convidados)(?: [^ ]+){0,4} (?:devem|deverão|precisam|têm que|têm de|não podem|só entram|só podem|não são) (?:estar |ir |vir |ser |ficar |entrar |usar |apresentar )?(?:sempre )?(?:acompanhad|com |na guia|de guia|na coleira|presos|supervisionad|reembols|trocad|reservad|reservar|maiores|meias|permitid)/u,
    /^(?:é )?(?:obrigatóri[oa]|necessári[oa]|preciso|indispensável|imprescindível) (?:o uso|a apresentação|uso de|apresentar|levar|trazer|reservar|usar (?:capacete|meias|touca|máscara|traje|roupa|tênis)|agendar|documento|reserva|agendamento|identidade|rg|capacete|meias|inscrição|chegar)/u,
    /^(?:o )?(?:uso (?:de|do|da) |apresentação de |documento |capacete |meias |reserva |inscrição |agendamento |traje )(?:[^ ]+ ){0,4}(?:obrigatóri[oa]s?|imprescindíve(?:l|is)|necessári[oa]s?|indispensáve(?:l|is))$/u,
    /^(?:não (?:é|são) permitid[oa]s?|não (?:aceitamos|se aceita|fazemos)|proibid[oa]|somente dinheiro|só dinheiro|apenas dinheiro|pagamento (?:somente|apenas|só) (?:em|no|na|via|por)|não reembolsável)(?!\p{L})/u,
  ],
  ja: [
    /(?:保護者(?:様)?(?:の方)?(?:の|が|と)?(?:同伴|付き添い|ご同伴)|ペット(?:同伴)?(?:不可|禁止|NG)|(?:払い戻し|返金|キャンセル|再入場)[^。]{0,6}(?:できません|いたしかねます|不可)|持ち?込み?[^。]{0,6}(?:禁止|不可|ご遠慮|できません)|(?:リード|ヘルメット|靴下|水着|マスク|帽子|スニーカー|運動靴)[^。]{0,8}(?:着用|装着|つけて|履いて|必須)|(?:現金|カード)(?:払い)?のみ|禁煙|要予約|完全予約制)/iu,
  ],
  ko: [
    /(?:보호자(?:와|의|를)? ?(?:함께|동반|동행)|반려(?:견|동물|묘)[^.]{0,8}(?:불가|금지|목줄|출입)|환불 ?(?:불가|안 ?됩니다|되지)|(?:외부 ?음식|음식물|주류)[^.]{0,8}(?:금지|불가)|(?:헬멧|안전모|수영모|양말|운동화|마스크|실내화)[^.]{0,10}(?:착용|필수|신어|지참)|현금만|현금 결제만|예약 ?필수|예약제|재입장 ?불가)/u,
  ],
  zh: [
    /^(?:(?:\d{1,2}|[一二三四五六七八九十]{1,3})周?岁(?:以下|及以下)?)?(?:的)?(?:儿童|小孩|孩子|未成年人|老人|宠物|狗|爱犬|犬只|学员|嘉宾|参与者|顾客|观众)?(?:必须|须|需|需要|请|务必|应|均需|都要)(?:由|有)?[^。,，]{0,6}(?:陪同|陪伴|监护|牵绳|拴绳|佩戴|穿戴|穿|携带|出示|预约|预订|自备|提前|登记|购票|持票|凭票|签署|穿着)/u,
    /^(?:谢绝|禁止|严禁|请勿|不得|不可|恕不)(?:自带|携带|外带|宠物|吸烟|入内|带宠物|食用外|退换|退款|退票|拍照|摄影|喧哗)|^(?:仅收|只收|仅支持|只接受)(?:现金|微信|支付宝|刷卡)|(?:售出|离柜|售出后)[^。]{0,4}(?:不退|概不退换|不退换|不退不换)$/u,
  ],
  th: [
    /^(?:เด็ก|ผู้เยาว์|สุนัข|สัตว์เลี้ยง|ผู้เข้าร่วม|ผู้เข้าชม|ลูกค้า|ผู้เล่น|นักเรียน)[^.]{0,20}(?:ต้อง|ควร)(?:มี|มากับ|อยู่กับ|ใส่|สวม|จอง|พก|แสดง|ใช้|ชำระ)/u,
    /^(?:กรุณา|โปรด)?(?:ต้อง|จำเป็นต้อง)(?:สวม|ใส่|จอง|พก|แสดง|มากับ|มีผู้ปกครอง|ชำระ|วางมัดจำ|นำ)/u,
    /^(?:ห้าม|งด|ไม่อนุญาต(?:ให้)?)(?:นำ|พก|สูบ|ถ่ายรูป|ถ่ายภาพ|สัตว์เลี้ยง|ดื่มแอลกอฮอล์)[^.]{0,30}(?:เข้า|บุหรี่|ภาพ|รูป|มา|แอลกอฮอล์|เลี้ยง)/u,
    /^(?:รับ|ชำระ)(?:เฉพาะ|เป็น)(?:เงินสด|บัตร|เงินโอน)|^(?:ไม่รับบัตร|ไม่คืนเงิน|ไม่รับคืน|ไม่รับเปลี่ยน)/u,
  ],
  vi: [
    /^(?:các )?(?:trẻ em|trẻ|bé|chó|mèo|thú cưng|khách|người tham gia|học viên|vé)(?: [^ ]+){0,5} (?:phải|cần|không được|không) (?:được |có |đi |mang |đeo |đội |mặc |xuất )?(?:cùng|xích|rọ mõm|người lớn|phụ huynh|kèm|hoàn|đổi|trình|vào|đặt)/u,
    /^(?:bắt buộc|yêu cầu|cần|phải) (?:phải )?(?:mang|đội|đeo|mặc|xuất trình|đặt (?:chỗ|bàn|vé|lịch|trước|cọc)|có (?:phụ huynh|người lớn)|đi (?:giày|tất))/u,
    /^(?:không|cấm|vui lòng không) (?:mang|đem|hút|chụp ảnh|dắt|nhận thẻ|hoàn|đổi trả)(?!\p{L}).*|^(?:chỉ|chỉ nhận|thanh toán) (?:nhận )?(?:bằng )?(?:tiền mặt|chuyển khoản)/u,
  ],
}

const CHARACTERS_MAX = 96

/** Whether a clause is a rule for visitors. */
export function isHouseRule(clause: string, language: Language): boolean {
  if (clause.length > CHARACTERS_MAX) return false
  const key = keyOf(clause).trim()
  return RULES[language].some((each) => each.test(key))
}
