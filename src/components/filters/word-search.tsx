import type { FormEvent } from 'react'
import { SearchInput } from './search-input'

interface WordSearchProps {
  label: string
  words: string | undefined
  /** Undefined when nothing is looked for. */
  onSearch: (words: string | undefined) => void
}

/** Looks for words when Enter is pressed; give it the words as its key, so that it follows the address. */
export function WordSearch({ label, words, onSearch }: WordSearchProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onSearch((typeof typed === 'string' && typed.trim()) || undefined)
  }
  return <SearchInput label={label} defaultValue={words} onSubmit={submit} />
}
