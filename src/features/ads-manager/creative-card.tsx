import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { GoneMedia } from '@/components/creations/gone-media'
import { describeOutput } from '@/components/creations/output-text'
import { TileMedia } from '@/components/creations/tile-media'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { Creative } from '@/contract/endpoints/creatives'
import { fitsOf } from './fit'

interface CreativeCardProps {
  creative: Creative
  isChosen: boolean
  onToggle: () => void
  onLook: () => void
}

/** A selectable creative, with the number of placements that accept it as it is. */
export function CreativeCard({ creative, isChosen, onToggle, onLook }: CreativeCardProps) {
  const { t, i18n } = useLingui()
  const [isGone, setGone] = useState(false)
  const fitting = useMemo(
    () => fitsOf(creative).filter(({ findings }) => findings.length === 0).length,
    [creative],
  )
  const name = creative.name ?? describeOutput(i18n, creative, creative)
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-lg border bg-card',
        isChosen && 'border-primary outline outline-primary',
      )}
    >
      <label className="relative block aspect-square cursor-pointer bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={t`Select: ${name}`}
          className="absolute top-2 left-2 z-10 size-5 accent-primary"
        />
        <span className="absolute inset-0 [&_img]:object-contain">
          {isGone ? <GoneMedia /> : <TileMedia output={creative} onGone={() => setGone(true)} />}
        </span>
      </label>
      <div className="flex flex-col gap-1 p-2 text-sm">
        <p className="truncate px-1" title={name}>
          {creative.name ?? creative.prompt}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="h-auto min-h-8 justify-start whitespace-normal px-1 text-left"
          onClick={onLook}
        >
          <CircleCheck aria-hidden />
          {fitting === 0 ? (
            <Trans>Placements</Trans>
          ) : (
            <Plural value={fitting} one="Fits # placement" other="Fits # placements" />
          )}
        </Button>
      </div>
    </li>
  )
}
