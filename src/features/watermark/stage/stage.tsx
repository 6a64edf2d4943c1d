import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Playback } from '@/components/playback/playback'
import { cn } from '@/components/ui/class-names'
import type { Area } from '../areas/area'
import type { AreaEdit, AreaHistory } from '../areas/area-edits'
import { boxAfterKey } from '../areas/area-keys'
import { AreaBox } from './area-box'
import { Picture, type StageVideo } from './picture'
import { useAreaPointer } from './use-area-pointer'

interface StageProps {
  video: StageVideo
  playback: Playback
  history: AreaHistory
  edit: (edit: AreaEdit) => void
  /** The areas cannot be edited, for example while the engine works on them. */
  isLocked: boolean
  /** Rendered over the picture. */
  children?: ReactNode
}

/** The video with its areas, which are drawn, moved and resized by pointer or keyboard. */
export function Stage({ video, playback, history, edit, isLocked, children }: StageProps) {
  const picture = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const { areas, selectedId } = history
  const { cursor, handlers } = useAreaPointer({
    picture,
    areas,
    selectedId,
    duration: video.duration_seconds,
    edit,
    onSelect(id) {
      edit({ type: 'select', id })
      focusArea(id)
    },
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>, area: Area) {
    const rect = picture.current?.getBoundingClientRect()
    if (!rect) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      const index = areas.indexOf(area)
      const next = areas[index + 1] ?? areas[index - 1]
      edit({ type: 'remove', id: area.id })
      return next && focusArea(next.id)
    }
    if (event.ctrlKey || event.metaKey) return
    const box = boxAfterKey(area, event, { x: 1 / rect.width, y: 1 / rect.height })
    if (!box) return
    event.preventDefault()
    edit({ type: 'change', area: { ...area, ...box }, isStep: !event.repeat })
  }

  return (
    <div
      className={cn(
        'relative overflow-hidden rounded-lg bg-black p-3 select-none sm:p-4',
        !isLocked && 'touch-pinch-zoom',
      )}
      style={isLocked ? undefined : { cursor }}
      {...(isLocked ? {} : handlers)}
    >
      <Picture ref={picture} video={video} playback={playback} isDimmed={isLocked}>
        {areas.map((area, index) => (
          <AreaBox
            key={area.id}
            area={area}
            number={index + 1}
            isSelected={area.id === selectedId}
            isLocked={isLocked}
            playback={playback}
            describedBy={helpId}
            onFocus={() => selectedId !== area.id && edit({ type: 'select', id: area.id })}
            onKeyDown={(event) => onKeyDown(event, area)}
            onKeyUp={() => edit({ type: 'settle', id: area.id })}
          />
        ))}
      </Picture>
      {children}
      <p id={helpId} hidden>
        <Trans>Arrow keys move the area (Shift: 10× steps, Alt: resize). Delete removes it.</Trans>
      </p>
    </div>
  )
}

/** A new area is only on the page after the next paint. */
const focusArea = (id: string) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }))
