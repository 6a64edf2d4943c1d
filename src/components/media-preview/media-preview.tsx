import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { useReturnFocus } from '@/lib/use-return-focus'
import { NeighbourPictures } from './neighbour-pictures'
import { PreviewMedia } from './preview-media'

/** A picture or a video that can be looked at over the whole window. */
export interface PreviewItem {
  id: string
  media: Pick<TaskOutput, 'kind' | 'width' | 'height' | 'url' | 'preview_url'>
  /** What it is called where it cannot be seen. */
  description: string
  downloadUrl: string
  /** What stands beside it. */
  details: ReactNode
}

interface MediaPreviewProps {
  /** What the arrows walk through, in the order of the page. */
  items: readonly PreviewItem[]
  itemId: string
  onShow: (itemId: string) => void
  onClose: () => void
}

/**
 * One picture or video over the whole window (R2.41). Escape, a click beside it and the button close
 * it; the page behind does not scroll, and the focus goes back to where it was.
 */
export function MediaPreview({ items, itemId, onShow, onClose }: MediaPreviewProps) {
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const closeButton = useRef<HTMLButtonElement>(null)
  const index = items.findIndex(({ id }) => id === itemId)
  const item = items[index]
  if (!item) return null
  const { media, description } = item
  const goTo = (position: number) => {
    const id = items[position]?.id
    if (id && id !== itemId) onShow(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event
    // A focused video takes the arrows for itself, and a field its own.
    if (target instanceof HTMLVideoElement || target instanceof HTMLInputElement) return
    if (key === 'ArrowLeft') goTo(index - 1)
    else if (key === 'ArrowRight') goTo(index + 1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(items.length - 1)
    else return
    event.preventDefault()
  }
  function closeFromBeside(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose()
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
            <Dialog.Title className="sr-only">{description}</Dialog.Title>
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
              {index + 1} / {items.length}
            </p>
            <a
              href={item.downloadUrl}
              download
              aria-label={t`Download`}
              className="ml-auto grid size-10 place-items-center rounded-md hover:bg-white/15 pointer-coarse:size-11"
            >
              <Download className="size-4" aria-hidden />
            </a>
          </div>
          {/* biome-ignore lint/a11y: what the click does here, Escape does for the keyboard. */}
          <div className="relative mx-4 mb-6 min-h-0 md:mx-18" onClick={closeFromBeside}>
            <PreviewMedia key={item.id} media={media} alt={description} />
            <Step direction="left" onClick={() => goTo(index - 1)} isPossible={index > 0} />
            <Step
              direction="right"
              onClick={() => goTo(index + 1)}
              isPossible={index < items.length - 1}
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
          <NeighbourPictures items={items} index={index} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface StepProps {
  direction: 'left' | 'right'
  isPossible: boolean
  onClick: () => void
}

function Step({ direction, isPossible, onClick }: StepProps) {
  const { t } = useLingui()
  const isLeft = direction === 'left'
  return (
    <button
      type="button"
      // Kept in place and focusable at the ends, so that the focus is not lost there.
      aria-disabled={!isPossible}
      aria-label={isLeft ? t`Previous` : t`Next`}
      onClick={onClick}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-black/70 text-white hover:bg-black focus-visible:outline-white aria-disabled:opacity-30 ${isLeft ? 'left-2 md:-left-14.5' : 'right-2 md:-right-14.5'}`}
    >
      {isLeft ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  )
}
