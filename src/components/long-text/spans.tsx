import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Span } from '@/i18n/long-text'
import { useLanguage } from '@/i18n/use-language'

const LINK = 'text-link underline underline-offset-2 hover:no-underline'

/** The words of a line, with bold text, code and links. */
export function Spans({ spans }: { spans: readonly Span[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of words never changes.
  return spans.map((span, place) => <OneSpan key={place} span={span} />)
}

function OneSpan({ span }: { span: Span }): ReactNode {
  const language = useLanguage()
  if (typeof span === 'string') return span
  if (span.kind === 'code') return <code className="font-mono text-[0.9em]">{span.text}</code>
  const words = <Spans spans={span.spans} />
  if (span.kind === 'strong') return <strong className="font-medium">{words}</strong>
  if (!span.href.startsWith('/')) {
    return (
      <a href={span.href} className={LINK}>
        {words}
      </a>
    )
  }
  // Texts link to our pages without the language.
  const path: string = `/${language}${span.href}`
  return (
    <Link to={path} className={LINK}>
      {words}
    </Link>
  )
}
