import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import type { SeenKind } from '@/contract/media-kind'

const LibraryPick = lazy(() => import('@/components/library-pick/library-pick'))

interface PickClipProps {
  onPick: (fileId: string) => void
  onClose: () => void
}

/** Picks a video or an image from the library. */
export function PickClip({ onPick, onClose }: PickClipProps) {
  const [kind, setKind] = useState<SeenKind>('video')
  const choice = (one: SeenKind) => ({
    size: 'sm' as const,
    variant: kind === one ? ('secondary' as const) : ('ghost' as const),
    'aria-pressed': kind === one,
    onClick: () => setKind(one),
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent aria-describedby={undefined} className="max-h-[80dvh] overflow-y-auto">
        <DialogTitle>
          <Trans>Choose a video or an image</Trans>
        </DialogTitle>
        <span className="flex gap-1">
          <Button {...choice('video')}>
            <Trans>Videos</Trans>
          </Button>
          <Button {...choice('image')}>
            <Trans>Images</Trans>
          </Button>
        </span>
        <Suspense>
          <LibraryPick key={kind} type={kind} onPick={({ item_id }) => onPick(item_id)} />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
