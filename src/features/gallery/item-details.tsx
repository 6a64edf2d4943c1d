import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download, Link2 } from 'lucide-react'
import { PublishControl } from '@/components/creations/publish-control'
import { ReuseButtons } from '@/components/creations/reuse-buttons'
import { StarButton } from '@/components/creations/star-button'
import { buttonVariants } from '@/components/ui/button'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { useLanguage } from '@/i18n/use-language'
import { downloadUrlOf } from './download-url'
import { ItemFacts } from './item-facts'
import { RemixLink } from './remix-link'

interface ItemDetailsProps {
  item: GalleryItem
  /** Links to the page of the item; on that page itself, to its file. */
  hasPageLink?: boolean
}

/** What an item was made from, and its actions. */
export function ItemDetails({ item, hasPageLink = false }: ItemDetailsProps) {
  const lang = useLanguage()
  const { task_id: taskId, item_id: itemId, workflow_type, kind } = item
  return (
    <div className="flex flex-col gap-5">
      <ItemFacts item={item} />
      {taskId && (
        <ReuseButtons
          task={{ task_id: taskId, workflow_type }}
          output={{ output_id: itemId, kind }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!taskId && <RemixLink item={item} className={buttonVariants({ size: 'sm' })} />}
        {!hasPageLink && (
          <a
            href={downloadUrlOf(item)}
            download
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden />
            <Trans>Download</Trans>
          </a>
        )}
        {hasPageLink && item.is_published && !taskId && (
          <Link
            to="/$lang/gallery/$itemId"
            params={{ lang, itemId }}
            className={buttonVariants({ variant: 'ghost', size: 'sm' })}
          >
            <Link2 aria-hidden />
            <Trans>View page</Trans>
          </Link>
        )}
      </div>
      {taskId && (
        <div className="flex flex-col gap-2">
          <StarButton outputId={itemId} />
          <PublishControl outputId={itemId} hasPrompt={Boolean(item.prompt)} />
        </div>
      )}
    </div>
  )
}
