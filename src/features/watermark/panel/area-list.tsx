import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { preciseTime } from '@/components/playback/clock'
import type { Playback } from '@/components/playback/playback'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { AreaEdit, AreaHistory } from '../areas/area-edits'
import { isWhole } from '../areas/time-range'
import { AreaFields } from './area-fields'

interface AreaListProps {
  history: AreaHistory
  edit: (edit: AreaEdit) => void
  duration: number
  playback: Playback
  /** Detected areas can be turned off without losing them. */
  canLeaveOut: boolean
  hasResult: boolean
}

/** Every area in words and numbers: all of what the stage shows, without a pointer. */
export function AreaList(props: AreaListProps) {
  const { history, edit, duration, playback, canLeaveOut, hasResult } = props
  const { t } = useLingui()
  return (
    <ol
      // Keyboard focus scrolls items above the controls that stay at the lower edge.
      className="flex flex-col gap-1 min-[50rem]:[&_:is(button,input)]:scroll-mb-56"
      aria-label={t`Areas`}
    >
      {history.areas.map((area, index) => {
        const number = index + 1
        const isSelected = area.id === history.selectedId
        return (
          <li key={area.id} className={cn('rounded-lg border', isSelected && 'border-primary')}>
            <div className="flex items-center gap-1 p-1">
              {canLeaveOut && (
                <label className="grid size-8 place-items-center pointer-coarse:size-11">
                  <input
                    type="checkbox"
                    checked={!area.isOff}
                    aria-label={t`Erase area ${number}`}
                    onChange={({ target }) =>
                      edit({
                        type: 'change',
                        area: { ...area, isOff: !target.checked },
                        isStep: true,
                      })
                    }
                    className="size-4 accent-primary"
                  />
                </label>
              )}
              <button
                type="button"
                aria-expanded={isSelected}
                onClick={() => edit({ type: 'select', id: isSelected ? null : area.id })}
                className="flex min-h-8 grow items-center gap-3 rounded-md px-2 text-left text-sm hover:bg-accent pointer-coarse:min-h-11"
              >
                <span
                  aria-hidden
                  className="grid min-w-5 place-items-center rounded-sm bg-primary px-1 font-semibold text-primary-foreground text-xs leading-5 tabular-nums"
                >
                  {number}
                </span>
                <span className="sr-only">
                  <Trans>Area {number}</Trans>
                </span>
                <span className="text-muted-foreground tabular-nums">
                  {isWhole(area, duration) ? (
                    <Trans>Whole video</Trans>
                  ) : (
                    `${preciseTime(area.from)} – ${preciseTime(area.to)}`
                  )}
                </span>
              </button>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t`Delete area ${number}`}
                onClick={() => edit({ type: 'remove', id: area.id })}
              >
                <Trash2 />
              </Button>
            </div>
            {isSelected && <AreaFields {...{ area, edit, duration, playback, hasResult }} />}
          </li>
        )
      })}
    </ol>
  )
}
