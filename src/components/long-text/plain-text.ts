import type { Block, Span } from '@/i18n/long-text'

/** The plain text of paragraphs and lists. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      block.kind === 'list' ? block.items.map(wordsOf).join('\n') : wordsOf(block.spans),
    )
    .join('\n')

const wordsOf = (spans: readonly Span[]): string =>
  spans
    .map((span) => {
      if (typeof span === 'string') return span
      return span.kind === 'code' ? span.text : wordsOf(span.spans)
    })
    .join('')
