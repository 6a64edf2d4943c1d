import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '@/browser/use-settled'
import { SearchInput } from '@/components/filters/search-input'
import type { GallerySearch } from './search'

const SETTLES_MS = 300

/** Searches items by the words of their prompt while typing. */
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

  // Clearing the filters elsewhere also clears the field.
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
    <SearchInput
      label={t`Search prompts`}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSubmit={submit}
      width="sm:w-48 sm:max-w-64"
    />
  )
}
