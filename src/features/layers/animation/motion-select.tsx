import { useLingui } from '@lingui/react/macro'
import type { FieldControl } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { LAYER_MOTIONS } from '@/contract/layers'
import { MOTION_NAMES } from './motion-names'

interface MotionSelectProps {
  control: FieldControl
  /** The option before the motions. */
  first: { value: string; label: string }
  value: string
  onChange: (value: string) => void
}

export function MotionSelect({ control, first, value, onChange }: MotionSelectProps) {
  const { i18n } = useLingui()
  return (
    <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value={first.value}>{first.label}</option>
      {LAYER_MOTIONS.map((motion) => (
        <option key={motion} value={motion}>
          {i18n._(MOTION_NAMES[motion])}
        </option>
      ))}
    </Select>
  )
}
