import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'

interface TemplateCardProps {
  title: ReactNode
  /** Small text above the title: a day. */
  eyebrow?: ReactNode
  /** Line below the title: why now. */
  line?: ReactNode
  /** The text as it is filled into the create page. */
  text: string
  /** Search parameters of the create page. */
  search: { template: string; occasion?: string }
  action: ReactNode
  /** Heading level of the title. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** A template as a card: its text and the button that uses it. */
export function TemplateCard({
  title,
  eyebrow,
  line,
  text,
  search,
  heading: Heading = 'h3',
  ...parts
}: TemplateCardProps) {
  const lang = useLanguage()
  return (
    <li className="flex flex-col gap-2 rounded-lg border bg-card p-4">
      {eyebrow && <p className="text-muted-foreground text-sm tabular-nums">{eyebrow}</p>}
      <Heading className="wrap-anywhere font-medium text-base">{title}</Heading>
      {line && <p className="text-muted-foreground text-sm">{line}</p>}
      <p className="wrap-anywhere line-clamp-5 whitespace-pre-line rounded-md bg-muted px-3 py-2 text-sm">
        <Blanks text={text} />
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-1 pt-2">
        <Link
          to="/$lang"
          params={{ lang }}
          search={search}
          className={buttonVariants({ size: 'sm' })}
        >
          {parts.action}
        </Link>
        {parts.children}
      </div>
    </li>
  )
}

/** Highlights the blanks left to fill in. */
const Blanks = ({ text }: { text: string }) =>
  text.split(/(\[[^\]\n]+\])/).map((part, index) =>
    part.startsWith('[') ? (
      // Parts of one text, in order.
      // biome-ignore lint/suspicious/noArrayIndexKey: they never move
      <span key={index} className="text-muted-foreground">
        {part}
      </span>
    ) : (
      part
    ),
  )

export const UseTemplate = () => <Trans>Use template</Trans>
