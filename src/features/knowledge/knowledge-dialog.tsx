import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { knowledgeEntryQuery } from '@/api/knowledge.functions'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { errorMessage } from '@/i18n/error-messages'
import { type KnowledgeDraft, KnowledgeForm } from './knowledge-form'

interface KnowledgeDialogProps {
  /** Null for a new one. */
  entryId: string | null
  onClose: () => void
}

const NEW: KnowledgeDraft = { title: '', kind: 'claims', file_name: null, text: '' }

/** Creates an entry, or edits one. */
export default function KnowledgeDialog({ entryId, onClose }: KnowledgeDialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        className="max-w-2xl"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
      >
        <DialogTitle>
          {entryId ? <Trans>Edit knowledge</Trans> : <Trans>Add knowledge</Trans>}
        </DialogTitle>
        {entryId ? (
          <Loaded entryId={entryId} onClose={onClose} />
        ) : (
          <KnowledgeForm first={NEW} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function Loaded({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(knowledgeEntryQuery(entryId))
  if (data) {
    const { entry_id, title, kind, file_name, text, changed_at: seen_at } = data
    const first = { entry_id, seen_at, title, kind, file_name, text }
    // Another person's change is shown, so that it is only overwritten knowingly.
    return <KnowledgeForm first={first} onClose={onClose} />
  }
  if (!error) return <Skeleton className="h-72 w-full" />
  return (
    <ErrorState
      message={errorMessage(i18n, error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
