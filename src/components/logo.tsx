import { Link } from '@tanstack/react-router'
import { NewTabMark } from '@/components/new-tab-mark'
import { useLanguage } from '@/i18n/use-language'
import { useSite } from '@/page/use-site'

/** The link home from everywhere: the root of this language, scrolled to the top. */
export function Logo({ inNewTab = false }: { inNewTab?: boolean }) {
  const { brandName } = useSite()
  return (
    <Link
      to="/$lang"
      params={{ lang: useLanguage() }}
      {...(inNewTab
        ? { target: '_blank', rel: 'noopener' }
        : { onClick: () => window.scrollTo({ top: 0 }) })}
      className="flex shrink-0 items-center gap-2.5 rounded-md font-semibold text-base"
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <g className="fill-none stroke-primary-foreground" strokeWidth="3" strokeLinecap="round">
          <path d="M9 22.5 16 9l7 13.5" strokeLinejoin="round" />
          <path d="M12.5 18h7" />
        </g>
      </svg>
      {brandName}
      {inNewTab && <NewTabMark />}
    </Link>
  )
}
