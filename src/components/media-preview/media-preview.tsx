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
  /** What the arrows walk through, in the order of the page. */
  items: readonly PreviewItem[]
  itemId: string
  onShow: (itemId: string) => void
  onClose: () => void
  /** In front of it, whichever is shown. */
  children?: ReactNode
}

/**
 * One picture or video over the whole window. Escape, a click beside it and the button close
 * it; the page behind does not scroll, and the focus goes back to where it was. To compare, one stays
 * while the arrows lead through the others, beside it or in one picture with it.
 */
export function MediaPreview(props: MediaPreviewProps) {
  const { items, itemId, onShow, onClose, children } = props
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const closeButton = useRef<HTMLButtonElement>(null)
  const [zoneOf, setZoneOf] = useState<string | null>(null)
  const [isSliderWanted, setSliderWanted] = useState(false)
  const body = useBody()
  // The picture is there first: what can be done with it is as much to draw as all the rest.
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
            // A scroller must be reachable by keys even when nothing in it is.
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
 * Where dialogs are drawn. Told so, the portal draws with the rendering that opens it, which gives way
 * to keys; left to find it, it draws everything a second time and in one piece.
 */
const useBody = () =>
  useSyncExternalStore(
    () => () => {},
    () => document.body,
    () => null,
  )
