import type { Asked } from './asked.ts'
import { isUnspaced } from './word-lists.ts'

/** "It's called Roda Pequena", 店名はアトリエ楓: the client states the name. */
const CALLED = new RegExp(
  `^(?:${[
    "(?:it|she|we|the (?:shop|place|studio|café|cafe|brand|company|business|salon|bakery|store))(?:['’]s| is|['’]re| are) called",
    '(?:our |the )?(?:name|brand)(?: of the [a-z]+)? is',
    '(?:es|sie|wir|das ganze|der (?:laden|hof|salon|betrieb)|das (?:geschäft|café|studio|atelier)|die (?:firma|praxis|werkstatt|bäckerei)) (?:heißt|heißen)',
    "(?:ça|il|elle|on|le (?:lieu|salon|café|magasin)|la (?:boutique|maison|marque)|l['’](?:atelier|enseigne)) s['’]appelle",
    '(?:nous nous|on se) (?:appelons|nomme)',
    'se llama|nos llamamos|(?:el local|la tienda|el taller) se llama',
    'chama-se|se chama|chamamo-nos|a (?:loja|marca) (?:se chama|chama-se)',
    '(?:quán|tiệm|shop|thương hiệu|bên mình|tiệm mình|quán mình)? ?tên(?: quán| tiệm| là| quán là| tiệm là| shop là)',
    '(?:店名|品牌名?|公司|名字|店|牌子|店铺名?|产品|软件|应用|小程序|课程|项目)(?:叫做|名叫|叫|名为)|(?:店名|品牌名?|公司|名字|牌子|店铺名?)(?:是|为)',
    '叫(?:做|作)?(?=[^的了你我他]{2,8}$)',
    '(?:[\\p{sc=Han}\\p{sc=Katakana}]{0,6}の?名前|店名|屋号|ブランド名?)[はが]',
    '(?:[가-힣]{1,6} ?이름|상호|상호명|브랜드|브랜드명)[은는]',
    '(?:ร้าน|แบรนด์|คาเฟ่|คลินิก|โรงเรียน|ยี่ห้อ)?ชื่อ(?:ร้าน|แบรนด์)?(?:คือ|ว่า)?|แบรนด์|ยี่ห้อ',
  ].join('|')}) ?[«“"'‘「『]?(.{2,40}?)[»”"'’」』]?(?:です|といいます|이에요|예요|입니다|ค่ะ|ครับ)?$`,
  'iu',
)

/** 店名「山里人」, "Marke „Elin“", "thương hiệu 'Sương Sớm'": the word that marks a name stands directly before its quotes. */
const NAME_QUOTED =
  /^(?:(?:our |the |unsere? |die |notre |la |nuestra |nossa |a )?(?:brand|shop|store|label|marke|laden|marque|enseigne|boutique|marca|tienda|loja)(?: name)?|thương hiệu|nhãn hiệu|tên (?:quán|tiệm|shop)|店名|品牌名|品牌|牌子|店铺名|店铺|屋号|ブランド|상호|브랜드|가게|แบรนด์|ร้าน)[:：]? ?[«“"„'‘「『]([^«»“”"„'‘’「」『』]{2,32})[»”“"'’」』]$/iu

/** "On est Le Camion Rouge": all words of the name are capitalized. */
const NAMED =
  /^(?:[Ww]e['’]re|[Ww]e are|[Oo]n est|[Nn]ous sommes|[Ss]omos|[Ww]ir sind|[Bb]ên mình là) ((?:(?:\p{Lu}[\p{L}’'&-]*|de|du|des|la|le|do|da|del|of|the|&) ?){1,5})$/u

/** Takes the name from a clause that only states it. */
export function takeName(clause: string): Asked | null {
  const name = NAME_QUOTED.exec(clause)?.[1] ?? CALLED.exec(clause)?.[1] ?? NAMED.exec(clause)?.[1]
  if (!name || /[.!?,;:]/u.test(name) || /^(?:a|an|the|un|une|ein|eine|uma?) /iu.test(name))
    return null
  const at = clause.lastIndexOf(name)
  return { asked: clause.slice(0, at), rest: name }
}

/** 店名:…, "Shop name: …". */
const NAME_LABEL =
  /^(?:(?:shop|store|brand|company|business|studio|café|cafe)(?: name)?|name of (?:the )?(?:shop|store|business|studio)|firmenname|unser name|geschäft|laden|nom de la (?:boutique|marque)|enseigne|nombre del (?:local|negocio)|marca|nome da (?:loja|marca)|店名|店舗名|屋号|ブランド名|品牌|品牌名|店铺名|상호|상호명|가게 ?이름|브랜드명|ชื่อร้าน|tên quán|tên shop|tên tiệm|thương hiệu)$/iu

/** "Client: Harrow & Finch", 客户：云杉亲子营地: the client's name. */
const CLIENT_LABEL =
  /^(?:client(?: name)?|kund(?:e|in)|auftraggeber(?:in)?|le client|cliente|クライアント(?:名)?|依頼主|お客様|客户|客戶|客户名称|클라이언트|고객사|의뢰인|ลูกค้า|ชื่อลูกค้า|khách hàng|tên khách hàng)$/iu

const withoutMarks = (name: string): string => name.replace(/[:：*_#\s]+$/u, '').trim()

export const isClientLabel = (name: string): boolean => CLIENT_LABEL.test(withoutMarks(name))

export const isNameLabel = (name: string): boolean =>
  NAME_LABEL.test(withoutMarks(name)) || isClientLabel(name)

const NAME_WORDS_MAX = 7
const NAME_SIGNS_MAX = 18
/** Signs that a text describes the client instead of naming him. */
const TOLD_OF =
  /^(?:an?|ein\p{L}*|une?|uma?|una|the|nous|we|wir) |[?!;%]|(?:です|ます|だ|要|想|希望|需要|的|입니다|이에요|예요)$/iu

/** Whether a text names the client: "a family firm that wants more calls" is no name. */
export function isClientNamed(given: string): boolean {
  // Thai marks no sentence ends: a name ends at the first space.
  if (/^\p{sc=Thai}/u.test(given.trim())) return true
  const text = /^.*?(?=[。！]|(?<=\p{L}{3})\.(?:\s|$)|$)/u.exec(given.trim())?.[0] ?? ''
  if (text === '' || TOLD_OF.test(text) || /[,，、]/u.test(text)) return false
  if (isUnspaced(text)) return [...text].length <= NAME_SIGNS_MAX
  return text.split(' ').length <= NAME_WORDS_MAX && /\p{Lu}/u.test(text)
}
