import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { libraryListQuery } from '@/api/library.queries'
import { useReturnFocus } from '@/browser/use-return-focus'
import { LoadMore } from '@/components/load-more/load-more'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import type { LibraryItem } from '@/contract/endpoints/library'
import { GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'
import { errorMessage } from '@/i18n/error-messages'
import { useComposer } from '../composer/composer-context'
import { newReference } from '../references/new-reference'

/** Images of the team’s library, each added with one press, with a search by words. */
export default function LibraryPicker({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const [words, setWords] = useState('')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    setWords(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="max-w-3xl grid-rows-[auto_auto_1fr]"
        onCloseAutoFocus={returnFocus}
      >
        <DialogTitle>
          <Trans>Choose from library</Trans>
        </DialogTitle>
        <search>
          <form onSubmit={submit}>
            <Input
              type="search"
              name="q"
              aria-label={t`Search prompts and names`}
              placeholder={t`Search prompts and names`}
              maxLength={GALLERY_SEARCH_LENGTH_MAX}
              enterKeyHint="search"
            />
          </form>
        </search>
        <Pictures words={words} onPicked={onClose} />
      </DialogContent>
    </Dialog>
  )
}

function Pictures({ words, onPicked }: { words: string; onPicked: () => void }) {
  const { i18n, t } = useLingui()
  const { references } = useComposer()
  const { data, error, ...query } = useInfiniteQuery(
    libraryListQuery({ type: 'image', search: words || undefined }),
  )
  if (!data) {
    if (!error) return <Spinner className="mx-auto my-12" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  const pick = ({ item_id, thumbnail_url, words: name }: LibraryItem) => {
    void references.addStored((role) => ({
      ...newReference({ role, kind: 'image', name, thumbnailUrl: thumbnail_url }),
      status: 'ready',
      progress: 1,
      source: { output_id: item_id },
    }))
    onPicked()
  }
  if (items.length === 0) {
    return (
      <p className="py-12 text-center text-muted-foreground text-sm">
        <Trans>No images found</Trans>
      </p>
    )
  }
  return (
    <div className="flex min-h-48 flex-col gap-4 overflow-y-auto">
      <ul
        aria-label={t`Library`}
        className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 p-1"
      >
        {items.map((item) => (
          <li key={item.item_id}>
            <button
              type="button"
              title={item.name ?? item.words}
              aria-label={t`Add ${item.name ?? item.words}`}
              className="block aspect-square w-full overflow-hidden rounded-md border border-border bg-muted outline-offset-2 hover:border-primary"
              onClick={() => pick(item)}
            >
              <img
                src={item.thumbnail_url}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </div>
  )
}
