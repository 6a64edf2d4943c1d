import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Input } from '@/components/ui/input'
import { GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'
import type { GallerySearch } from './search'

/** Finds items by words of their prompt, when Enter says so. */
export function SearchField({ search }: { search: GallerySearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('q')
    const q = typeof words === 'string' ? words.trim() : ''
    void navigate({
      to: '.',
      search: { ...search, q: q || undefined, page: undefined },
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <search className="relative sm:w-48 sm:max-w-64 sm:shrink-0 sm:grow">
      <form onSubmit={submit}>
        <Search
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
          aria-hidden
        />
        <Input
          type="search"
          name="q"
          aria-label={t`Search prompts`}
          placeholder={t`Search prompts`}
          defaultValue={search.q}
          maxLength={GALLERY_SEARCH_LENGTH_MAX}
          enterKeyHint="search"
          className="h-auto min-h-8 py-1 pl-8.5 text-sm pointer-coarse:min-h-11"
        />
      </form>
    </search>
  )
}
