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
  /** What it advertises: its picture goes along. */
  productId: string | null
  variant?: 'outline' | 'primary'
  children: ReactNode
}

/** To the composer, filled with a brief: one click from being generated. */
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
