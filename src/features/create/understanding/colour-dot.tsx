import { COLOURS } from '@/components/creations/ad-labels'
import { cn } from '@/components/ui/class-names'
import type { AdColour } from '@/contract/ad-words'

/** A color of the ad; the border keeps white on white and black on black visible. */
export function ColourDot({ colour, className }: { colour: AdColour; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-block size-3 shrink-0 rounded-full border border-input forced-color-adjust-none',
        className,
      )}
      style={{ backgroundColor: swatchOf(colour) }}
    />
  )
}

const isNamed = (colour: AdColour): colour is keyof typeof COLOURS => colour in COLOURS

const swatchOf = (colour: AdColour): string => (isNamed(colour) ? COLOURS[colour].swatch : colour)
