import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { filmQuery } from '@/api/timelines.functions'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Spinner } from '@/components/ui/spinner'
import type { Timeline } from '@/contract/timeline'
import { errorMessage } from '@/i18n/error-messages'
import { type DraftOf, forgetDraft, readDraft } from './draft'
import { Editor } from './editor'

/** A finished film as its timeline, with any later edits. */
export default function OpenFilm({ owner, film }: { owner: string; film: string }) {
  const { t, i18n } = useLingui()
  const { data: opened, error, refetch, isFetching } = useQuery(filmQuery(film))
  const draftOf: DraftOf = { owner, film }
  const [kept, setKept] = useState(() => readDraft(draftOf))
  const [made, setMade] = useState<Timeline[]>([])
  const timeline = opened?.timeline
  const saved = useMemo(() => (timeline ? [timeline, ...made] : []), [timeline, made])
  const [isUnsaved, setUnsaved] = useState(true)
  if (!opened)
    return (
      <div className="grid min-h-80 w-full place-items-center rounded-xl border bg-card p-6">
        {error ? (
          <ErrorState
            message={errorMessage(i18n, error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Spinner label={t`Opening your video`} className="size-6" />
        )}
      </div>
    )
  const { left_out } = opened
  return (
    <>
      {kept && isUnsaved ? (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
          <Trans>These are the changes you haven’t saved yet.</Trans>
          <Button
            variant="link"
            onClick={() => {
              forgetDraft(draftOf)
              setKept(null)
            }}
          >
            <Trans>Discard changes</Trans>
          </Button>
        </p>
      ) : (
        !kept &&
        left_out > 0 && (
          <p role="status" className="text-sm text-warning">
            <Plural
              value={left_out}
              one="# part is missing because its file was deleted."
              other="# parts are missing because their files were deleted."
            />
          </p>
        )
      )}
      <Editor
        key={kept ? 'kept' : 'opened'}
        {...draftOf}
        opened={opened}
        begun={kept ?? opened.timeline}
        saved={saved}
        onUnsaved={setUnsaved}
        onMade={(one) => {
          forgetDraft(draftOf)
          setMade([...made, one])
        }}
      />
    </>
  )
}
