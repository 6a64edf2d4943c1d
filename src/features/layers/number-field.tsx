import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LAYER_EDGE_MAX } from '@/contract/layers'

interface NumberFieldProps {
  label: string
  value: number
  least?: number
  most?: number
  onChange: (value: number) => void
}

/** A whole number; typed text stays as it is until it is one. */
export function NumberField({
  label,
  value,
  least = -LAYER_EDGE_MAX,
  most = LAYER_EDGE_MAX,
  onChange,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={typed ?? String(Math.round(value))}
          onChange={({ target }) => {
            setTyped(target.value)
            const number = Number(target.value)
            if (target.value.trim() === '' || !Number.isFinite(number)) return
            if (number >= least && number <= most) onChange(number)
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
