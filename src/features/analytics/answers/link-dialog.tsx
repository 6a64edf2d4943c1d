import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { creativeListQuery } from '@/api/creative-page.queries'
import { figureKeys, linkAdFn } from '@/api/figures.functions'
import { notify } from '@/browser/notifications'
import { useSettled } from '@/browser/use-settled'
import { useCreativeName } from '@/components/creations/creative-name'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import type { AdAnswer } from '@/contract/endpoints/figures'
import { GALLERY_SEARCH_LENGTH_MAX } from '@/contract/limits'
import { errorMessage } from '@/i18n/error-messages'

const SEARCH_PAUSE_MS = 300

interface LinkDialogProps {
  /** The figures of an ad. */
  answer: AdAnswer
  onClose: () => void
}

/** Assigns a creative to an ad whose name does not identify it. */
export default function LinkDialog({ answer, onClose }: LinkDialogProps) {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const [words, setWords] = useState('')
  const link = useMutation({
    mutationFn: (creative_id: string | null) =>
      linkAdFn({ data: { ad_key: answer.key, creative_id } }),
    onError: (error) => notify('error', errorMessage(i18n, error)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: figureKeys.all })
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>Link to a creative</Trans>
        </DialogTitle>
        <DialogDescription className="wrap-anywhere">{answer.label}</DialogDescription>
        <Input
          type="search"
          value={words}
          maxLength={GALLERY_SEARCH_LENGTH_MAX}
          aria-label={t`Search names and prompts`}
          placeholder={t`Search names and prompts`}
          onChange={({ target }) => setWords(target.value)}
        />
        <Choices search={useSettled(words, SEARCH_PAUSE_MS)} onChoose={(id) => link.mutate(id)} />
        {answer.creative && (
          <Button variant="outline" loading={link.isPending} onClick={() => link.mutate(null)}>
            <Trans>Link to no creative</Trans>
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}

interface ChoicesProps {
  search: string
  onChoose: (creativeId: string) => void
}

function Choices({ search, onChoose }: ChoicesProps) {
  const { i18n } = useLingui()
  const nameOf = useCreativeName()
  const query = useInfiniteQuery(creativeListQuery({ search: search.trim() || undefined }))
  if (!query.data) {
    if (!query.error) return <Skeleton className="h-48 w-full" />
    return (
      <ErrorState
        message={errorMessage(i18n, query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  const creatives = query.data.pages.flatMap((page) => page.creatives)
  if (creatives.length === 0)
    return (
      <p className="text-muted-foreground text-sm">
        <Trans>No saved creatives match your search.</Trans>
      </p>
    )
  return (
    <ul className="flex max-h-80 flex-col gap-1 overflow-y-auto">
      {creatives.map((creative) => (
        <li key={creative.creative_id}>
          <button
            type="button"
            className="flex w-full items-center gap-3 rounded-md p-2 text-left text-sm hover:bg-accent"
            onClick={() => onChoose(creative.creative_id)}
          >
            <img
              src={creative.thumbnail_url}
              alt=""
              loading="lazy"
              className="size-10 shrink-0 rounded bg-muted object-cover"
            />
            <span className="wrap-anywhere line-clamp-2">{nameOf(creative)}</span>
          </button>
        </li>
      ))}
      {query.hasNextPage && (
        <li>
          <Button
            variant="outline"
            size="sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans>Load more</Trans>
          </Button>
        </li>
      )}
    </ul>
  )
}
