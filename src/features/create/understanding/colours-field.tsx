import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { COLOURS } from '@/components/creations/ad-labels'
import { cn } from '@/components/ui/class-names'
import { type AdColour, COLOUR_NAMES, COLOURS_MAX } from '@/contract/ad-words'
import { isKeyOf } from '@/contract/keys-of'
import { useComposer } from '../composer/composer-context'
import { ColourDot } from './colour-dot'
import { CorrectionFrame } from './correction-frame'

/** Colors of the palette, at most three; those given by value come first. */
export function ColoursField() {
  const { i18n } = useLingui()
  const { understanding } = useComposer()
  if (!understanding) return null
  const { read, reading, correct } = understanding
  const chosen = reading.colours
  const byValue = read.colours.filter((colour) => colour.startsWith('#'))
  const toggle = (colour: AdColour) => {
    const colours = chosen.includes(colour)
      ? chosen.filter((other) => other !== colour)
      : [...chosen, colour].slice(-COLOURS_MAX)
    correct({ colours })
  }
  return (
    <CorrectionFrame field="colours" className="sm:col-span-2">
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by the label above
        <div role="group" {...control} className="flex flex-wrap gap-1">
          {[...byValue, ...COLOUR_NAMES].map((colour) => {
            const isChosen = chosen.includes(colour)
            const name = isKeyOf(COLOURS, colour) ? i18n._(COLOURS[colour].label) : colour
            return (
              <button
                key={colour}
                type="button"
                aria-pressed={isChosen}
                aria-label={name}
                onClick={() => toggle(colour)}
                className="relative grid size-8 place-items-center rounded-full pointer-coarse:size-11"
              >
                <ColourDot
                  colour={colour}
                  className={cn('size-6', isChosen && 'outline-2 outline-primary outline-offset-2')}
                />
                {isChosen && (
                  <Check className="absolute size-3.5 text-white mix-blend-difference" />
                )}
              </button>
            )
          })}
        </div>
      )}
    </CorrectionFrame>
  )
}
