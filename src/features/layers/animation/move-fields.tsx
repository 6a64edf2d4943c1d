import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { canMove } from '@/contract/layer-motion'
import { LAYER_MOTIONS, type LayerMotion, type PictureLayer } from '@/contract/layers'
import type { Edit, Editing } from '../editing'
import { MotionSelect } from './motion-select'
import { movesWith, shownMove } from './moves'

interface MoveFieldsProps {
  selected: PictureLayer
  editing: Editing
  edit: (edit: Edit) => void
}

/** When and how the selected layer enters, and how it leaves. */
export function MoveFields({ selected, editing, edit }: MoveFieldsProps) {
  const { t } = useLingui()
  const { document } = editing
  const { animation } = document
  if (!animation || !canMove(selected)) return null
  const move = shownMove(document, selected)
  const change = (to: Partial<typeof move>) =>
    edit({
      type: 'animate',
      animation: { ...animation, moves: movesWith(document, selected, to) },
    })
  const named = (value: string): LayerMotion | null =>
    LAYER_MOTIONS.find((motion) => motion === value) ?? null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={<Trans>Enters</Trans>}>
        {(control) => (
          <MotionSelect
            control={control}
            first={{ value: '', label: t`No motion` }}
            value={move.enter ?? ''}
            onChange={(value) => change({ enter: named(value) })}
          />
        )}
      </Field>
      <Field label={<Trans>Leaves</Trans>}>
        {(control) => (
          <MotionSelect
            control={control}
            first={{ value: '', label: t`No motion` }}
            value={move.leave ?? ''}
            onChange={(value) => change({ leave: named(value) })}
          />
        )}
      </Field>
      {move.enter && (
        <SecondsField value={move.at} most={animation.seconds} onChange={(at) => change({ at })} />
      )}
    </div>
  )
}

interface SecondsFieldProps {
  value: number
  most: number
  onChange: (seconds: number) => void
}

/** Typed text stays as it is until it is a time within the film. */
function SecondsField({ value, most, onChange }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={<Trans>Starts at (seconds)</Trans>} className="col-span-2">
      {(control) => (
        <Input
          {...control}
          type="number"
          min={0}
          max={most}
          step={0.1}
          value={typed ?? String(value)}
          onChange={({ target }) => {
            setTyped(target.value)
            const seconds = target.valueAsNumber
            if (seconds >= 0 && seconds <= most) onChange(seconds)
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
