import { Trans } from '@lingui/react/macro'
import { Film, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { usePageFiles } from '@/components/files/use-page-files'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import { TIMELINE_CLIPS_MAX } from '@/contract/timeline'
import { PickClip } from './pick-clip'
import { Sending } from './sending'
import { useAdding } from './use-adding'

interface AddClipsProps {
  isFirst: boolean
  isFull: boolean
  onSource: (source: TimelineSource) => void
}

/** Adds videos and images from the library or this device; large while there are none. */
export function AddClips({ isFirst, isFull, onSource }: AddClipsProps) {
  const [isPicking, setPicking] = useState(false)
  const adding = useAdding('clips', onSource)
  const { sending, open, take } = adding
  // While a dialog is open, dropped files are not meant as clips.
  const isOver = usePageFiles((files) => {
    const isBusy = sending !== null || isFull || document.querySelector('[role=dialog]') !== null
    if (!isBusy) void take(files)
  })
  const { input, pick } = useFilePicker({ isMultiple: true, onPick: (files) => void take(files) })
  // In a narrow window long labels wrap instead of overflowing.
  const look = isFirst
    ? ({ size: 'lg', className: 'max-w-full max-sm:px-4' } as const)
    : ({ size: 'sm', variant: 'outline' } as const)
  const isOff = isFull || sending !== null
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-2',
        isFirst &&
          'min-h-64 w-full flex-col justify-center gap-4 rounded-xl border-2 border-input border-dashed bg-card px-4 py-8 text-center',
        isOver && 'border-primary bg-accent',
      )}
    >
      {input}
      {isFirst && (
        <span className="grid size-14 place-items-center rounded-full bg-muted">
          <Film className="size-6 text-muted-foreground" strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <span className="flex max-w-full flex-wrap justify-center gap-2">
        <Button {...look} disabled={isOff} onClick={() => setPicking(true)}>
          <Plus aria-hidden />
          <Trans>Add from library</Trans>
        </Button>
        <Button {...look} variant="outline" disabled={isOff} onClick={pick}>
          <Upload aria-hidden />
          <Trans>Upload videos or images</Trans>
        </Button>
      </span>
      <Sending {...adding} />
      {isFull && (
        <p className="text-muted-foreground text-sm">
          <Trans>A video can have up to {TIMELINE_CLIPS_MAX} clips.</Trans>
        </p>
      )}
      {isPicking && (
        <PickClip
          onPick={(fileId) => {
            setPicking(false)
            void open(fileId)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
