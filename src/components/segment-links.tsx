import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SegmentLinksProps {
  label: string
  options: readonly { key: string; search: object; isCurrent: boolean; content: ReactNode }[]
}

/** Links to a few views of the same page; the choice is kept in the address. */
export function SegmentLinks({ label, options }: SegmentLinksProps) {
  return (
    <nav aria-label={label} className="flex shrink-0 gap-1 rounded-lg bg-muted p-1">
      {options.map(({ key, search, isCurrent, content }) => (
        <Link
          key={key}
          to="."
          search={search}
          replace
          resetScroll={false}
          aria-current={isCurrent ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          className={`flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-md px-2 sm:px-3 font-medium text-sm hover:text-foreground pointer-coarse:min-h-11 ${isCurrent ? 'bg-background text-foreground' : 'text-muted-foreground'}`}
        >
          {content}
        </Link>
      ))}
    </nav>
  )
}
