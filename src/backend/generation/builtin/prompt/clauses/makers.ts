import type { Language } from '../../../../../contract/languages.ts'
import { GRAMMARS } from '../grammar/index.ts'
import { has, keyOf } from './word-lists.ts'

/**
 * "I keep bees in Dorset", "Ich repariere Fahrräder", 我做手工皮具: the client says in the first person what he does, as no
 * ad would. Only the singular: "we" is how companies speak to customers.
 */
const MAKES: Record<Language, RegExp> = {
  en: /^i (?!am |was |want|need|would|wish|hope|like |love|think|have |just |saw |know |guess|believe|can |could |will |must |should |plan|do(?:n['’]t)? |remember|feel )\p{L}{3,} /iu,
  de: /^ich (?!bin |war |will |möchte|brauche|bräuchte|hätte|würde|suche|wünsche|hoffe|plane|denke|glaube|kann |könnte|soll|muss |habe |liebe |stelle mir|weiß )\p{L}{2,}e /iu,
  fr: /^(?:je |j['’])(?!suis |veux|voudrais|souhaite|cherche|aimerais|ai |aurais|pense|crois|peux|vais |dois |sais |voulais|rêve|adore |aime )\p{L}{2,}(?:e|s) /iu,
  es: /^(?:[Yy]o )?(?:[Hh]ago|[Vv]endo|[Ff]abrico|[Rr]eparo|[Aa]rreglo|[Ee]nseño|[Dd]oy|[Pp]reparo|[Cc]ultivo|[Dd]iseño|[Ii]mparto|[Oo]frezco|[Ee]laboro|[Cc]oso|[Pp]into|[Tt]ejo|[Cc]r[ií]o|[Oo]rganizo|[Aa]lquilo|[Cc]uido|[Rr]estauro|[Pp]roduzco|[Bb]ordo|[Cc]ocino|[Tt]rabajo) /u,
  pt: /^(?:[Ee]u )?(?:[Ff]aço|[Vv]endo|[Ff]abrico|[Cc]onserto|[Rr]eparo|[Ee]nsino|[Dd]ou|[Pp]reparo|[Cc]ultivo|[Dd]esenho|[Oo]fereço|[Cc]osturo|[Pp]into|[Tt]eço|[Cc]rio|[Oo]rganizo|[Aa]lugo|[Cc]uido|[Rr]estauro|[Pp]roduzo|[Bb]ordo|[Cc]ozinho|[Tt]rabalho|[Aa]rranjo) /u,
  vi: /^(?:mình|tôi|em|tớ|chị|anh) (?:đang )?(?:làm|bán|sửa|dạy|trồng|may|nuôi|nhận|chuyên|nấu|thêu|vẽ) /iu,
  zh: /^我(?:自己)?(?:在\p{sc=Han}{1,6}?)?(?:是)?(?:专门)?(?:做|卖|教|修|养|种|烤|织|画)(?![个一张份下些点])/u,
  ja: /^(?!.*(?:たい|ほしい|欲しい)).{4,40}(?:を|で)(?:作って|つくって|販売して|売って|営んで|教えて|育てて|焼いて|修理して|製造して|手がけて)い(?:ます|る者です)$/u,
  ko: /^(?:저는|제가|나는) .{2,40}(?:만들어요|만듭니다|만들고 있어요|만들고 있습니다|팔아요|팝니다|판매해요|판매합니다|가르쳐요|가르칩니다|고쳐요|고칩니다|키워요|키웁니다|운영해요|운영합니다)$/u,
  th: /^(?:ผม|ดิฉัน|ฉัน|หนู|เรา)(?:เป็นคน)?(?:ทำ|ขาย|สอน|ซ่อม|ปลูก|เลี้ยง|รับ)(?!โพสต์|รูป|ภาพ|โฆษณา)/u,
}

/** Whether a clause says what the client makes or does. */
export const tellsMaking = (clause: string, language: Language): boolean =>
  MAKES[language].test(clause.trim()) && !isOneThing(clause, language)

/** "Vendo apartamento T3": a single thing for sale or rent is the subject of the ad. */
const isOneThing = (clause: string, language: Language): boolean => {
  const { property, car } = GRAMMARS[language].trades
  const key = keyOf(clause)
  return ONE_OF_HIS.test(clause.trim()) && (has(key, property) || has(key, car))
}
const ONE_OF_HIS =
  /^(?:(?:eu|yo|ich|i) )?(?:vendo|alugo|alquilo|verkaufe|vermiete|sell|let) |^je (?:vends|loue) |^(?:mình|tôi|em) (?:đang |cần )?bán /iu
