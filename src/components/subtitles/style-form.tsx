import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { brandListQuery } from '@/api/brand-page.functions'
import {
  SUBTITLE_LOOKS,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  type SubtitleStyle,
} from '@/contract/subtitles'

const LOOKS = {
  outline: msg`Outline`,
  box: msg`Box`,
  highlight: msg`Word by word`,
} as const satisfies Record<SubtitleStyle['look'], MessageDescriptor>
const SIZES = {
  small: msg`Small`,
  medium: msg`Medium`,
  large: msg`Large`,
} as const satisfies Record<SubtitleStyle['size'], MessageDescriptor>
const PLACES = {
  bottom: msg`Bottom`,
  middle: msg`Middle`,
  top: msg`Top`,
} as const satisfies Record<SubtitleStyle['place'], MessageDescriptor>

interface StyleFormProps {
  style: SubtitleStyle
  onChange: (style: SubtitleStyle) => void
}

/** The look of the subtitles in the film. */
export function StyleForm({ style, onChange }: StyleFormProps) {
  const { t } = useLingui()
  const { data: list } = useQuery(brandListQuery())
  const colours = list?.brands.find(({ is_current }) => is_current)?.colours ?? []
  const change = (patch: Partial<SubtitleStyle>) => onChange({ ...style, ...patch })
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Choice
        legend={t`Style`}
        options={SUBTITLE_LOOKS}
        words={LOOKS}
        value={style.look}
        onChange={(look) => change({ look })}
      />
      {style.look === 'highlight' && (
        <p className="text-muted-foreground">
          <Trans>Longer words stay highlighted longer.</Trans>
        </p>
      )}
      <Choice
        legend={t`Size`}
        options={SUBTITLE_SIZES}
        words={SIZES}
        value={style.size}
        onChange={(size) => change({ size })}
      />
      <Choice
        legend={t`Position`}
        options={SUBTITLE_PLACES}
        words={PLACES}
        value={style.place}
        onChange={(place) => change({ place })}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Colour
          label={t`Text color`}
          value={style.ink}
          offered={['#ffffff', '#101014', ...colours]}
          onChange={(ink) => change({ ink })}
        />
        <Colour
          label={style.look === 'outline' ? t`Outline color` : t`Background color`}
          value={style.accent}
          offered={['#101014', '#e11d48', ...colours]}
          onChange={(accent) => change({ accent })}
        />
      </div>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly Value[]
  words: Record<Value, MessageDescriptor>
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, words, value, onChange } = props
  const { i18n } = useLingui()
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1 self-start rounded-lg bg-muted p-1">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-8 cursor-pointer items-center rounded-md px-3 font-medium text-muted-foreground has-checked:bg-background has-checked:text-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={legend}
              className="sr-only"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {i18n._(words[option])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ColourProps {
  label: string
  value: string
  offered: readonly string[]
  onChange: (colour: string) => void
}

/** The brand's colors with one click, any other with the browser's own picker. */
function Colour({ label, value, offered, onChange }: ColourProps): ReactNode {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {[...new Set(offered.map((colour) => colour.toLowerCase()))].map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={colour === value}
            onClick={() => onChange(colour)}
            className="size-8 rounded-full border border-input outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-primary pointer-coarse:size-11"
            style={{ backgroundColor: colour }}
          />
        ))}
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="h-8 w-11 cursor-pointer rounded-md border border-input bg-background p-0.5 pointer-coarse:h-11"
        />
      </div>
    </fieldset>
  )
}
