import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, type Ref, useId, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import type { Crop } from '@/contract/timeline'
import type { Edit } from '../editing'
import { useNumbers } from '../panel/use-numbers'
import { CROP_HANDLES, type CropHandle, cropAfterKey, movedCrop, pulledCrop } from './cropping'
import { percent as share } from './placing'

interface CropFrameProps {
  /** The element that arrow keys move. */
  ref?: Ref<HTMLDivElement>
  crop: Crop
  /** The whole picture's box in the frame. */
  picture: Crop
  /** The aspect ratio that corners keep; null for none. */
  shape: number | null
  edit: (edit: Edit) => void
  onCrop: (crop: Crop) => void
  onDone: () => void
}

const PLACES: Record<CropHandle, string> = {
  nw: 'top-0 left-0 cursor-nwse-resize *:border-t-4 *:border-l-4 items-start justify-start',
  ne: 'top-0 right-0 cursor-nesw-resize *:border-t-4 *:border-r-4 items-start justify-end',
  se: 'right-0 bottom-0 cursor-nwse-resize *:border-r-4 *:border-b-4 items-end justify-end',
  sw: 'bottom-0 left-0 cursor-nesw-resize *:border-b-4 *:border-l-4 items-end justify-start',
  w: 'top-1/2 left-0 -translate-y-1/2 cursor-ew-resize *:border-l-4 items-center justify-start',
  e: 'top-1/2 right-0 -translate-y-1/2 cursor-ew-resize *:border-r-4 items-center justify-end',
  n: 'top-0 left-1/2 -translate-x-1/2 cursor-ns-resize *:border-t-4 items-start justify-center',
  s: 'bottom-0 left-1/2 -translate-x-1/2 cursor-ns-resize *:border-b-4 items-end justify-center',
}

/** The crop rectangle on the film: its sides and corners are dragged; it is moved, or changed by arrow keys. */
export function CropFrame({ ref, crop, picture, shape, edit, onCrop, onDone }: CropFrameProps) {
  const { t } = useLingui()
  const { percent } = useNumbers()
  const helpId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const begun = useRef({ x: 0, y: 0, crop })
  const hold = () => edit({ type: 'hold' })
  const release = () => edit({ type: 'release' })

  const pull = (handle: CropHandle | null, { clientX, clientY }: PointerEvent) => {
    const { width = 1, height = 1 } = whole.current?.getBoundingClientRect() ?? {}
    const { x, y, crop: before } = begun.current
    const by = { dx: (clientX - x) / width, dy: (clientY - y) / height }
    onCrop(handle ? pulledCrop(before, handle, by, shape) : movedCrop(before, by))
  }
  const pulled = (handle: CropHandle | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { x: event.clientX, y: event.clientY, crop }
      hold()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      if (event.currentTarget.hasPointerCapture(event.pointerId)) pull(handle, event)
    },
    onLostPointerCapture: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      release()
    },
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return
    const isEnd = event.key === 'Enter' || event.key === 'Escape'
    const { width = 1, height = 1 } = whole.current?.getBoundingClientRect() ?? {}
    const next = cropAfterKey(crop, event, { x: 1 / width, y: 1 / height }, shape)
    if (!isEnd && !next) return
    event.preventDefault()
    if (isEnd) return onDone()
    // A key held down is one undo step.
    if (!event.repeat) hold()
    if (next) onCrop(next)
  }

  const [width, height] = [percent(crop.w), percent(crop.h)]
  return (
    <div ref={whole} className="absolute" style={placeOf(picture)}>
      <div className="pointer-events-none absolute inset-0 overflow-hidden">
        <div className="absolute shadow-[0_0_0_200vmax_rgb(0_0_0/0.6)]" style={placeOf(crop)} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is one thing to move. */}
      <div
        ref={ref}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it.
        tabIndex={0}
        aria-label={t`Visible part: ${width} wide, ${height} high`}
        aria-describedby={helpId}
        className="absolute cursor-move touch-none select-none outline-2 outline-white/80 -outline-offset-1 focus-visible:outline-ring"
        style={placeOf(crop)}
        onKeyDown={onKeyDown}
        onKeyUp={release}
        onBlur={release}
        {...pulled(null)}
      >
        {CROP_HANDLES.filter((handle) => shape === null || handle.length === 2).map((handle) => (
          <span
            key={handle}
            aria-hidden
            data-handle={handle}
            className={cn(
              'absolute flex size-6 max-h-1/2 max-w-1/2 touch-none pointer-coarse:size-11',
              PLACES[handle],
            )}
            {...pulled(handle)}
          >
            <span className="size-4 border-white drop-shadow-[0_0_1px_black]" />
          </span>
        ))}
      </div>
      <p id={helpId} hidden>
        <Trans>Arrow keys move it (Shift: 10× steps, Alt: resize). Enter ends cropping.</Trans>
      </p>
    </div>
  )
}

const placeOf = ({ x, y, w, h }: Crop) => ({
  left: share(x),
  top: share(y),
  width: share(w),
  height: share(h),
})
