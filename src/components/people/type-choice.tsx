import { useLingui } from '@lingui/react/macro'
import { WORKFLOW_LABELS } from '@/components/labels/workflow-labels'
import type { WorkflowType } from '@/contract/generation'

interface TypeChoiceProps<Type extends WorkflowType> {
  types: readonly Type[]
  type: Type
  onChoose: (type: Type) => void
}

/** Chooses the workflow type a tool uses. */
export function TypeChoice<Type extends WorkflowType>(props: TypeChoiceProps<Type>) {
  const { types, type, onChoose } = props
  const { t, i18n } = useLingui()
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <legend className="sr-only">{t`Start from`}</legend>
      {types.map((one) => (
        <label key={one} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="type"
            checked={one === type}
            onChange={() => onChoose(one)}
            className="size-4 accent-primary"
          />
          {i18n._(WORKFLOW_LABELS[one])}
        </label>
      ))}
    </fieldset>
  )
}
