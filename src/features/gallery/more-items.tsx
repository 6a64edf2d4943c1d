import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { useLanguage } from '@/i18n/use-language'
import { GalleryGrid } from './gallery-grid'
import { moreQuery } from './more-query'

/** Other items, each linking to its own page. */
export function MoreItems({ item }: { item: GalleryItem }) {
  const lang = useLanguage()
  const navigate = useNavigate()
  const { data } = useQuery(moreQuery(item))
  const others = data?.items.filter(({ item_id }) => item_id !== item.item_id) ?? []
  if (others.length === 0) return null
  return (
    <section className="flex flex-col gap-3 pt-6">
      <h2 className="text-lg">
        <Trans>More from the gallery</Trans>
      </h2>
      <GalleryGrid
        items={others}
        size="small"
        onOpen={(itemId) =>
          void navigate({ to: '/$lang/gallery/$itemId', params: { lang, itemId } })
        }
      />
    </section>
  )
}
