import type { Asked } from './orders.ts'

/** "It's called Roda Pequena", 店名はアトリエ楓: who orders says his name. */
const CALLED =
  /^(?:(?:it|she|we|the (?:shop|place|studio|café|cafe|brand|company|business))(?:['’]s| is|['’]re| are) called|(?:our |the )?(?:name|brand) is|(?:es|sie|wir|das ganze|der laden|das geschäft|die firma) (?:heißt|heißen)|(?:ça|il|elle|on|le lieu|la boutique) s['’]appelle|(?:nous nous|on se) (?:appelons|nomme)|se llama|nos llamamos|chama-se|se chama|chamamo-nos|(?:quán|tiệm|shop|thương hiệu|bên mình)? ?tên(?: quán)? là|(?:店名|品牌|公司|名字|店)(?:叫做|叫|是|为)|(?:店名|屋号|店の名前)[はが]|(?:가게|카페|매장|브랜드) ?이름은|ชื่อร้าน(?:คือ|ว่า)?) ?[«“"'‘「『]?(.{2,40}?)[»”"'’」』]?$/iu

/** "On est Le Camion Rouge": all its words are written large. */
const NAMED =
  /^(?:[Ww]e['’]re|[Ww]e are|[Oo]n est|[Nn]ous sommes|[Ss]omos|[Ww]ir sind|[Bb]ên mình là) ((?:(?:\p{Lu}[\p{L}’'&-]*|de|du|des|la|le|do|da|del|of|the|&) ?){1,5})$/u

/** A name that a clause tells, and nothing else. */
export function takeName(clause: string): Asked | null {
  const name = CALLED.exec(clause)?.[1] ?? NAMED.exec(clause)?.[1]
  if (!name || /[.!?,;:]/u.test(name) || /^(?:a|an|the|un|une|ein|eine|uma?) /iu.test(name))
    return null
  const at = clause.lastIndexOf(name)
  return { asked: clause.slice(0, at), rest: name }
}

/** 店名:…, "Shop name: …". */
const NAME_LABEL =
  /^(?:(?:shop|store|brand|company|business|studio|café|cafe)(?: name)?|name of (?:the )?(?:shop|store|business|studio)|firmenname|unser name|geschäft|laden|nom de la (?:boutique|marque)|enseigne|nombre del (?:local|negocio)|marca|nome da (?:loja|marca)|店名|店舗名|屋号|ブランド名|品牌|品牌名|店铺名|상호|상호명|가게 ?이름|브랜드명|ชื่อร้าน|tên quán|tên shop|tên tiệm|thương hiệu)$/iu

export const isNameLabel = (name: string): boolean =>
  NAME_LABEL.test(name.replace(/[:：*_#\s]+$/u, '').trim())
