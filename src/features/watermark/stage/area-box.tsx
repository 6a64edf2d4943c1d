import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import type { Playback } from '@/components/playback/playback'
import { usePlaybackTime } from '@/components/playback/use-playback'
import { cn } from '@/components/ui/class-names'
import type { Area } from '../areas/area'
import { HANDLE_PLACES, HANDLES } from '../areas/grips'
import { describePlace } from '../areas/place-words'

interface AreaBoxProps {
  area: Area
  number: number
  isSelected: boolean
  isLocked: boolean
  playback: Playback
  describedBy: string
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onKeyUp: () => void
}

/** Inside a low box, its number would hide the mark. */
const ABOVE_A_LOW_BOX =
  '[@container(height<48px)]:top-auto [@container(height<48px)]:bottom-[calc(100%+6px)]'
const BELOW_A_LOW_BOX = '[@container(height<48px)]:top-[calc(100%+6px)]'

/** A numbered rectangle on the picture, with handles while it is selected. */
export function AreaBox({ area, number, isSelected, isLocked, playback, ...props }: AreaBoxProps) {
  const { t, i18n } = useLingui()
  const { describedBy, onFocus, onKeyDown, onKeyUp } = props
  const time = usePlaybackTime(playback)
  const place = describePlace(i18n, area)
  const isHere = time >= area.from - 0.02 && time <= area.to + 0.02
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is one thing to move.
    <div
      id={area.id}
      role="group"
      tabIndex={isLocked ? undefined : 0}
      aria-roledescription={t`area`}
      aria-label={t`Area ${number}: ${place}`}
      aria-describedby={describedBy}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      data-area
      className={cn(
        'absolute border-2 border-primary [container-type:size] bg-primary/20 shadow-edges',
        !isHere && 'border-dashed bg-transparent opacity-60',
        area.isOff && 'border-input bg-transparent opacity-50',
      )}
      style={{
        left: share(area.x),
        top: share(area.y),
        width: share(area.w),
        height: share(area.h),
      }}
    >
      <span
        aria-hidden
        className={cn(
          'absolute grid min-w-5 place-items-center bg-primary px-1 font-semibold text-primary-foreground text-xs leading-5 tabular-nums',
          isSelected ? 'top-1.5 left-1.5' : '-top-0.5 -left-0.5',
          area.y > 0.12 ? ABOVE_A_LOW_BOX : BELOW_A_LOW_BOX,
        )}
      >
        {number}
      </span>
      {isSelected &&
        !isLocked &&
        HANDLES.map((handle) => (
          <span
            key={handle}
            aria-hidden
            className={cn(
              'absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-[2px] border border-black/60 bg-white',
              // A small box has room for its corner handles only.
              handle.length === 1 &&
                '[@container(width<72px)]:hidden [@container(height<48px)]:hidden',
            )}
            style={{
              left: share(HANDLE_PLACES[handle].x),
              top: share(HANDLE_PLACES[handle].y),
            }}
          />
        ))}
    </div>
  )
}

const share = (value: number) => `${value * 100}%`
