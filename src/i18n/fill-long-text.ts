import type { Block, LongText, Span } from './long-text'

type Values = Record<string, string | number>

/**
 * Puts names and figures of this installation where a text says `{brandName}`.
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
    const spans = span.spans.map(fillSpan)
    return span.kind === 'link' ? { ...span, href: fill(span.href), spans } : { ...span, spans }
  }
  const fillBlock = (block: Block): Block =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => item.map(fillSpan)) }
      : { ...block, spans: block.spans.map(fillSpan) }
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
