import { Trans, useLingui } from '@lingui/react/macro'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import {
  LAYER_FONTS,
  LAYER_SIZE_RANGE,
  LAYER_TEXT_MAX,
  type LayerAlign,
  type TextLayer,
} from '@/contract/layers'
import { ColourField } from './colour-field'
import type { LayerChange } from './editing'
import { NumberField } from './number-field'

interface TextPropertiesProps {
  layer: TextLayer
  others: readonly string[]
  onChange: (change: LayerChange) => void
}

const ALIGNS = [
  ['start', AlignLeft],
  ['center', AlignCenter],
  ['end', AlignRight],
] as const
const WEIGHTS = [300, 400, 500, 600, 700, 800, 900]

/** `playfair-display` → Playfair Display */
const nameOf = (font: string): string =>
  font
    .split('-')
    .map((word) =>
      word.length === 2 ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1),
    )
    .join(' ')

/** Words, and how they are set. */
export function TextProperties({ layer, others, onChange }: TextPropertiesProps) {
  const { t } = useLingui()
  const { text, font, size, weight, align, colour, plate } = layer
  const names: Record<LayerAlign, string> = { start: t`Left`, center: t`Center`, end: t`Right` }
  const [leastSize, mostSize] = LAYER_SIZE_RANGE
  const weights = [...new Set([...WEIGHTS, weight])].toSorted((one, other) => one - other)
  return (
    <>
      <Field label={<Trans>Text</Trans>}>
        {(control) => (
          <textarea
            {...control}
            data-layer-text
            rows={3}
            maxLength={LAYER_TEXT_MAX}
            value={text}
            onChange={({ target }) => onChange({ text: target.value })}
            className="field-sizing-content min-h-20 w-full rounded-md border border-input bg-background px-3 py-2 text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={<Trans>Font</Trans>} className="min-w-0 grow">
          {(control) => (
            <Select
              {...control}
              value={font}
              onChange={({ target }) => {
                const chosen = LAYER_FONTS.find((one) => one === target.value)
                if (chosen) onChange({ font: chosen })
              }}
            >
              {LAYER_FONTS.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans>Weight</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={weight}
              onChange={({ target }) => onChange({ weight: Number(target.value) })}
            >
              {weights.map((one) => (
                <option key={one} value={one}>
                  {Math.round(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex items-end gap-2">
        <NumberField
          label={t`Size`}
          value={size}
          least={leastSize}
          most={mostSize}
          onChange={(value) => onChange({ size: value })}
        />
        <fieldset className="flex" aria-label={t`Alignment`}>
          {ALIGNS.map(([name, Icon]) => (
            <Button
              key={name}
              variant={align === name ? 'secondary' : 'ghost'}
              size="icon"
              aria-label={names[name]}
              aria-pressed={align === name}
              onClick={() => onChange({ align: name })}
            >
              <Icon />
            </Button>
          ))}
        </fieldset>
      </div>
      <ColourField
        label={t`Color`}
        value={colour}
        others={others}
        onChange={(value) => onChange({ colour: value })}
      />
      {plate && (
        <ColourField
          label={t`Background`}
          value={plate.fill}
          others={others}
          onChange={(fill) => onChange({ fill })}
        />
      )}
    </>
  )
}
