import { Check } from 'lucide-react'
import { memo, useState } from 'react'
import { GoneMedia } from '@/components/creations/gone-media'
import { TileMedia } from '@/components/creations/tile-media'
import { cn } from '@/components/ui/class-names'
import type { SelectItem } from './select-item'

interface SelectTileProps {
  item: SelectItem
  isSelected: boolean
  isTabStop: boolean
  onPick: (id: string, isRange: boolean) => void
}

/** A tile that acts as a checkbox. One that cannot be selected says why. */
export const SelectTile = memo(function SelectTile(props: SelectTileProps) {
  const { item, isSelected, isTabStop, onPick } = props
  const [isGone, setGone] = useState(false)
  const isRefused = item.refusal !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: the picture is the box; an input cannot hold it.
    <button
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-disabled={isRefused}
      data-tile={item.id}
      tabIndex={isTabStop ? 0 : -1}
      className={cn(
        'absolute inset-0 size-full overflow-hidden rounded-lg bg-muted text-left',
        isSelected && 'outline-3 outline-primary -outline-offset-3',
        isRefused && 'cursor-not-allowed',
      )}
      onClick={({ shiftKey }) => !isRefused && onPick(item.id, shiftKey)}
    >
      <span className="sr-only">{item.description}</span>
      {item.picture ? (
        <span
          className={cn(
            'block size-full overflow-hidden transition-[scale,border-radius] duration-120',
            isSelected && 'scale-92 rounded-md',
          )}
        >
          {isGone ? (
            <GoneMedia />
          ) : (
            <TileMedia output={item.picture} onGone={() => setGone(true)} />
          )}
        </span>
      ) : (
        <span className="flex size-full flex-col gap-1 rounded-lg border bg-card p-3 pt-10 text-sm">
          <span className="font-medium">{item.words}</span>
          <span className="text-muted-foreground">{item.refusal}</span>
        </span>
      )}
      {!isRefused && (
        <span
          aria-hidden
          className={cn(
            'absolute top-2 left-2 grid size-6 place-items-center rounded-full border-2',
            isSelected
              ? 'border-primary bg-primary text-primary-foreground'
              : 'border-white bg-black/50 outline-1 outline-black/40',
          )}
        >
          {isSelected && <Check className="size-4" strokeWidth={3} />}
        </span>
      )}
    </button>
  )
})
