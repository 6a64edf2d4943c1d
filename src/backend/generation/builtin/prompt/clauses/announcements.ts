import type { Language } from '../../../../../contract/languages.ts'
import { TALK } from '../grammar/talk/index.ts'
import type { Asked } from './asked.ts'
import { mainClause } from './main-clause.ts'
import { takeTelling } from './talk.ts'
import { headOf, keyOf, pattern, plain } from './word-lists.ts'

/** The recipients of an announcement, always the ad's readers. */
const PEOPLE: Partial<Record<Language, string>> = {
  en: '(?: (?:to )?(?:the |our |all |all our |my |local )?(?:people|everyone|everybody|customers|clients|guests|folks|locals|residents|neighbou?rs|patients|members|parents|regulars|shoppers|visitors|families|town|village|world)){0,2}',
  de: '(?:(?:den |allen |unseren |allen unseren |meinen |die )?(?:leuten?|menschen|kund(?:en|innen)|gästen?|anwohnern?|nachbarn?|allen|alle|mitgliedern?|patienten|eltern|stammkunden) )?',
  fr: '(?: (?:aux |à (?:tous |toutes )?|à nos |à mes |nos |mes |tous nos |le |au )?(?:gens|tous|tout le monde|clients|client·es|clientèle|habitants|voisins|quartier|patients|adhérents|parents|monde)){0,2}',
  es: '(?: (?:a )?(?:la |los |las |mis |nuestros |todos |todos los |nuestra |mi )?(?:gente|todos|todo el mundo|clientes|clientela|vecinos|vecinas|barrio|pacientes|socios|padres|familias)){0,2}',
  pt: '(?: (?:a |às |aos |ao |para |pra |pro |para o )?(?:as |os |o |nossos |meus |todos os |toda a )?(?:pessoas|todos|todo mundo|clientes|pessoal|galera|vizinhos|vizinhança|bairro|pacientes|alunos|pais)){0,2}',
  vi: '(?: (?:cho|với|tới|đến))?(?: (?:tất cả |các )?(?:mọi người|khách hàng|khách quen|khách|bà con|cả nhà|phụ huynh|hàng xóm))?',
}

/** A wish to tell readers something, up to the word that introduces it. */
const OPENINGS: Partial<Record<Language, string>> = {
  en: `(?:please |pls )?(?:tell|inform|remind) (?:people|everyone|everybody|customers|guests|folks|locals|residents|parents|patients|members)(?: that (?=\\S)| (?=(?:we|we're|we've|our|the|there's|there is) ))|(?:(?:and|but|so) )?(?:(?:we|i)(?:'d| would)? )?(?:(?:just |really )?(?:want|wants|need|would like|like|love|wish|hope) to )(?:tell|inform|remind|let|show|announce|say|share|spread the word|get the word out)${PEOPLE.en}(?: know)?(?: that (?=\\S)| (?=(?:we|we're|we've|we'll|our|there's|there is) ))`,
  de: `(?:und )?(?:wir )?(?:möchten|möchte|wollen|will|würden gern\\p{L}*|würde gern\\p{L}*)(?: wir| ich)? (?:gern\\p{L}* )?${PEOPLE.de}(?:nur )?(?:sagen|mitteilen|erzählen|bekannt ?geben|informieren|ankündigen|wissen lassen|zeigen|erinnern|daran erinnern|darüber informieren),? dass `,
  fr: `(?:et )?(?:(?:nous|on|je|j') ?)?(?:voulons|voudrions|veut|voudrait|veux|voudrais|aimerions|aimerait|aimerais|souhaitons|souhaite|souhaiterions) (?:dire|annoncer|faire savoir|informer|prévenir|rappeler|signaler)${PEOPLE.fr} qu(?:e |')`,
  es: `(?:y )?(?:queremos|quiero|quisiéramos|nos gustaría|me gustaría|necesitamos) (?:que sepan|decir(?:les?)?|avisar(?:les?)?|contar(?:les?)?|informar(?:les?)?|anunciar|hacer saber|comunicar(?:les?)?|recordar(?:les?)?)${PEOPLE.es}(?: de)? que `,
  pt: `(?:e )?(?:queremos|quero|queria|gostaríamos de|gostaria de|precisamos|preciso) (?:dizer|avisar|contar|informar|anunciar|comunicar|lembrar)${PEOPLE.pt}(?: de)? que `,
  vi: `(?:và )?(?:(?:chúng tôi|mình|tụi mình|bên mình|tôi|quán) )?(?:muốn|cần) (?:báo(?: tin)?|thông báo|nói|nhắn|kể|cho)${PEOPLE.vi}(?: biết)?(?: là| rằng| biết) `,
  zh: '(?:我们)?(?:想|要|希望|需要)(?:告诉|通知|让|跟|和|向)(?:大家|顾客们?|客人们?|客户们?|老顾客|新老顾客|街坊邻居|街坊们?|邻居们?|居民|学员们?|家长们?|会员们?)(?:都)?(?:知道|说|宣布|说明)?(?:一下|一声)?[，,：:\\s]*(?:的是)?',
  th: '(?:เรา|ทางเรา|ทางร้าน|ร้าน|ร้านเรา)?(?:อยาก|ต้องการ)(?:จะ)?(?:บอก|แจ้ง|ประกาศ|แจ้งข่าว)(?:ให้)?(?:ลูกค้า|ทุกคน|ทุกท่าน|คนแถวนี้|คนในพื้นที่|ชาวบ้าน|เพื่อนบ้าน|ผู้ปกครอง)?(?:ทราบ|รู้)?ว่า\\s*',
}

/** The same in verb-final languages. */
const ENDINGS: Partial<Record<Language, string>> = {
  ja: '(?<=(?:始まった|始めた|始まる|始める|発売した|発売する|オープンした|オープンする|開店した|入荷した|入荷する|できた|開催する|リニューアルした|出た|増えた))(?:ので|ため|んですが|のですが)|(?:という)?(?:こと|の)を(?:[^、。]{1,10}に)?(?:お)?(?:伝え|知らせ|告知し|アピールし|案内し)(?:し)?(?:たい|て(?:ほしい|ください))(?:と思(?:います|っています)|です|んです)?',
  ko: '(?<=[다라])는 (?:걸|것을|거를|점을|사실을|소식을)(?: (?:[\\p{L}]+ )?[\\p{L}]+(?:에게|께|한테))? (?:널리 )?(?:알리|알려|전하|홍보하)[\\p{L}]*(?: 싶[\\p{L}]*| 해요| 합니다)?',
}

/** "And want to tell people that we now deliver": the message is news for customers, verbatim. */
export function takeAnnouncement(clause: string, language: Language): Asked | null {
  const text = plain(clause)
  const opening = OPENINGS[language]
  if (opening) {
    const asked = pattern(`^\\s*,? ?(?:${opening})`).exec(text)?.[0]
    if (!asked || asked.length === clause.length) return null
    const rest = clause.slice(asked.length).trim()
    return {
      asked: clause.slice(0, asked.length),
      rest: language === 'de' ? mainClause(rest) : rest,
    }
  }
  const ending = ENDINGS[language]
  const found = ending ? pattern(`(?:${ending})[\\s.。!！]*$`).exec(text) : null
  if (!found || found.index < LEAST) return null
  return { asked: clause.slice(found.index), rest: clause.slice(0, found.index).trim() }
}
const LEAST = 4

/** German puts a comma between the speaker and the message. */
export const joinedTellings = (clauses: string[], language: Language): string[] =>
  language !== 'de'
    ? clauses
    : clauses.reduce<string[]>((found, clause) => {
        const whole = `${found.at(-1) ?? ''}, ${clause}`
        const isTold = /^dass /iu.test(clause) && TOLD.test(found.at(-1) ?? '')
        if (isTold) found[found.length - 1] = whole
        else found.push(clause)
        return found
      }, [])
const TOLD =
  /(?:möchten?|wollen|will|würden?) .*(?:sagen|mitteilen|erzählen|bekannt ?geben|informieren|ankündigen|lassen|zeigen|erinnern)$/iu

/** "They fear cold water, so say that it has 31 degrees": the message, without its "so". */
export function toldIn(clause: string, language: Language): string | null {
  const key = keyOf(clause)
  const opening = headOf(key, TALK[language].therefore)?.trim() ?? ''
  if (opening === '') return null
  const rest = clause.slice(clause.toLowerCase().indexOf(opening) + opening.length).trim()
  return takeTelling(rest, language) ? rest : null
}
