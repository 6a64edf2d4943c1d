import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Shuffle } from 'lucide-react'
import { createPageFor } from '@/components/creations/create-tabs'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { useLanguage } from '@/i18n/use-language'

interface RemixLinkProps {
  item: GalleryItem
  className: string
  isIcon?: boolean
  tabIndex?: number
}

/** Opens the create page with an item's words and settings; renders nothing without words. */
export function RemixLink({ item, className, isIcon = false, tabIndex }: RemixLinkProps) {
  const { t } = useLingui()
  const lang = useLanguage()
  const to = createPageFor(lang, item.workflow_type)
  if (!to || !item.prompt) return null
  return (
    <Link
      to={to}
      params={{ lang }}
      search={{ tab: item.workflow_type, remix: item.item_id }}
      preload={false}
      className={className}
      tabIndex={tabIndex}
      aria-label={isIcon ? t`Remix` : undefined}
    >
      <Shuffle aria-hidden />
      {!isIcon && <Trans>Remix</Trans>}
    </Link>
  )
}
