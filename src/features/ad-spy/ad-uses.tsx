import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { createPageFor } from '@/components/creations/create-tabs'
import { buttonVariants } from '@/components/ui/button'
import type { SeenAd } from '@/contract/endpoints/seen-ads'
import { useLanguage } from '@/i18n/use-language'

/** Starts an ad of one's own: in these colors and this format, or from the picture for its owner. */
export function AdUses({ ad: { ad_id: ad, media } }: { ad: SeenAd }) {
  const lang = useLanguage()
  if (!media) return null
  const workflow = media.kind === 'image' ? 'text_to_image' : 'text_to_video'
  const to = createPageFor(lang, workflow)
  return (
    <section className="flex flex-col gap-2 rounded-lg bg-muted p-4 text-sm">
      {to && (
        <Link
          to={to}
          params={{ lang }}
          search={{ tab: workflow, ad }}
          className={buttonVariants({ className: 'self-start' })}
        >
          <Sparkles aria-hidden />
          <Trans>Create with its colors and format</Trans>
        </Link>
      )}
      <p className="text-muted-foreground">
        <Trans>The image or video itself isn’t used: ads from other brands are for study.</Trans>
      </p>
      {media.kind === 'image' && (
        <Link
          to="/$lang"
          params={{ lang }}
          search={{ tab: 'image_edit', ad, use: 'reference' }}
          className={buttonVariants({ variant: 'link', className: 'self-start whitespace-normal' })}
        >
          <Trans>I own this image. Use it in an ad</Trans>
        </Link>
      )}
    </section>
  )
}
