import { Trans, useLingui } from '@lingui/react/macro'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import {
  LAYER_SIZE_RANGE,
  LAYER_TEXT_MAX,
  type LayerAlign,
  type TextLayer,
} from '@/contract/layers'
import { ColourField } from './colour-field'
import type { LayerChange } from './editing'
import { FontField } from './font-field'
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

/** The words of a text layer, and their typography. */
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
        <FontField font={font} onChange={(chosen) => onChange({ font: chosen })} />
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
