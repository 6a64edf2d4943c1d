import { useLingui } from '@lingui/react/macro'
import { MoveHorizontal } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { shareAfterKey } from './share-after-key'
import { Tag } from './tag'

interface CompareFrameProps {
  width: number
  height: number
  /** CSS length that limits the height of the picture. */
  maxHeight: string
  /** Shown left and right of the line. Each fills the frame. */
  pictures: readonly [left: ReactNode, right: ReactNode]
  /** Initial share of the left picture; 0.5 by default. */
  start?: number | undefined
  /** Labels on the corners of the two pictures. */
  tags: readonly [left: ReactNode, right: ReactNode]
  /** Accessible name of the line. */
  label: string
  /** Says how much of the left picture is visible, such as "30%". */
  describeShare: (percent: string) => string
}

/** Two pictures in one frame, divided by a movable line. */
export function CompareFrame(props: CompareFrameProps) {
  const { width, height, maxHeight, pictures, start = 0.5, tags, label, describeShare } = props
  const { i18n } = useLingui()
  const picture = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(start)
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share)

  function drag(event: PointerEvent<HTMLElement>) {
    const rect = picture.current?.getBoundingClientRect()
    if (!rect || rect.width === 0) return
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setShare(Math.min(1, Math.max(0, (event.clientX - rect.left) / rect.width)))
  }

  return (
    <div
      ref={picture}
      onPointerDown={drag}
      onPointerMove={drag}
      className="group/picture relative mx-auto cursor-ew-resize touch-pan-y overflow-hidden rounded-lg select-none"
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${width / height} * ${maxHeight})`,
      }}
    >
      {pictures[1]}
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }}>
        {pictures[0]}
      </div>
      <Tag className="top-2 left-2">{tags[0]}</Tag>
      <Tag className="top-2 right-2">{tags[1]}</Tag>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={describeShare(percent)}
        onKeyDown={(event) => {
          const next = shareAfterKey(share, event)
          if (next === null) return
          event.preventDefault()
          setShare(next)
        }}
        className="absolute inset-y-0 w-11 -translate-x-1/2 -outline-offset-2"
        style={{ left: `${share * 100}%` }}
      >
        <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white shadow-edge" />
        <span className="absolute top-1/2 left-1/2 grid size-9 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-black shadow-edge">
          <MoveHorizontal className="size-4" aria-hidden />
        </span>
      </div>
    </div>
  )
}
