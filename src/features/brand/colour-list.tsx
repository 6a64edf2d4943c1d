import { Trans, useLingui } from '@lingui/react/macro'
import { ColourPickers } from '@/components/colours/colour-pickers'
import { BRAND_COLOURS_MAX } from '@/contract/brand'
import { contrastOf, inkOn } from './contrast'

/** The most readable ink on a color, shown on it, with the contrast. */
function Contrast({ colour }: { colour: string }) {
  const { i18n } = useLingui()
  const ink = inkOn(colour)
  const ratio = i18n.number(contrastOf(colour, ink), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <span className="flex items-center gap-1">
      <span
        aria-hidden
        className="rounded-sm px-1 font-medium normal-case"
        style={{ background: colour, color: ink }}
      >
        Aa
      </span>
      {ratio}:1
    </span>
  )
}

interface ColourListProps {
  colours: string[]
  onChange: (colours: string[]) => void
}

/** Up to five colors; the first one leads. */
export function ColourList({ colours, onChange }: ColourListProps) {
  return (
    <ColourPickers
      colours={colours}
      coloursMax={BRAND_COLOURS_MAX}
      onChange={onChange}
      noteOf={(colour) => (
        <span className="flex flex-col px-1 text-muted-foreground text-xs uppercase tabular-nums">
          {colour}
          <Contrast colour={colour} />
        </span>
      )}
    >
      <p className="text-muted-foreground text-sm">
        <Trans>Up to five. The first is your main color; text on them stays readable.</Trans>{' '}
        <Trans>At 4.5:1 or more, black or white text is easy to read on a color.</Trans>
      </p>
    </ColourPickers>
  )
}
