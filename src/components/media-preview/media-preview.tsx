import { useLingui } from '@lingui/react/macro'
import { Columns2, Download, Scan, SquareSplitHorizontal, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { readLocal } from '@/browser/local-store'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Button } from '@/components/ui/button'
import { NeighbourPictures } from './neighbour-pictures'
import type { PreviewItem } from './preview-item'
import { PreviewPanes } from './preview-panes'
import { PreviewToggle } from './preview-toggle'
import { Step } from './step'

interface MediaPreviewProps {
  /** What the arrows walk through, in the order of the page. */
  items: readonly PreviewItem[]
  itemId: string
  onShow: (itemId: string) => void
  onClose: () => void
}

/**
 * One picture or video over the whole window. Escape, a click beside it and the button close
 * it; the page behind does not scroll, and the focus goes back to where it was. To compare, one stays
 * while the arrows lead through the others, beside it or in one picture with it.
 */
export function MediaPreview({ items, itemId, onShow, onClose }: MediaPreviewProps) {
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const closeButton = useRef<HTMLButtonElement>(null)
  const [pinnedId, setPinnedId] = useState<string | null>(null)
  const [isZoneShown, setZoneShown] = useState(false)
  const [isSliderWanted, setSliderWanted] = useState(false)
  const pinned = items.find(({ id }) => id === pinnedId && id !== itemId)
  const walk = items.filter((one) => one !== pinned)
  const index = walk.findIndex(({ id }) => id === itemId)
  const item = walk[index]
  if (!item) return null
  const canSlide = pinned?.media.kind === 'image' && item.media.kind === 'image'
  const isSliding = isSliderWanted && canSlide
  const numberOf = (one: PreviewItem) => items.indexOf(one) + 1
  const goTo = (position: number) => {
    const id = walk[position]?.id
    if (id && id !== itemId) onShow(id)
  }
  function toggleComparing() {
    setPinnedId(pinned ? null : itemId)
    if (!pinned) goTo(index + 1 < walk.length ? index + 1 : index - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (isTaken(event)) return
    if (key === 'ArrowLeft') goTo(index - 1)
    else if (key === 'ArrowRight') goTo(index + 1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(walk.length - 1)
    else if (key.toLowerCase() === 'm' && canCompare(event)) toggleComparing()
    else return
    event.preventDefault()
  }
  // A single character: whoever speaks to the computer can turn it off.
  const canCompare = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    items.length > 1 &&
    !(ctrlKey || metaKey || altKey) &&
    readLocal('single_key_shortcuts') !== false
  function closeFromBeside(event: MouseEvent) {
    if (event.target instanceof Element && event.target.matches('[data-beside]')) onClose()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black" />
        <Dialog.Content
          data-full-screen
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr_auto] outline-none md:grid-cols-[1fr_22rem] md:grid-rows-[auto_1fr]"
          onKeyDown={onKeyDown}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            closeButton.current?.focus()
          }}
        >
          <div className="flex min-h-14 items-center gap-2 px-3 text-white">
            <Dialog.Title className="sr-only">{item.description}</Dialog.Title>
            <Button
              ref={closeButton}
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
              {numberOf(item)} / {items.length}
            </p>
            <div className="ml-auto flex gap-1">
              {item.safeZone && !isSliding && (
                <PreviewToggle
                  icon={Scan}
                  name={t`Safe zone`}
                  isOn={isZoneShown}
                  onToggle={() => setZoneShown(!isZoneShown)}
                />
              )}
              {canSlide && (
                <PreviewToggle
                  icon={SquareSplitHorizontal}
                  name={t`In one picture`}
                  isOn={isSliding}
                  onToggle={() => setSliderWanted(!isSliding)}
                />
              )}
              {items.length > 1 && (
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
          {/* biome-ignore lint/a11y: what the click does here, Escape does for the keyboard. */}
          <div
            className={`relative mx-4 mb-6 flex min-h-0 gap-3 md:mx-18 ${pinned && areUpright(pinned, item) ? '' : 'max-md:flex-col'}`}
            onClick={closeFromBeside}
          >
            <PreviewPanes
              item={{ item, number: numberOf(item) }}
              pinned={pinned && { item: pinned, number: numberOf(pinned) }}
              isSliding={isSliding}
              isZoneShown={isZoneShown}
            />
            <Step direction="left" onClick={() => goTo(index - 1)} isPossible={index > 0} />
            <Step
              direction="right"
              onClick={() => goTo(index + 1)}
              isPossible={index < walk.length - 1}
            />
          </div>
          <aside
            key={`details of ${item.id}`}
            aria-label={t`Details`}
            // A scroller must be reachable by keys even when nothing in it is.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
            tabIndex={0}
            className="max-h-[38dvh] overflow-y-auto rounded-t-xl bg-card p-4 -outline-offset-2 md:col-start-2 md:row-span-2 md:row-start-1 md:max-h-none md:rounded-none md:p-5"
          >
            {item.details}
          </aside>
          <NeighbourPictures items={walk} index={index} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A focused video takes the arrows for itself, a field its own, and the line of a comparison too. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented || target instanceof HTMLVideoElement || target instanceof HTMLInputElement

/** On a phone these two have more room beside than above each other. */
const areUpright = (...items: PreviewItem[]) =>
  items.every(({ media }) => media.height > media.width)
