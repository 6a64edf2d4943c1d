import { Trans } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const DeleteQuestion = lazy(() => import('./delete-question'))

/** Deletes the video and its result before they expire. */
export function DeleteNow({ onDelete }: { onDelete: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2 text-muted-foreground"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
        <Trans>Delete now</Trans>
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteQuestion onDelete={onDelete} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
