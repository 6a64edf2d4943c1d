import type { Block } from '@/i18n/long-text'
import { Spans } from './spans'

/** Paragraphs and lists of a long text. Their order never changes, so indexes work as keys. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={place}>
        <Spans spans={block.spans} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <List key={place} {...block} />
    ),
  )
}

function List({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element
      className={`flex flex-col gap-2 pl-6 marker:text-muted-foreground ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((spans, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place} className="pl-1">
          <Spans spans={spans} />
        </li>
      ))}
    </Element>
  )
}
