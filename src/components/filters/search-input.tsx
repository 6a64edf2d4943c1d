import { Search } from 'lucide-react'
import type { ComponentProps, FormEvent } from 'react'
import { cn } from '@/components/ui/class-names'
import { Input } from '@/components/ui/input'
import { GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'

interface SearchInputProps extends Omit<ComponentProps<typeof Input>, 'onSubmit'> {
  label: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Its width beside other filters. */
  width?: string
}

/** A search field with a magnifier; Enter submits it. */
export function SearchInput({ label, onSubmit, width, ...input }: SearchInputProps) {
  return (
    <search className={cn('relative sm:w-56 sm:max-w-72 sm:shrink-0 sm:grow', width)}>
      <form onSubmit={onSubmit}>
        <Search
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
          aria-hidden
        />
        <Input
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          maxLength={GALLERY_SEARCH_LENGTH_MAX}
          enterKeyHint="search"
          className="h-auto min-h-8 py-1 pl-8.5 text-sm pointer-coarse:min-h-11 [&:placeholder-shown::-webkit-search-cancel-button]:hidden"
          {...input}
        />
      </form>
    </search>
  )
}
