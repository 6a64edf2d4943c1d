/**
 * How ten languages say that a price came down. All are tried together: a Thai brief says "now" too, and between two
 * sums, the higher first, none of them means anything else.
 */

const IS = "(?:(?:and|but|it's|its|is|are|that's|they're|now|today|und|jetzt|heute) )*"

/** Between the old and the new sum. */
export const LOWERED_BETWEEN = [
  `${IS}(?:now|today)(?: (?:is|at|only|just|for|yours for))*`,
  `${IS}(?:down|reduced|cut|slashed|marked down|dropped|drops|drop|lowered|discounted|on sale)(?: (?:to|at|for))(?: (?:only|just))?`,
  '(?:und )?(?:jetzt|nun|heute)(?: (?:nur|noch|für|auf|schon|um))*|nur noch(?: für)?',
  '(?:und )?(?:jetzt )?(?:reduziert|gesenkt|herabgesetzt|heruntergesetzt|runtergesetzt|runter|verbilligt|herunter) auf(?: nur)?(?: noch)?',
  "(?:et )?(?:maintenant|désormais|aujourd'hui|à présent)(?: (?:à|seulement|pour|réduite?s? à|ramenée?s? à))*",
  '(?:et )?(?:réduit|ramené|baissé|soldé|passé|passe|passent|descend|baisse|tombe|remisé)(?:e?s?) à(?: seulement)?',
  '(?:y )?(?:ahora|hoy)(?: (?:a|por|solo|sólo|en|está a|cuesta|se queda en))*',
  '(?:y )?(?:rebajad[oa]s?|bajad[oa]s?|reducid[oa]s?|baja|bajan|bajó|se queda|se quedan|queda|quedan|en oferta) (?:a|en|por)(?: solo| sólo)?',
  '(?:e )?(?:agora|hoje)(?: (?:por|só|apenas|somente|a|está|sai|custa|é))*',
  '(?:e )?(?:reduzid[oa]s?|baixou|baixaram|caiu|caíram|cai|sai|saindo|rebaixad[oa]s?|em promoção) (?:para|pra|por|a)(?: só| apenas)?',
  '(?:(?:nay|giờ|hiện|hôm nay|đã|được|sale|bán|giảm|hạ|giá|sốc|sâu|chỉ) )*(?:còn|xuống|nay|giờ)(?: (?:giá|còn|chỉ|xuống|lại|có))*',
  '(?:现在|现|今|目前|如今|今天)?(?:直|已|下|降价)?(?:降至|降到|降为|调至|调到|调整到|调整为|减至|减到|特惠|优惠至|优惠到)|(?:学生|学员|会员|教师)价|现价|现仅|现在|现只要|现仅需|现只需|今仅需',
  '今なら|今だけ|現在は?|ただいま|(?:のところ|だったところ)を?(?:、|，)?(?:今なら|今だけ|なんと)?',
  '(?:이던 ?게|였는데|짜리를?) ?(?:지금은?|이제|단돈)?|지금은?|이제|현재는?|오늘만|단돈|→ ?지금',
  '(?:ตอนนี้|วันนี้|ปรับ)?(?:ลดราคา|ลดลง|ลด)?(?:เหลือ|เป็น)(?:เพียง|แค่)?|ตอนนี้(?:เพียง|แค่)?|วันนี้(?:เพียง|แค่)',
].join('|')

/** The words before the old sum, and those that then lead to the new one. */
export const LOWERED_PAIRS: readonly (readonly [opening: string, between: string])[] = [
  [
    '(?:(?:reduced|down|cut|slashed|marked down|lowered|dropped|drops|discounted|brought down|gone|goes|went|price drop|falls?|fell|now) )from(?: the usual)?',
    '(?:right )?(?:down )?to(?: (?:only|just))?',
  ],
  [
    '(?:(?:reduziert|gesenkt|herabgesetzt|heruntergesetzt|runtergesetzt|fällt|sinkt|verbilligt) )?von(?: bisher)?',
    '(?:(?:jetzt )?(?:reduziert|gesenkt|herabgesetzt|heruntergesetzt|runter) )?auf(?: (?:nur|jetzt|nur noch))?',
  ],
  [
    '(?:(?:passe(?:nt)?|baisse(?:nt)?|ramené(?:e?s?)|réduit(?:e?s?)|descend(?:ent)?|soldé(?:e?s?)|tombe(?:nt)?|baissé(?:e?s?)) )?de|proposé(?:e?s?) à',
    'à(?: seulement| partir de maintenant)?',
  ],
  [
    '(?:(?:rebajad[oa]s?|bajad[oa]s?|reducid[oa]s?|pasa|pasan|baja|bajan|bajó|bajaron|cae) )?(?:de|desde)',
    '(?:a|por|hasta)(?: (?:solo|sólo|los))?',
  ],
  [
    '(?:(?:reduzid[oa]s?|baixou|baixaram|caiu|caíram|passa|passou|baixad[oa]s?|cai) )?de:?',
    ',? ?(?:por|para|pra|a):?(?: (?:só|apenas|somente))?',
  ],
  [
    '(?:(?:giảm|hạ|sale)(?: giá)? )?từ|giá(?: gốc| cũ| thường)?',
    '(?:(?:nay|đã|được) )*(?:(?:giảm|hạ)(?: giá)? )?(?:xuống|còn|chỉ còn|xuống còn)(?: (?:còn|chỉ|lại))*',
  ],
  ['(?:价格)?(?:从|由)', '(?:直接?|已)?(?:降|调|减|跌|优惠|下调|调整|降价|直降)?(?:至|到|为)'],
  [
    '(?:ลด(?:ราคา)?|ปรับ(?:ราคา)?)?จาก(?:ราคา|ปกติ|ราคาปกติ)?',
    '(?:ลดลง|ลดราคา|ลด)?(?:เหลือ|เป็น|มาเหลือ)(?:เพียง|แค่)?',
  ],
]

/** The words behind the new sum that say the price came down to it. */
export const LOWERED_AFTER = [
  'gesenkt|reduziert|herabgesetzt|heruntergesetzt|runtergesetzt|verbilligt',
  '(?:に|へ|まで)(?:値下げ|値引き|割引|プライスダウン)(?:しました|します|中です|中|いたしました|になりました)?',
  '(?:으로|로)? ?(?:인하|할인|내렸어요|내렸습니다|내려요|낮췄어요|낮췄습니다|세일)(?:합니다|해요|했어요|했습니다|됐어요|중|중이에요)?',
  '(?:了|啦)',
  'เท่านั้น|rồi|thôi',
].join('|')
