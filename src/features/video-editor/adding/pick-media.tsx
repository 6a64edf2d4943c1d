import { Trans, useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import { Sending } from './sending'
import { useAdding } from './use-adding'

const LibraryPick = lazy(() => import('@/components/library-pick/library-pick'))

interface PickMediaProps {
  kind: 'image' | 'audio'
  onSource: (source: TimelineSource) => void
  onClose: () => void
}

/** Picks a sound or an image for the film, from the library or as a file. */
export function PickMedia({ kind, onSource, onClose }: PickMediaProps) {
  const { t } = useLingui()
  const adding = useAdding(kind, onSource)
  const { input, pick } = useFilePicker({ kind, onPick: (files) => void adding.take(files) })
  return (
    <Dialog
      open
      onOpenChange={() => {
        adding.cancel()
        onClose()
      }}
    >
      <DialogContent aria-describedby={undefined} className="max-h-[80dvh] overflow-y-auto">
        <DialogTitle>{kind === 'image' ? t`Choose an image` : t`Choose a sound`}</DialogTitle>
        <div className="flex flex-wrap items-center gap-3">
          {input}
          <Button variant="outline" disabled={adding.sending !== null} onClick={pick}>
            <Upload aria-hidden />
            {kind === 'image' ? (
              <Trans>Upload an image</Trans>
            ) : (
              <Trans>Upload an audio file</Trans>
            )}
          </Button>
          <Sending {...adding} />
        </div>
        <Suspense>
          <LibraryPick type={kind} onPick={({ item_id }) => void adding.open(item_id)} />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
