import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { libraryOverviewQuery } from '@/api/library.queries'
import { Fact } from '@/components/creations/fact'
import { clockTime } from '@/components/creations/output-text'
import { RelativeTime } from '@/components/labels/relative-time'
import type { LibraryItem } from '@/contract/endpoints/library'
import { listWords } from '@/i18n/list-words'
import { useSourceWords } from './item-words'
import { sizeText } from './storage-note'

/** The other facts of an item. */
export function ItemFacts({ item }: { item: LibraryItem }) {
  const { i18n } = useLingui()
  const { data } = useQuery(libraryOverviewQuery())
  const source = useSourceWords()[item.source]
  const product = data?.products.find(({ product_id }) => product_id === item.product_id)
  const folder = data?.folders.find(({ folder_id }) => folder_id === item.folder_id)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm tabular-nums">
      <Fact name={<Trans>Source</Trans>}>{source}</Fact>
      <Fact name={<Trans>Size</Trans>}>
        {item.kind !== 'audio' && `${sizeOf(item)} · `}
        {sizeText(i18n.locale, item.size_bytes)}
      </Fact>
      {item.duration_seconds !== null && (
        <Fact name={<Trans>Length</Trans>}>{clockTime(item.duration_seconds)}</Fact>
      )}
      {item.brand && <Fact name={<Trans>Brand</Trans>}>{item.brand}</Fact>}
      {product && <Fact name={<Trans>Product</Trans>}>{product.name}</Fact>}
      {folder && <Fact name={<Trans>Folder</Trans>}>{folder.name}</Fact>}
      {item.tags.length > 0 && <Fact name={<Trans>Tags</Trans>}>{listWords(i18n, item.tags)}</Fact>}
      {!item.is_own && item.made_by && <Fact name={<Trans>By</Trans>}>{item.made_by}</Fact>}
      <Fact name={<Trans>Added</Trans>}>
        <RelativeTime at={item.created_at} />
      </Fact>
      {item.freed_at && (
        <Fact name={<Trans>Deleted for good</Trans>}>
          {new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium' }).format(
            new Date(item.freed_at),
          )}
        </Fact>
      )}
    </dl>
  )
}

const sizeOf = ({ width, height, aspect_ratio: ratio }: LibraryItem) =>
  `${width} × ${height}${ratio ? ` · ${ratio}` : ''}`
