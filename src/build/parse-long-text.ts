import { lexer, type Token, type Tokens } from 'marked'
import type { Block, LongText, Section, Span } from '../i18n/long-text.ts'

const FRONT_MATTER = /^---\nupdated: (\d{4}-\d{2}-\d{2})\n---\n/

/**
 * Parses the subset of Markdown that long texts may use: one title, headings of two levels, paragraphs,
 * lists, bold text, code and links.
 * @throws Error that names anything else in a file: nothing is dropped silently
 */
export function parseLongText(markdown: string): LongText {
  const updated = FRONT_MATTER.exec(markdown)?.[1] ?? null
  const tokens = lexer(markdown.replace(FRONT_MATTER, ''))
  const text: LongText = { title: '', updated, intro: [], sections: [] }
  let blocks = text.intro
  for (const token of tokens) {
    if (token.type === 'space') continue
    if (!isHeading(token)) {
      blocks.push(blockOf(token))
    } else if (token.depth === 1) {
      text.title = titleOf(token)
    } else {
      const section = sectionOf(token)
      text.sections.push(section)
      blocks = section.blocks
    }
  }
  if (!text.title) throw new Error('A long text begins with a title: # Title')
  return text
}

function sectionOf(token: Tokens.Heading): Section {
  const { depth } = token
  if (depth !== 2 && depth !== 3) throw new Error(`A heading is too deep: ${token.raw.trim()}`)
  return { level: depth, title: titleOf(token), blocks: [] }
}

function titleOf(token: Token): string {
  const spans = spansOf(token)
  if (spans.some((span) => typeof span !== 'string')) {
    throw new Error(`A heading is words only: ${token.raw.trim()}`)
  }
  return spans.join('')
}

// Extension tokens may have any type name, so TypeScript cannot narrow by `type` alone.
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isWrittenList = (token: Token): token is Tokens.List => token.type === 'list'

function blockOf(token: Token): Block {
  if (token.type === 'paragraph') return { kind: 'paragraph', spans: spansOf(token) }
  if (isWrittenList(token)) {
    const { ordered: isOrdered, items } = token
    return { kind: 'list', isOrdered, items: items.map(itemOf) }
  }
  throw notUnderstood(token)
}

function itemOf(item: Tokens.ListItem): Span[] {
  const [only, ...more] = item.tokens
  if (only?.type !== 'text' || more.length > 0) throw notUnderstood(item)
  return spansOf(only)
}

const spansOf = (token: Token): Span[] =>
  ('tokens' in token && token.tokens ? token.tokens : []).map(spanOf)

function spanOf(token: Token): Span {
  switch (token.type) {
    case 'text':
    case 'escape':
      return token.text
    case 'strong':
      return { kind: 'strong', spans: spansOf(token) }
    case 'codespan':
      return { kind: 'code', text: token.text }
    case 'link':
      return { kind: 'link', href: token.href, spans: spansOf(token) }
    default:
      throw notUnderstood(token)
  }
}

const notUnderstood = ({ type, raw }: { type: string; raw: string }) =>
  new Error(`Long texts have no ${type}: ${raw.slice(0, 80)}`)
