import type { Grammar } from '../grammar/grammar.ts'
import { isOnlyCall } from './calls.ts'
import { BREAK, CLOSE, OPEN } from './marks.ts'
import { pattern, plain } from './word-lists.ts'

const PAIRS = [
  '“([^“”\\n]{1,160})”',
  '„([^„“”\\n]{1,160})[“”]',
  '«([^«»\\n]{1,160})»',
  '»([^«»\\n]{1,160})«',
  '「([^「」\\n]{1,160})」',
  '『([^『』\\n]{1,160})』',
  '"([^"\\n]{1,160})"',
  '＂([^＂\\n]{1,160})＂',
  // Chinese, Japanese and Korean attach particles directly to quotes: 문구는 '오늘 캔 감자'로.
  '(?<![\\p{sc=Latin}\\p{N}])‘((?:[^‘’\\n]|’(?=\\p{sc=Latin})){1,160})’(?!\\p{sc=Latin})',
  "(?<![\\p{sc=Latin}\\p{N}])'((?:[^'\\n]|'(?=\\p{sc=Latin})){1,160})'(?!\\p{sc=Latin})",
]
const QUOTED = new RegExp(PAIRS.join('|'), 'gu')
const QUOTE_CHARACTERS_MAX = 160
const BUTTON_CHARACTERS_MAX = 32
const SAYING_WORDS_MIN = 4
/** Stands in for a quote whose role is known. */
export const NAMED = '\ue004'
const HOLD = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'gu')
/** "… “Book now” button", 「予約する」ボタン. */
const BUTTON_BEHIND =
  /^[\s-]*(?:button|cta|schaltfläche|knopf|bouton|botón|botão|按钮|ボタン|버튼)(?!\p{L}*(?:の色|색))/iu
/** "“Ximomachti” grande en el centro". */
const LARGE_BEHIND =
  /^\s*,?\s*(?:in |very |really |ganz |sehr |en |bien |muy |bem )*(?:big|large|huge|groß|riesig|grand|gros|grande|gigante|enorme|大きく|大大|크게|ตัวใหญ่|ใหญ่ๆ|thật to|to đùng)(?!\p{L})/iu
/** 「…」という文を入れて, "…"라는 문구로: words behind a quote that ask to print it. */
const SAID_BEHIND =
  /^\s*(?:(?:という|との|といった)(?:文(?!化)|一文|言葉|コピー|キャッチ|フレーズ|メッセージ|一言|ひとこと|セリフ|見出し)|(?:이?라)는 (?:문구|카피|문장|글귀|말)|(?:这几个字|这句话|的?字样)|(?:คำ|ข้อความ)นี้)/u
/** "“…” as the headline", “…” 做主标题, "…"をキャッチに: the role, named behind the quote. */
const HEADLINE_BEHIND =
  /^\s*,?\s*(?:(?:should|must|could|can|needs? to|has to|is to|soll\p{L}*|muss|könnte|doit|devrait|debe|tiene que|deve|tem que|phải|nên)(?: (?:be|être|ser|là))?(?: (?:the|our|die|unsere|der|le|la|el|o|a))? ?(?:(?:main|big|large|lead|groß\p{L}*|gros\p{L}*|grand\p{L}*|principal|câu) )*(?:line|headline|heading|title|slogan|überschrift|schlagzeile|zeile|claim|hauptzeile|titre|accroche|phrase|ligne|titular|título|frase|línea|linha|manchete|chamada|tiêu đề|khẩu hiệu|chính)(?: (?:principale?|sein|werden|chính|please|bitte))*(?!\p{L})|(?:as|for|is|als|ist|comme|en|como|de|làm|là)(?: (?:the|our|a|an|die|unsere?|le|la|el|o|a))? (?:(?:main|big|large|groß\p{L}*|gros|grand|gran|grande) )?(?:headline|heading|title|slogan|tagline|hook|überschrift|schlagzeile|titelzeile|claim|titre|accroche|titular|título|lema|titulo|manchete|chamada|tiêu đề|khẩu hiệu|slogan)(?!\p{L})|(?:这句话?)?(?:做|当|作|作为|当作|用作|是|为)(?:主|大)?(?:标题|口号|广告语|标语|slogan)|(?:を|が)(?:メインの?)?(?:キャッチ(?:コピー|フレーズ)?|見出し|タイトル|コピー)(?:に|で|として|です)|(?:을|를|이|가)? ?(?:헤드라인|제목|카피|메인 ?카피|슬로건|타이틀)(?:으로|로)|(?:เป็น|คือ)(?:พาดหัว|หัวข้อ|สโลแกน|คำโปรย))/iu
/** A period belongs to a name only behind an initial or title: "Dr. A. Berger". */
const NAME_WORD = "(?!\\p{Lu}\\.)\\p{Lu}[\\p{L}’'-]*(?![\\p{L}\\p{Sc}]|-\\p{L})"
const TITLE = '(?:(?:Dr|Prof|Mrs?|Ms|St)\\.|\\p{Lu}\\.)'
/** "– Dana R. Show it …": an initial behind a name ends it. */
const NAME = `(?:${TITLE}\\s+){0,2}${NAME_WORD}(?:\\s+${NAME_WORD}){0,2}(?:\\s+\\p{Lu}\\.)?|[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}]{2,12}`
/** "von Hand gedreht" is how a thing is made: no lowercase word follows the name of a speaker. */
const SAID_BY = new RegExp(
  `^\\s*,?\\s*(?:(?:[–—―-]{1,2}|(?:says|said by|sagt|dice|dit|diz)(?=\\s))\\s*(${NAME})(?!\\s+(?:von|by|für|for|pour|para|ab)\\s)|(?:by|von|por|par|theo|โดย)\\s+(${NAME})(?!\\s+(?!(?:aus|from|de|du|da|dal|and|und|et|y|e|in|à|ở|từ)\\s)\\p{Ll}))`,
  'u',
)

const NAME_WORDS_MAX = 3
/** One to three words of a script with spaces, not a sentence. */
const THING = /^\p{L}[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}$/u

interface Named {
  role: 'headline' | 'subline' | 'cta' | 'legal'
  text: string
}

/** The quotes of a brief, hidden so that nothing splits them. */
export interface Quoted {
  text: string
  author: string | null
  /** A clause with its quotes as written. */
  shown(clause: string): string
  /** The words of a clause that is a single quote, without quotation marks. */
  bare(clause: string): string
  /** Whether a clause is only a quote. */
  isOne(clause: string): boolean
  namedIn(clause: string, isOrdered: boolean): Named[]
  /** "Night cream “Moonlight”": a product and its name. */
  isNaming(clause: string): boolean
  withoutNamed(clause: string): string
  /** Whether a quote in a clause was given a role or is a sentence of its own. */
  isNamed(clause: string): boolean
  /** The words of all quotes in a clause, without quotation marks. */
  wordsIn(clause: string): string[]
}

export function hideQuotes(text: string, grammar: Grammar): Quoted {
  const written: string[] = []
  const words: string[] = []
  const roles: (Named['role'] | null)[] = []
  const roleOf = namer(grammar)
  let author: string | null = null
  let hidden = ''
  let at = 0
  const found = [...text.matchAll(QUOTED)]
  for (const [place, match] of found.entries()) {
    const inner = withoutBreaks(match.slice(1).find(Boolean) ?? '')
    if (inner.length < 2 || inner.length > QUOTE_CHARACTERS_MAX || match.index < at) continue
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
    const isSeen = isSeenWell(inner, text.slice(0, match.index), after)
    const role = roleOf(text.slice(Math.max(at, match.index - 48), match.index), after, isSeen)
    const said: RegExpExecArray | null = role === 'cta' || author ? null : SAID_BY.exec(after)
    words.push(inner)
    written.push(withoutBreaks(match[0]))
    const isOwn = isOfItsOwn(text.slice(0, match.index).slice(-3), match[0], after)
    roles.push(role ?? (said || isOwn || isInRow(text, found, place) ? 'headline' : null))
    const hold = `${OPEN}${words.length - 1}${CLOSE}${stopBehind(inner, after)}`
    hidden += text.slice(at, match.index) + hold
    at = match.index + match[0].length + (said?.[0].length ?? namingBehind(role, after))
    author ??= said && (said[1] ?? said[2]!)
  }
  const isNamed = (clause: string) => indexes(clause).some((index) => roles[index] !== null)
  const taken = new Set<number>()
  let count = 0
  const placeOf = (words: string): Named['role'] => {
    // “Hire right the first time.”: a sentence with its period is copy, not a button.
    const isSentence =
      count === 0 && /[^.]\.$/u.test(words) && words.split(' ').length >= SAYING_WORDS_MIN
    if (!isSentence && isOnlyCall(words, grammar)) return 'cta'
    if (count === 0) return 'headline'
    return count > 1 && words.length <= BUTTON_CHARACTERS_MAX ? 'cta' : 'subline'
  }
  return {
    text: hidden + text.slice(at),
    author,
    shown: (clause) => clause.replace(HOLD, (_, index) => written[Number(index)] ?? ''),
    bare: (clause) =>
      clause.replace(HOLD, (hold, index) =>
        clause.trim() === hold ? (words[Number(index)] ?? '') : (written[Number(index)] ?? ''),
      ),
    isOne: (clause) => clause.trim().replace(HOLD, '') === '',
    namedIn(clause, isOrdered) {
      // "“Glow” and “Care”": quotes next to each other share a role.
      const isNear = isNamed(clause)
      return indexes(clause).flatMap((index): Named[] => {
        const isPlain = isOnlyQuotes(clause)
        const named = roles[index] ?? (isOrdered || isPlain || isNear ? 'headline' : null)
        const role = named === 'headline' ? placeOf(words[index]!) : named
        if (role === null || taken.has(index)) return []
        taken.add(index)
        if (isOfCopy(role)) count++
        return [{ role, text: words[index]! }]
      })
    },
    isNaming(clause) {
      const [index = -1, more] = indexes(clause)
      return more === undefined && roles[index] === null && isNameOf(clause, words[index] ?? '')
    },
    isNamed,
    wordsIn: (clause) => indexes(clause).map((index) => words[index] ?? ''),
    withoutNamed: (clause) =>
      clause.replace(HOLD, (hold, index) => (taken.has(Number(index)) ? NAMED : hold)),
  }
}

/** Whether a role is main copy, neither button nor small print. */
const isOfCopy = (role: Named['role']): boolean => role === 'headline' || role === 'subline'

/** "CDI, 2 300 € … faites ressortir « CDI » en gros": asks to emphasize words already on the ad, not to add a line. */
const isSeenWell = (words: string, before: string, after: string): boolean =>
  LARGE_BEHIND.test(after) && plain(before).includes(plain(words))

/** 「予約する」ボタンをつけて: asks for a button, behind its words. */
const BUTTON_ASKED =
  /^[\s-]*(?:ボタン(?:を|も|は|で|が)?(?:つけ|付け|入れ|置い|お願い|希望|必要|ほしい|欲しい)[^。、\n]{0,12}|버튼(?:을|도|은|으로)? ?(?:넣어|달아|추가|부탁|필요|있으면|해)[^.,\n]{0,10}|(?:的)?按钮)(?=[。、.,!！\n]|$)/u

/** How many characters behind a quote only name it as the headline or button. */
const namingBehind = (role: Named['role'] | null, after: string): number => {
  if (role === 'headline') return HEADLINE_BEHIND.exec(after)?.[0].length ?? 0
  return role === 'cta' ? (BUTTON_ASKED.exec(after)?.[0].length ?? 0) : 0
}

/** Whether a clause holds nothing readable besides its quotes. */
const isOnlyQuotes = (clause: string): boolean =>
  plain(clause)
    .replace(HOLD, '')
    .replace(/[^\p{L}\p{N}]/gu, '') === ''

const indexes = (clause: string): number[] =>
  [...clause.matchAll(HOLD)].map((match) => Number(match[1]))

/** Whether a clause is a thing followed by its quoted name rather than a saying. */
function isNameOf(clause: string, name: string): boolean {
  const thing = clause.replace(HOLD, '').trim()
  const isShort = !/[.!?…,]/u.test(name) && name.split(/\s+/u).length <= NAME_WORDS_MAX
  return isShort && THING.test(thing) && clause.startsWith(thing)
}

const withoutBreaks = (text: string): string =>
  text.replaceAll(BREAK, ' ').replace(/ +/gu, ' ').trim()

/** A webinar, a talk, a play: the quote behind it is its title and the ad's subject. */
const TITLED =
  '(?<!\\p{L})(?:webinar|seminar|masterclass|keynote|vortrag|conférence|spectacle|conferencia|charla|palestra|hội thảo(?: trực tuyến)?|tọa đàm)(?: (?:gratuit|gratuito|gratis|kostenlos|miễn phí))?\\s*:?|(?:ウェビナー|セミナー|講演会|勉強会|웨비나|세미나|특강|강연회|网络研讨会|研讨会|讲座|直播课|公开课|เวบินาร์|สัมมนา(?:ออนไลน์)?)[:：]?'

/** Determines the role of a quote from the text around it. */
function namer(
  grammar: Grammar,
): (before: string, after: string, isSeen: boolean) => Named['role'] | null {
  const { headline, cta, legal } = grammar.labels
  const lead = leading(`${grammar.button}|${labelled(cta)}`)
  const smallPrint = leading(labelled(legal))
  const says = leading(`${grammar.says}|${labelled(headline)}|${TITLED}`)
  return (before, after, isSeen) => {
    if (isSeen) return null
    if (lead.test(before) || BUTTON_BEHIND.test(after)) return 'cta'
    if (smallPrint.test(before)) return 'legal'
    const isSaid =
      says.test(before) ||
      [LARGE_BEHIND, SAID_BEHIND, HEADLINE_BEHIND].some((each) => each.test(after))
    return isSaid ? 'headline' : null
  }
}

/** Matches text directly before a quote. */
const leading = (source: string): RegExp => pattern(`(?:${source})["“”'„«「『\\s:：]*$`, 'iu')

const APPROXIMATELY =
  'something like|along the lines of|maybe|perhaps|could be|might be|sowas wie|so etwas wie|etwas wie|etwa|in etwa|vielleicht|quelque chose comme|du genre|genre|algo como|algo así como|algo tipo|tipo|kiểu như|đại loại(?: như)?'

/** "Headline “…”", "Button should say “…”": before quotes, a label needs no colon. */
const labelled = (names: string): string =>
  `(?<![\\p{L}])(?:${names})(?: (?:${APPROXIMATELY}))?(?: (?:(?:should|must|can|to|could|might|soll|sollte|pourrait|podría|poderia|pode) )?(?:be|say|read|is|says|reads|ist|lautet|lauten|heißen|sein|est|être|sera|es|ser|será|é|là|คือ|ว่า))?(?: (?:${APPROXIMATELY}))?|(?:${names})(?:は|を|に|은|는|로|是|为)`

/** A quote that ends a sentence ends it outside the quotation marks too. */
const stopBehind = (words: string, after: string): string =>
  /[.!?。！？]$/u.test(words) && /^\s+[\p{Lu}\d(]/u.test(after) ? '.' : ''

/** "Jazz concert “Blue night” “July 14, free entry”": adjacent quotes spell out the copy. */
function isInRow(text: string, found: readonly RegExpExecArray[], place: number): boolean {
  const isBehind = (one: RegExpExecArray | undefined, other: RegExpExecArray | undefined) =>
    one !== undefined &&
    other !== undefined &&
    text.slice(one.index + one[0].length, other.index).trim() === ''
  return isBehind(found[place - 1], found[place]) || isBehind(found[place], found[place + 1])
}

/** Whether a quote is a sentence of its own; 『…』 is a title. */
const isOfItsOwn = (before: string, quote: string, after: string): boolean =>
  /(?:^|[\n.。!！?？])\s*$/u.test(before || '\n') &&
  (/^\s*(?:$|[\n.。,，!！?？;–—]|and |und |y |et |e )/u.test(after) ||
    (/[.!?]\s*.$/u.test(quote) && /^\s+[\p{Lu}\d(]/u.test(after))) &&
  !quote.startsWith('『')
