import type { FormEvent } from 'react'
import { SearchInput } from './search-input'

interface WordSearchProps {
  label: string
  words: string | undefined
  /** Undefined when the search is cleared. */
  onSearch: (words: string | undefined) => void
}

/** A word search, run on Enter; pass the words as its key so that it follows the address. */
export function WordSearch({ label, words, onSearch }: WordSearchProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onSearch((typeof typed === 'string' && typed.trim()) || undefined)
  }
  return <SearchInput label={label} defaultValue={words} onSubmit={submit} />
}
