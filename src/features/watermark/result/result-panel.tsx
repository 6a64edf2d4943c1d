import { Trans } from '@lingui/react/macro'
import { Eraser, Pencil, Upload } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { BrokenOffNote } from '../job/broken-off-note'
import { LinkCard } from '../job/link-card'
import { DeleteNow } from './delete-now'
import { DownloadButton } from './download-button'
import { GuessedStretches } from './guessed-stretches'

interface ResultPanelProps {
  removal: RemovalView
  onMarkMissed: () => void
  /** Called when remains of a mark are left in the erased areas. */
  onNotClean: () => void
  onAnother: () => void
  onDelete: () => Promise<unknown>
}

/** The actions for the finished video. */
export function ResultPanel(props: ResultPanelProps) {
  const { removal, onMarkMissed, onNotClean, onAnother, onDelete } = props
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>Your video is ready</Trans>
      </h2>
      <BrokenOffNote video={removal.video} />
      <GuessedStretches guessed={removal.run?.guessed ?? []} />
      <DownloadButton removal={removal} />
      <div className="flex flex-col gap-2">
        {removal.offer.free_repeat_of && (
          <Button variant="outline" onClick={onNotClean}>
            <Eraser aria-hidden />
            <Trans>Not clean enough?</Trans>
          </Button>
        )}
        <Button variant="outline" onClick={onMarkMissed}>
          <Pencil aria-hidden />
          <Trans>Mark missed spots</Trans>
        </Button>
        <Button variant="outline" onClick={onAnother}>
          <Upload aria-hidden />
          <Trans>Another video</Trans>
        </Button>
      </div>
      <div className="border-t pt-4">
        <LinkCard deleteAt={removal.delete_at} />
        <DeleteNow onDelete={onDelete} />
      </div>
    </div>
  )
}
