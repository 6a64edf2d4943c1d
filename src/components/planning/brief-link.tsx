import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import type { AspectRatio } from '@/contract/generation'
import type { SeenKind } from '@/contract/media-kind'
import { useLanguage } from '@/i18n/use-language'

interface BriefLinkProps {
  prompt: string
  kind: SeenKind
  ratio?: AspectRatio
  /** The advertised product, whose picture is taken along. */
  productId: string | null
  variant?: 'outline' | 'primary'
  children: ReactNode
}

/** Link to the composer, prefilled with a brief. */
export function BriefLink({
  prompt,
  kind,
  ratio,
  productId,
  variant = 'primary',
  children,
}: BriefLinkProps) {
  const lang = useLanguage()
  const tab = kind === 'image' ? 'text_to_image' : 'text_to_video'
  return (
    <Link
      to="/$lang"
      params={{ lang }}
      search={{ tab, ratio, prompt, product: productId ?? undefined }}
      className={buttonVariants({ size: 'sm', variant })}
    >
      {children}
    </Link>
  )
}
