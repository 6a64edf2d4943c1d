import { useLingui } from '@lingui/react/macro'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { ModelView } from '@/contract/endpoints/models'

interface ModelPickProps {
  model: ModelView | undefined
  models: readonly ModelView[]
  onPick: (id: string) => void
}

/** Chooses the model that makes the images. */
export function ModelPick({ model, models, onPick }: ModelPickProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Model`}>
      {(control) => (
        <Select
          {...control}
          value={model?.id ?? ''}
          onChange={({ target }) => onPick(target.value)}
        >
          {models.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
