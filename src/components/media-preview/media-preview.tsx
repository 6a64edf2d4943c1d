import { useLingui } from '@lingui/react/macro'
import { Dialog } from 'radix-ui'
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useReturnFocus } from '@/browser/use-return-focus'
import { NeighbourPictures } from './neighbour-pictures'
import { PreviewBar } from './preview-bar'
import type { PreviewItem } from './preview-item'
import { onPreviewKey } from './preview-keys'
import { PreviewStage } from './preview-stage'
import { usePreviewWalk } from './use-preview-walk'
import { useZoom } from './use-zoom'
import { zonesFor } from './zones'

interface MediaPreviewProps {
  /** The items the arrows step through, in page order. */
  items: readonly PreviewItem[]
  itemId: string
  onShow: (itemId: string) => void
  onClose: () => void
  /** Rendered on top, whichever item is shown. */
  children?: ReactNode
}

/**
 * One picture or video over the whole window. Escape, a click beside it and the close button close it; the
 * page behind does not scroll, and the focus returns to where it was. For comparison, one item can be pinned
 * while the arrows step through the others, beside it or in one picture with it.
 */
export function MediaPreview(props: MediaPreviewProps) {
  const { items, itemId, onShow, onClose, children } = props
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const closeButton = useRef<HTMLButtonElement>(null)
  const [zoneOf, setZoneOf] = useState<string | null>(null)
  const [isSliderWanted, setSliderWanted] = useState(false)
  const body = useBody()
  // The picture renders first: its actions are as much work to render as everything else.
  const hasDetails = useDeferredValue(true, false)
  const walk = usePreviewWalk({ items, itemId, onShow })
  const { item, pinned } = walk
  const zoom = useZoom(item, pinned !== undefined)
  if (!item) return null
  const canSlide = pinned?.media.kind === 'image' && item.media.kind === 'image'
  const isSliding = isSliderWanted && canSlide
  function closeFromBeside({ target }: MouseEvent) {
    if (target instanceof Element && target.matches('[data-beside]')) onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal container={body}>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black" />
        <Dialog.Content
          data-full-screen
          data-beside
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] outline-none md:grid-cols-[1fr_22rem] md:grid-rows-[auto_1fr]"
          onClick={closeFromBeside}
          onKeyDown={(event) => onPreviewKey(event, walk)}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            closeButton.current?.focus()
          }}
        >
          <PreviewBar
            item={item}
            walk={walk}
            count={items.length}
            zone={{
              zones: isSliding || zoom.isOn ? [] : zonesFor(item),
              shown: zoneOf,
              onShow: setZoneOf,
            }}
            slider={{
              isPossible: canSlide,
              isOn: isSliding,
              onToggle: () => setSliderWanted(!isSliding),
            }}
            zoom={zoom}
            closeRef={closeButton}
            onClose={onClose}
          />
          <PreviewStage item={item} walk={walk} isSliding={isSliding} zoneOf={zoneOf} zoom={zoom} />
          <aside
            key={`details of ${item.id}`}
            aria-label={t`Details`}
            // A scrollable area must be keyboard reachable even when it contains nothing focusable.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
            tabIndex={0}
            className="h-[38dvh] overflow-y-auto rounded-t-xl bg-card p-4 -outline-offset-2 md:col-start-2 md:row-span-2 md:row-start-1 md:h-auto md:rounded-none md:p-5"
          >
            {hasDetails && item.details}
          </aside>
          <NeighbourPictures items={walk.stops} index={walk.index} />
          {hasDetails && children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * The container for dialogs. Given one, the portal renders together with its opener, in a pass that yields to
 * key presses; left to find it itself, it renders everything a second time in one go.
 */
const useBody = () =>
  useSyncExternalStore(
    () => () => {},
    () => document.body,
    () => null,
  )
