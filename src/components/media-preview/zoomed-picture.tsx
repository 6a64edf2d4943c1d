import { useLayoutEffect, useRef } from 'react'
import type { PreviewItem } from './preview-item'

/** A picture with many pixels zooms to its own size, one with few to twice its frame. */
const SCALE_MIN = 2

interface ZoomedPictureProps {
  media: PreviewItem['media']
  alt: string
  onLeave: () => void
}

/** A zoomed picture: moved by dragging, wheel, touch or arrow keys; a click zooms out. */
export function ZoomedPicture({ media, alt, onLeave }: ZoomedPictureProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    const frame = scroller.current
    if (!frame) return
    frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
    frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2
    frame.focus()
  }, [])
  const ratio = media.width / media.height
  return (
    // biome-ignore lint/a11y: the click is for a pointer; Z and the button do the same for keys.
    <div
      ref={scroller}
      data-zoomed
      // A scrollable area must be keyboard reachable.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      className="absolute inset-0 grid cursor-zoom-out place-items-[safe_center] overflow-auto overscroll-contain rounded-md focus-visible:outline-white"
      onPointerDown={() => {
        hasMoved.current = false
      }}
      onPointerMove={({ buttons, currentTarget, pointerType, movementX, movementY }) => {
        if (buttons !== 1 || pointerType !== 'mouse') return
        hasMoved.current = true
        currentTarget.scrollLeft -= movementX
        currentTarget.scrollTop -= movementY
      }}
      onClick={() => !hasMoved.current && onLeave()}
    >
      <img
        src={media.url}
        alt={alt}
        width={media.width}
        height={media.height}
        draggable={false}
        className="h-auto max-w-none select-none"
        style={{
          width: `max(${media.width}px, ${SCALE_MIN} * min(100cqw, 100cqh * ${ratio}))`,
          background: `url("${media.preview_url}") center / contain no-repeat`,
        }}
      />
    </div>
  )
}
