import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '@/browser/use-settled'
import { Input } from '@/components/ui/input'
import { GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'
import type { GallerySearch } from './search'

const SETTLES_MS = 300

/** Finds items by words of their prompt while they are typed. */
export function SearchField({ search }: { search: GallerySearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()

  const [typed, setTyped] = useState(search.q ?? '')
  const settled = useSettled(typed, SETTLES_MS)

  const find = useEffectEvent((words: string) => {
    const q = words.trim() || undefined
    if (q === search.q) return
    void navigate({
      to: '.',
      search: { ...search, q, page: undefined },
      replace: true,
      resetScroll: false,
    })
  })
  useEffect(() => find(settled), [settled])

  // Filters that are cleared elsewhere clear the field, too.
  const [known, setKnown] = useState(search.q)
  if (known !== search.q) {
    setKnown(search.q)
    if ((search.q ?? '') !== typed.trim()) setTyped(search.q ?? '')
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    find(typed)
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
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={GALLERY_SEARCH_LENGTH_MAX}
          enterKeyHint="search"
          className="h-auto min-h-8 py-1 pl-8.5 text-sm pointer-coarse:min-h-11"
        />
      </form>
    </search>
  )
}
