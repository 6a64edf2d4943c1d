import { useId } from 'react'
import { PageLink } from './page-link'
import { type PageName, useExistingPages } from './pages'

/** One column of links to our pages; absent when this build has none of them. */
export function FooterLinks({ title, pages }: { title: string; pages: readonly PageName[] }) {
  const id = useId()
  const existing = useExistingPages(pages)
  if (existing.length === 0) return null
  return (
    <nav aria-labelledby={id} className="flex flex-col gap-1">
      <h2 id={id} className="pb-1 font-medium text-foreground text-sm">
        {title}
      </h2>
      {existing.map((page) => (
        <PageLink
          key={page}
          page={page}
          inNewTab={false}
          className="py-1 hover:text-foreground hover:underline aria-[current=page]:text-foreground pointer-coarse:py-2.5"
        />
      ))}
    </nav>
  )
}
