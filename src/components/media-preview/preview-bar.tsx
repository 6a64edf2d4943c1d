import { useLingui } from '@lingui/react/macro'
import { Columns2, Download, Scan, SquareSplitHorizontal, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import type { PreviewItem } from './preview-item'
import { PreviewToggle } from './preview-toggle'
import type { PreviewWalk } from './use-preview-walk'

interface Toggle {
  isPossible: boolean
  isOn: boolean
  onToggle: () => void
}

interface PreviewBarProps {
  item: PreviewItem
  walk: PreviewWalk
  count: number
  zone: Toggle
  slider: Toggle
  closeRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Above the picture: close, where one is, how it is shown, download. */
export function PreviewBar({
  item,
  walk,
  count,
  zone,
  slider,
  closeRef,
  onClose,
}: PreviewBarProps) {
  const { t } = useLingui()
  const { pinned, numberOf, canCompare, toggleComparing } = walk
  return (
    <div className="flex min-h-14 items-center gap-2 px-3 text-white">
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
      <div className="ml-auto flex gap-1">
        {zone.isPossible && (
          <PreviewToggle
            icon={Scan}
            name={t`Safe zone`}
            isOn={zone.isOn}
            onToggle={zone.onToggle}
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
            isOn={Boolean(pinned)}
            onToggle={toggleComparing}
          />
        )}
      </div>
      <a
        href={item.downloadUrl}
        download
        aria-label={t`Download`}
        className="grid size-10 place-items-center rounded-md hover:bg-white/15 pointer-coarse:size-11"
      >
        <Download className="size-4" aria-hidden />
      </a>
    </div>
  )
}
