import { useLingui } from '@lingui/react/macro'
import { Columns2, Download, SquareSplitHorizontal, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { PreviewItem } from './preview-item'
import { PreviewToggle } from './preview-toggle'
import type { PreviewWalk } from './use-preview-walk'
import type { Zoom } from './use-zoom'
import { ZoneChoice, type ZoneChoiceProps } from './zone-choice'

interface PreviewBarProps {
  item: PreviewItem
  walk: PreviewWalk
  count: number
  zone: ZoneChoiceProps
  slider: Zoom
  zoom: Zoom
  closeRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The bar above the picture: close, position, view options, download. */
export function PreviewBar({
  item,
  walk,
  count,
  zone,
  slider,
  zoom,
  closeRef,
  onClose,
}: PreviewBarProps) {
  const { t } = useLingui()
  const { pinned, numberOf, canCompare, toggleComparing } = walk
  return (
    <div data-beside className="flex min-h-14 items-center gap-2 px-3 text-white">
      <Dialog.Title className="sr-only">{item.description}</Dialog.Title>
      <Button
        ref={closeRef}
        variant="ghost"
        size="icon"
        className="text-white hover:bg-white/15"
        aria-label={t`Close`}
        onClick={onClose}
      >
        <X />
      </Button>
      <p className="text-sm tabular-nums" aria-live="polite">
        {pinned && `${numberOf(pinned)} ↔ `}
        {numberOf(item)} / {count}
      </p>
      <div className="ml-auto flex min-w-0 gap-1">
        <ZoneChoice {...zone} />
        {zoom.isPossible && (
          <PreviewToggle
            icon={zoom.isOn ? ZoomOut : ZoomIn}
            name={t`Zoom`}
            shortcut="Z"
            isOn={zoom.isOn}
            onToggle={zoom.onToggle}
          />
        )}
        {slider.isPossible && (
          <PreviewToggle
            icon={SquareSplitHorizontal}
            name={t`Overlay`}
            isOn={slider.isOn}
            onToggle={slider.onToggle}
          />
        )}
        {canCompare && (
          <PreviewToggle
            icon={Columns2}
            name={t`Compare`}
            shortcut="M"
            isOn={Boolean(pinned)}
            onToggle={toggleComparing}
          />
        )}
      </div>
      <a
        href={item.downloadUrl}
        download
        aria-label={t`Download`}
        aria-keyshortcuts="D"
        className="grid size-10 place-items-center rounded-md hover:bg-white/15 pointer-coarse:size-11"
      >
        <Download className="size-4" aria-hidden />
      </a>
    </div>
  )
}
