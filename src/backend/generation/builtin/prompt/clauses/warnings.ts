import type { Language } from '../../../../../contract/languages.ts'
import { keyOf } from './word-lists.ts'

/**
 * Warnings that laws and courtesy require in ads: who may not have a product, what is in it, how to use it safely. Even
 * as commands ("Keep out of reach of children") they are for customers, never for the designer. Each pattern matches
 * the start of a clause.
 */
const WARNINGS: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:may )?contains? (?:(?:small|traces of|added|natural|high|low|some|\d+ ?%) ?)*(?:nuts?|tree nuts|peanuts|almonds|milk|dairy|lactose|soya?|gluten|wheat|eggs?|fish|shellfish|crustaceans|sesame|mustard|celery|sulphites|sulfites|lupin|allergens|caffeine|alcohol|nicotine|aspartame|sweeteners|small parts)/u,
    /^(?:this product is )?not (?:suitable|recommended|intended|safe|meant)? ?for (?:children|kids|toddlers|infants|babies|minors|pregnant|people|persons|those|anyone|internal use|human consumption)/u,
    /^not for (?:use|sale) (?:by|to) |^(?:no sale to|no entry for|no one|nobody|no) (?:persons? )?(?:under|minors)/u,
    /^(?:strictly )?(?:(?:alcohol )?(?:for )?adults only|(?:for )?(?:ages? )?\d{2}\+(?: only)?$|over \d{2}s?(?: only)?$|must be (?:over |at least )?\d{2})/u,
    /^(?:please )?(?:keep|store) (?:out of|away from|locked)/u,
    /^(?:please )?(?:drink|gamble|bet|borrow|invest|enjoy) (?:this )?(?:responsibly|in moderation|wisely)/u,
    /^when the fun stops|^don't drink and drive|^never drink and drive/u,
    /^(?:do not|don't|never) (?:exceed|swallow|ingest|inhale|mix with|use if|use on|take if|take with|leave unattended|drive)/u,
    /^if (?:symptoms|pain|irritation|you are pregnant|you're pregnant|pregnant|in doubt)/u,
    /^(?:always )?read (?:the )?(?:label|leaflet|instructions|warnings)/u,
    /^(?:for external use|choking hazard|highly flammable|flammable|adult supervision|avoid contact with|use under (?:adult )?supervision)/u,
  ],
  de: [
    /^(?:kann |enthält )(?:spuren von |geringe mengen |zugesetztes? )*(?:nüssen?|erdnüssen?|schalenfrüchten?|milch|laktose|soja|gluten|weizen|eiern?|fisch|krebstieren?|sesam|senf|sellerie|sulfite|lupinen?|allergene|koffein|alkohol|nikotin|aspartam|süßungsmittel|kleinteile)/u,
    /^(?:dieses produkt ist )?nicht (?:geeignet )?für (?:kinder|säuglinge|kleinkinder|schwangere|stillende|minderjährige|personen)/u,
    /^(?:alkohol|abgabe|verkauf|kein verkauf|keine abgabe|zutritt|einlass|nur für erwachsene|nur für personen) ?(?:nur )?(?:ab \d|an (?!der |den |einem |jedem )|unter \d|für erwachsene|$)/u,
    /^(?:bitte )?(?:von kindern|außer reichweite|außerhalb der reichweite|unzugänglich für|vor kindern|von hitze|von offenem feuer)/u,
    /^(?:bitte )?(?:verantwortungsvoll|maßvoll|in maßen|bewusst) (?:genießen|trinken|spielen)|^(?:bitte )?(?:genießen|trinken|spielen) sie (?:verantwortungsvoll|maßvoll|in maßen)/u,
    /^(?:alkohol am steuer|don't drink and drive|glücksspiel kann|spielen kann süchtig|rauchen )/u,
    /^(?:vor (?:gebrauch|der anwendung)|gebrauchsanweisung|packungsbeilage|bei (?:beschwerden|anhaltenden|schwangerschaft))/u,
    /^(?:die )?(?:angegebene )?(?:empfohlene )?(?:tägliche )?(?:verzehrmenge|verzehrsmenge|tagesdosis|höchstdosis)|^nahrungsergänzungsmittel (?:sind|ist|ersetzen|ersetzt) |^(?:sind |ist )?kein ersatz für /u,
    /^(?:nur zur äußeren|nur äußerlich|leicht entzündlich|entzündlich|erstickungsgefahr|achtung[ :])/u,
  ],
  fr: [
    /^(?:peut contenir|contient) (?:des |de la |du |de l'|des traces de |des traces d'|d'|de )*(?:fruits? à coque|noix|arachides?|lait|lactose|soja|gluten|blé|œufs?|oeufs?|poissons?|crustacés|sésame|moutarde|céleri|sulfites|lupin|allergènes|caféine|alcool|nicotine|aspartame|édulcorants?|petites pièces)/u,
    /^(?:ce produit )?(?:ne convient pas|déconseillé|interdit|non recommandé|ne pas vendre|vente interdite)(?: à la vente)? (?:aux|à|chez|pour|pendant)/u,
    /^(?:à )?(?:tenir|conserver|garder|maintenir) (?:hors|loin|éloigné)/u,
    /^(?:à (?:boire|consommer)|buvez|jouez|consommez|jouer) (?:avec modération|de (?:façon|manière) responsable|responsable)/u,
    /^(?:l'abus d'alcool|fumer |jouer comporte|boire ou conduire|pour votre santé|mangez (?:au moins|moins)|évitez de (?:manger|grignoter)|pratiquez une activité)/u,
    /^ne (?:pas|jamais) (?:avaler|dépasser|laisser|utiliser (?:chez|sur|en|si)|ingérer|inhaler|jeter)/u,
    /^(?:usage externe|en cas de (?:doute|symptômes|contact|grossesse)|lire attentivement|lisez attentivement|demandez conseil|inflammable|danger[ :]|attention[ :]|les compléments alimentaires ne)/u,
  ],
  es: [
    /^(?:puede contener|contiene) (?:trazas de |restos de )*(?:frutos secos|frutos de cáscara|cacahuetes?|nueces|leche|lactosa|soja|soya|gluten|trigo|huevos?|pescado|crustáceos|sésamo|mostaza|apio|sulfitos|altramuces|alérgenos|cafeína|alcohol|nicotina|aspartamo|edulcorantes?|piezas pequeñas)/u,
    /^(?:este producto )?no (?:es )?(?:apto|apta|recomendado|recomendable|indicado|adecuado) (?:para|en|durante)/u,
    /^(?:prohibid[ao] |solo (?:para )?mayores|sólo (?:para )?mayores|venta prohibida|mayores de \d{2})/u,
    /^(?:mantén|mantener|mantenga|guardar|conservar|manténgase|mantenerse) (?:fuera|lejos|alejado)/u,
    /^(?:bebe|beba|juega|juegue|disfruta|disfrute|consume|consuma|bebed)(?: (?:siempre|de un consumo))? (?:con (?:moderación|responsabilidad|cabeza)|de forma responsable|responsablemente|responsable)/u,
    /^(?:si bebes|si bebe|el (?:abuso|consumo excesivo|exceso) |el alcohol |fumar |todo con medida|evita el exceso|evite el exceso)/u,
    /^no (?:exceder|exceda|superar|ingerir|ingiera|inhalar|dejar|usar (?:en|si)|se debe|conduzcas|conduzca)/u,
    /^(?:uso externo|en caso de (?:duda|embarazo|contacto|síntomas)|lea (?:atentamente |las )|leer atentamente|los complementos alimenticios|inflamable)/u,
  ],
  pt: [
    /^(?:pode conter|contém) (?:traços de |vestígios de )*(?:castanhas?|nozes|amendoim|amêndoas?|leite|lactose|soja|glúten|trigo|ovos?|peixe|crustáceos|gergelim|sésamo|mostarda|aipo|sulfitos|tremoço|alérgenos|cafeína|álcool|nicotina|aspartame|adoçantes?|edulcorantes?|peças pequenas)/u,
    /^(?:este produto )?não (?:é )?(?:recomendad[oa]|indicad[oa]|adequad[oa]|aconselhad[oa]|apropriad[oa]) (?:para|a|durante|por)/u,
    /^(?:proibid[ao] |venda proibida|só para maiores|apenas (?:para )?maiores|maiores de \d{2})/u,
    /^(?:mantenha|manter|guarde|guardar|conserve|conservar) (?:fora|longe)/u,
    /^(?:beba|jogue|aprecie|consuma|curta|bebe) (?:com (?:moderação|responsabilidade)|de forma responsável)/u,
    /^(?:se (?:for )?(?:beber|dirigir|conduzir)|o (?:abuso|consumo excessivo) |fumar )/u,
    /^não (?:exceda|exceder|ultrapasse|ingira|ingerir|inale|inalar|deixe ao alcance|use (?:em|se)|utilize (?:em|se)|dirija)/u,
    /^(?:uso externo|em caso de (?:dúvida|gravidez|contato|contacto|sintomas)|ao persistirem|leia (?:a|o|as|os|atentamente) |inflamável|os suplementos|este medicamento|se persistirem)/u,
  ],
  ja: [
    /^(?:本品は|原材料の一部に)?[^。]{0,16}(?:を含む|を含みます|が含まれ(?:ています|る場合があります))$/u,
    /(?:手の届かない|触れない)(?:ところ|所|場所)/u,
    /^(?:お酒|飲酒)は|飲酒運転|妊娠中|授乳中|(?:20歳|18歳|二十歳|未成年|お子様)[^。]{0,10}(?:未満|には|への|は|の方)[^。]{0,16}(?:できません|禁止|お断り|ください|禁じられ|お控え|販売し)/u,
    /(?:個人差があります|効果を保証するものでは|火気厳禁|直射日光を避け|使用を中止|医師に相談|医師にご相談|ご使用前に|過剰摂取)/u,
  ],
  ko: [
    /(?:손이 ?)?닿지 ?않는 ?곳/u,
    /(?:미만|미성년자|청소년|어린이|임산부|임신|수유)[^.]{0,18}(?:금지|불가|주의|삼가|피하|마세요|마십시오|제한|안 됩니다)/u,
    /(?:음주|과음|흡연|음주운전|도박)[^.]{0,14}(?:해롭|해칩|원인|금지|안 됩니다|유해)/u,
    /(?:알레르기|카페인|우유|대두|밀|땅콩|견과류|난류|달걀|갑각류|니코틴|알코올)[^.]{0,12}(?:함유|포함)(?:되어 있|하고 있|돼 있)?/u,
    /(?:개인차가|과다 ?섭취|섭취 ?시 ?주의|사용을 중지|의사와 상담|전문가와 상담|인화성|화기 ?주의)/u,
  ],
  zh: [
    /(?:儿童|小孩|孩子|孩童|婴幼儿)(?:不易|无法|不能)?(?:接触|触及|够)(?:不到|得到)?的?(?:地方|处|之处)/u,
    /(?:未成年人?|孕妇|孕产妇|哺乳期|儿童|婴幼儿|(?:18|十八)周?岁以下)[^。]{0,10}(?:禁|慎|勿|不宜|不得|不建议|不适用|不适宜|请在)/u,
    /(?:过量|酗酒|吸烟|饮酒|酒后)[^。]{0,6}(?:有害|伤身|驾)|(?:适量|理性|适度)(?:饮酒|饮用|购彩|投资|博彩)|请勿(?:酒后|过量|吞|食用|直视|儿童)/u,
    /^(?:本品)?(?:可能)?(?:含有?|配料含)(?:微量)?[^。]{0,10}(?:坚果|花生|牛奶|乳制品|大豆|麸质|小麦|鸡蛋|鱼类|甲壳|芝麻|咖啡因|酒精|尼古丁|阿斯巴甜|过敏原)/u,
    /(?:效果因人|因人而异|远离火源|严禁烟火|避免接触眼睛|仅供外用|如有不适)/u,
  ],
  th: [
    /(?:พ้นมือเด็ก|ห่างจากมือเด็ก|ให้ห่างจากเด็ก|ห่างจากเปลวไฟ)/u,
    /(?:ห้ามดื่ม|ห้ามจำหน่าย|ห้ามขาย|ห้ามใช้(?!รูป|ภาพ|ฟอนต์|สี|คำ|ตัว|โลโก้|อีโมจิ|โทน)|ห้ามรับประทาน|ไม่เหมาะ(?:กับ|สำหรับ)(?:เด็ก|สตรี|ผู้)|ไม่ควร(?:ดื่ม|รับประทาน|ใช้)|เด็กและสตรี|สตรีมีครรภ์)/u,
    /(?:เมาไม่ขับ|ดื่มอย่าง|การดื่มสุรา|ก่อให้เกิดมะเร็ง|อ่านคำเตือน|อ่านฉลาก|มีส่วนผสมของแอลกอฮอล์|มีคาเฟอีน|อาจมีส่วนผสมของ|ข้อมูลสำหรับผู้แพ้|ใช้ภายนอกเท่านั้น)/u,
  ],
  vi: [
    /(?:xa|ngoài) tầm (?:tay|với)(?: của)? (?:trẻ|bé)|tránh xa (?:lửa|nguồn nhiệt|tầm tay)/u,
    /^(?:không|cấm|không được) (?:dùng|sử dụng|bán|uống|vượt quá|thích hợp|phù hợp)(?: rượu| bia| sản phẩm)* (?:cho|với|khi|quá|đối)/u,
    /(?:người dưới \d{2}|dưới \d{2} tuổi|phụ nữ (?:có thai|mang thai|cho con bú)|trẻ em dưới)[^.]{0,24}(?:không|cấm|tham khảo|hỏi)/u,
    /^(?:có thể )?(?:chứa|có chứa) (?:một lượng nhỏ )?(?:caffeine|cafein|cồn|đậu phộng|lạc|sữa|lactose|đậu nành|gluten|lúa mì|trứng|hải sản|mè|nicotin|các loại hạt|chất gây dị ứng)/u,
    /^(?:đã uống rượu|uống có trách nhiệm|uống có chừng mực|uống rượu bia|hút thuốc|hãy uống|đọc kỹ|đọc kĩ|chỉ dùng ngoài|hiệu quả (?:tùy|tuỳ)|kết quả (?:tùy|tuỳ))/u,
  ],
}

/** A warning is short; longer text is more than a warning. */
const CHARACTERS_MAX = 120

/** Whether a clause warns the buyer. */
export function isWarning(clause: string, language: Language): boolean {
  if (clause.length > CHARACTERS_MAX) return false
  const key = keyOf(clause).trim()
  return WARNINGS[language].some((each) => each.test(key))
}
