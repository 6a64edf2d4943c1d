import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Redo2, Scan, Shapes, Type, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PreviewZone } from '@/components/media-preview/zones'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { LAYERS_MAX } from '@/contract/layers'
import { PlayButton } from './animation/play-button'
import type { PlaybackOf } from './animation/use-playback'
import type { Edit, Editing } from './editing'
import { newImage, newShape, newText } from './new-layers'
import type { useScale } from './use-scale'

const LibraryPick = lazy(() => import('@/components/library-pick/library-pick'))

interface ToolbarProps {
  editing: Editing
  edit: (edit: Edit) => void
  scale: ReturnType<typeof useScale>
  playback: PlaybackOf
  zones: readonly PreviewZone[]
  placement: string | null
  onPlacement: (placement: string | null) => void
  /** Called with an inserted file and its address. */
  onImage: (fileId: string, url: string) => void
}

const NEW_FILL = '#1f6bff'

/** The bar above the picture: undo, insert and view controls. */
export function Toolbar(props: ToolbarProps) {
  const { t } = useLingui()
  const { editing, edit, scale, onImage, playback } = props
  const { document, past, future } = editing
  const [isPicking, setPicking] = useState(false)
  const isFull = document.layers.length >= LAYERS_MAX
  const add = { variant: 'outline', size: 'sm', disabled: isFull } as const
  const icon = { variant: 'ghost', size: 'icon-sm' } as const
  return (
    <div role="toolbar" aria-label={t`Edit layers`} className="flex flex-wrap items-center gap-1.5">
      <Button
        {...icon}
        aria-label={t`Undo`}
        aria-keyshortcuts="Control+Z"
        disabled={past.length === 0}
        onClick={() => edit({ type: 'undo' })}
      >
        <Undo2 />
      </Button>
      <Button
        {...icon}
        aria-label={t`Redo`}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={future.length === 0}
        onClick={() => edit({ type: 'redo' })}
      >
        <Redo2 />
      </Button>
      <Button
        {...add}
        onClick={() => edit({ type: 'add', layer: newText(document, t`Your text`) })}
      >
        <Type aria-hidden />
        <Trans>Text</Trans>
      </Button>
      <Button
        {...add}
        onClick={() => edit({ type: 'add', layer: newShape(document, 'rectangle', NEW_FILL) })}
      >
        <Shapes aria-hidden />
        <Trans>Shape</Trans>
      </Button>
      <Button {...add} onClick={() => setPicking(true)}>
        <ImagePlus aria-hidden />
        <Trans>Image</Trans>
      </Button>
      <PlayButton {...{ editing, edit, playback }} />
      <span className="ml-auto flex flex-wrap items-center gap-1">
        <ZoneSelect {...props} />
        <Button {...icon} aria-label={t`Zoom out`} onClick={scale.zoomOut}>
          <ZoomOut />
        </Button>
        <Button {...icon} aria-label={t`Zoom in`} onClick={scale.zoomIn}>
          <ZoomIn />
        </Button>
        <Button variant="ghost" size="sm" aria-pressed={scale.isFitting} onClick={scale.fit}>
          <Trans>Fit</Trans>
        </Button>
      </span>
      <Dialog open={isPicking} onOpenChange={setPicking}>
        <DialogContent aria-describedby={undefined} className="max-h-[80dvh] overflow-y-auto">
          <DialogTitle>
            <Trans>Choose an image</Trans>
          </DialogTitle>
          <Suspense>
            <LibraryPick
              type="image"
              onPick={(item) => {
                onImage(item.item_id, item.url)
                edit({ type: 'add', layer: newImage(document, item) })
                setPicking(false)
              }}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
    </div>
  )
}

function ZoneSelect({ zones, placement, onPlacement }: ToolbarProps) {
  const { t } = useLingui()
  if (zones.length === 0) return null
  const isKnown = zones.some(({ placementId }) => placementId === placement)
  return (
    <span className="flex min-w-0 items-center gap-1">
      <Scan className="size-4" aria-hidden />
      <Select
        aria-label={t`Safe zone`}
        value={isKnown ? (placement ?? '') : ''}
        onChange={({ target }) => onPlacement(target.value || null)}
        className="max-w-44"
      >
        <option value="">{t`Off`}</option>
        {zones.map(({ placementId, name }) => (
          <option key={placementId} value={placementId}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  )
}
