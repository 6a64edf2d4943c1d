import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { PictureLayer } from '@/contract/layers'
import { ColourField } from './colour-field'
import type { Edit, Editing, LayerChange } from './editing'
import { layerName } from './layer-names'
import { NumberField } from './number-field'
import { TextProperties } from './text-properties'

interface PropertiesProps {
  selected: PictureLayer
  editing: Editing
  edit: (edit: Edit) => void
}

/** The properties of the selected layer. */
export function Properties({ selected, editing, edit }: PropertiesProps) {
  const { t, i18n } = useLingui()
  const change = (to: LayerChange) => edit({ type: 'change', id: selected.id, change: to })
  const others = coloursOf(editing.document.layers)
  const { x, y, width, turn, opacity, group } = selected
  return (
    <section className="flex flex-col gap-3" aria-label={layerName(i18n, selected)}>
      <h2 className="truncate font-semibold">{layerName(i18n, selected)}</h2>
      {selected.kind === 'text' && (
        <TextProperties layer={selected} others={others} onChange={change} />
      )}
      {selected.kind === 'shape' && (
        <ColourField
          label={t`Color`}
          value={selected.fill}
          others={others}
          onChange={(fill) => change({ fill })}
        />
      )}
      <div className="grid grid-cols-3 gap-2">
        <NumberField label="X" value={x} onChange={(value) => change({ x: value })} />
        <NumberField label="Y" value={y} onChange={(value) => change({ y: value })} />
        <NumberField
          label={t`Width`}
          value={width}
          least={1}
          onChange={(value) => change({ width: value })}
        />
        {(selected.kind !== 'text' || selected.plate) && (
          <NumberField
            label={t`Height`}
            value={selected.height}
            least={1}
            onChange={(value) => change({ height: value })}
          />
        )}
        <NumberField
          label={t`Rotation`}
          value={turn}
          least={-180}
          most={180}
          onChange={(value) => change({ turn: value })}
        />
      </div>
      <Field label={<Trans>Opacity</Trans>}>
        {(control) => (
          <Input
            {...control}
            type="range"
            min={0}
            max={100}
            value={Math.round(opacity * 100)}
            onChange={({ target }) => change({ opacity: Number(target.value) / 100 })}
            className="border-0 px-0 accent-primary"
          />
        )}
      </Field>
      {group && (
        <button
          type="button"
          className="self-start text-link text-sm underline"
          onClick={() => change({ group: null })}
        >
          <Trans>Move separately</Trans>
        </button>
      )}
    </section>
  )
}

const coloursOf = (layers: readonly PictureLayer[]): string[] =>
  layers.flatMap((layer) => {
    if (layer.kind === 'text') return [layer.colour, ...(layer.plate ? [layer.plate.fill] : [])]
    return layer.kind === 'shape' ? [layer.fill] : []
  })
