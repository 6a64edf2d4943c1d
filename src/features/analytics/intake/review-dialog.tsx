import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Progress } from '@/components/ui/progress'
import { Skeleton } from '@/components/ui/skeleton'
import { ImportResult } from './import-result'
import type { Outline } from './outline'
import { ReviewForm } from './review-form'
import { type ImportState, useFigureImport } from './use-figure-import'
import { useOutline } from './use-outline'

interface ReviewDialogProps {
  file: File
  onClose: () => void
}

/** Lets the user review a file's columns before it is sent; then shows the progress. */
export default function ReviewDialog({ file, onClose }: ReviewDialogProps) {
  const { state, run } = useFigureImport(file)
  const read = useOutline(file)
  const { outline } = read
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogTitle>
          {state.step === 'done' ? <Trans>Imported</Trans> : <Trans>Check the columns</Trans>}
        </DialogTitle>
        <DialogDescription className="wrap-anywhere">{file.name}</DialogDescription>
        {state.step === 'review' && read.isPending && <Skeleton className="h-64 w-full" />}
        {state.step === 'review' && !read.isPending && !outline && (
          <p className="text-sm">
            <Trans>
              There’s no table in this file. Export your report as CSV; Excel files can’t be read.
            </Trans>
          </p>
        )}
        {state.step === 'review' && outline && (
          <ReviewForm read={{ ...read, outline }} {...state} />
        )}
        <UnderWay state={state} />
        {state.step === 'done' && <ImportResult sent={state.sent} leftOut={state.leftOut} />}
        <Actions
          state={state}
          outline={outline}
          onRun={() => outline && void run(outline, read.shape)}
          onClose={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}

function UnderWay({ state }: { state: ImportState }) {
  const { t } = useLingui()
  if (state.step === 'review' || state.step === 'done') return null
  const percent = Math.round(state.share * 100)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm" role="status">
        {state.step === 'reading' ? (
          <Trans>Reading the file…</Trans>
        ) : (
          <Trans>Importing your data…</Trans>
        )}
      </p>
      <Progress value={percent} label={t`Import`} className="h-1" />
    </div>
  )
}

interface ActionsProps {
  state: ImportState
  outline: Outline | null
  onRun: () => void
  onClose: () => void
}

const NEEDED = ['day', 'ad', 'impressions', 'clicks'] as const

function Actions({ state, outline, onRun, onClose }: ActionsProps) {
  if (state.step === 'done') {
    return (
      <Button className="justify-self-end" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    )
  }
  const isReady =
    outline !== null &&
    NEEDED.every((field) => outline.columns[field] !== undefined) &&
    (outline.currency !== null || outline.columns.currency !== undefined)
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="outline" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      {outline && (
        <Button disabled={!isReady} loading={state.step !== 'review'} onClick={onRun}>
          <Trans>Import</Trans>
        </Button>
      )}
    </div>
  )
}
