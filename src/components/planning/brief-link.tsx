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
  variant?: 'outline' | 'primary'
  children: ReactNode
}

/** To the composer, filled with a brief: one click from being generated. */
export function BriefLink({ prompt, kind, ratio, variant = 'primary', children }: BriefLinkProps) {
  const lang = useLanguage()
  return (
    <Link
      to="/$lang"
      params={{ lang }}
      search={{ tab: kind === 'image' ? 'text_to_image' : 'text_to_video', ratio, prompt }}
      className={buttonVariants({ size: 'sm', variant })}
    >
      {children}
    </Link>
  )
}
