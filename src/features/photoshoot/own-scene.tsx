import { useLingui } from '@lingui/react/macro'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { ModelView } from '@/contract/endpoints/models'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'
import type { Shoot } from './shoot'

interface OwnSceneProps {
  shoot: Shoot
  painters: readonly ModelView[]
  onChange: (part: Partial<Shoot>) => void
}

/** A scene in somebody's own words, and the model that paints it. */
export function OwnScene({ shoot, painters, onChange }: OwnSceneProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_14rem]">
      <Field label={t`Scene`} hint={t`Describe the place and the light, without the product.`}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            required
            dir="auto"
            value={shoot.words}
            maxLength={PROMPT_LENGTH_MAX}
            placeholder={t`A marble bathroom shelf with eucalyptus, morning light from the left`}
            onChange={({ target }) => onChange({ words: target.value })}
            className={cn(inputClasses, 'py-2 sm:text-base')}
          />
        )}
      </Field>
      <Field label={t`Model`}>
        {(control) => (
          <Select
            {...control}
            value={shoot.painter ?? ''}
            onChange={({ target }) => onChange({ painter: target.value })}
          >
            {painters.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
