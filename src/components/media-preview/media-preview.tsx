import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { downloadAddress } from '@/components/creations/download-address'
import { OutputFacts } from '@/components/creations/output-facts'
import { describeOutput } from '@/components/creations/output-text'
import { Button } from '@/components/ui/button'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { useReturnFocus } from '@/lib/use-return-focus'

export interface PreviewItem {
  task: TaskView
  output: TaskOutput
}

interface MediaPreviewProps {
  /** What the arrows walk through, in the order of the page. */
  items: readonly PreviewItem[]
  outputId: string
  onShow: (outputId: string) => void
  onClose: () => void
}

/**
 * One result over the whole window (R2.41). Escape, a click beside the picture and the button close
 * it; the page behind does not scroll, and the focus goes back to where it was.
 */
export default function MediaPreview({ items, outputId, onShow, onClose }: MediaPreviewProps) {
  const { t, i18n } = useLingui()
  const returnFocus = useReturnFocus()
  const closeButton = useRef<HTMLButtonElement>(null)
  const index = items.findIndex((item) => item.output.output_id === outputId)
  const item = items[index]
  if (!item) return null
  const { task, output } = item
  const neighbour = (step: number) => items[index + step]?.output.output_id
  const go = (step: number) => {
    const id = neighbour(step)
    if (id) onShow(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    // A focused video takes the arrows for itself.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
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
          className="fixed inset-0 z-50 grid grid-rows-[auto_1fr] outline-none md:grid-cols-[1fr_20rem]"
          onKeyDown={onKeyDown}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            closeButton.current?.focus()
          }}
        >
          <div className="flex min-h-14 items-center gap-2 px-3 text-white md:col-span-2">
            <Dialog.Title className="sr-only">{describeOutput(i18n, task, output)}</Dialog.Title>
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
              href={downloadAddress(output.url)}
              download
              aria-label={t`Download`}
              className="ml-auto grid size-10 place-items-center rounded-md hover:bg-white/15 pointer-coarse:size-11"
            >
              <Download className="size-4" aria-hidden />
            </a>
          </div>
          {/* biome-ignore lint/a11y: what the click does here, Escape does for the keyboard. */}
          <div className="relative mx-4 mb-6 min-h-0 md:mx-18" onClick={closeFromBeside}>
            <Media
              key={output.output_id}
              output={output}
              alt={describeOutput(i18n, task, output)}
            />
            <Step direction="left" onClick={() => go(-1)} isPossible={Boolean(neighbour(-1))} />
            <Step direction="right" onClick={() => go(1)} isPossible={Boolean(neighbour(1))} />
          </div>
          <aside className="max-h-48 overflow-y-auto rounded-t-xl bg-card p-4 md:max-h-none md:rounded-none">
            <OutputFacts task={task} output={output} />
          </aside>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Media({ output, alt }: { output: TaskOutput; alt: string }) {
  const { width, height } = output
  const classes = 'absolute inset-0 m-auto max-h-full w-auto max-w-full rounded-md object-contain'
  if (output.kind === 'image') {
    return <img src={output.url} alt={alt} width={width} height={height} className={classes} />
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: nothing is known about the words of a generated video.
    <video
      src={output.url}
      poster={output.preview_url}
      aria-label={alt}
      width={width}
      height={height}
      className={classes}
      controls
      autoPlay
      loop
      playsInline
    />
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
