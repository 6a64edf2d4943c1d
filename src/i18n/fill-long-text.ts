import type { Block, LongText, Span } from './long-text'

type Values = Record<string, string | number>

/**
 * Fills in this installation's names and figures for placeholders such as `{brandName}`.
 * @throws Error for a placeholder without a value: a contract with a hole is worse than none
 */
export function fillLongText(text: LongText, values: Values): LongText {
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`A long text asks for {${name}}`)
      return String(value)
    })
  const fillSpan = (span: Span): Span => {
    if (typeof span === 'string') return fill(span)
    if (span.kind === 'code') return span
    // An empty address cannot be written to, so the operator's name replaces it.
    if (isOperatorAddress(span) && values.operatorEmail === '') return fill('{operatorName}')
    const spans = span.spans.map(fillSpan)
    return span.kind === 'link' ? { ...span, href: fill(span.href), spans } : { ...span, spans }
  }
  const fillSpans = (spans: readonly Span[]): Span[] => {
    const [first, last] = [spans[0], spans.at(-1)]
    // In "name, email" lines, the name is already there, so the email is cut.
    const isContact = typeof first === 'string' && first.startsWith('{operatorName}')
    const isCut = isContact && spans.length === 2 && last !== undefined && isOperatorAddress(last)
    if (!isCut || values.operatorEmail !== '') return spans.map(fillSpan)
    return [fill(first).replace(/[\s,，、]+$/u, '')]
  }
  const fillBlock = (block: Block): Block =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => fillSpans(item)) }
      : { ...block, spans: fillSpans(block.spans) }
  return {
    ...text,
    title: fill(text.title),
    intro: text.intro.map(fillBlock),
    sections: text.sections.map(({ level, title, blocks }) => ({
      level,
      title: fill(title),
      blocks: blocks.map(fillBlock),
    })),
  }
}

const isOperatorAddress = (span: Span) =>
  typeof span !== 'string' && span.kind === 'link' && span.href === 'mailto:{operatorEmail}'
