import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { ModelView } from '@/contract/endpoints/models'
import {
  PORTRAIT_AGES,
  PORTRAIT_PEOPLE,
  type Portrait,
  type PortraitAge,
  type PortraitPerson,
  ratiosOf,
} from './portrait'

interface PortraitFieldsProps {
  portrait: Portrait
  painters: readonly ModelView[]
  painter: ModelView
  onChange: (part: Partial<Portrait>) => void
}

const WORDS_MAX = 300

const AGE_NAMES: Record<PortraitAge, MessageDescriptor> = {
  twenties: msg`20 to 29 years`,
  thirties: msg`30 to 39 years`,
  forties: msg`40 to 49 years`,
  fifties: msg`50 to 59 years`,
  sixties: msg`60 to 69 years`,
  seventies: msg`70 to 79 years`,
}

const PERSON_NAMES: Record<PortraitPerson, MessageDescriptor> = {
  woman: msg`Woman`,
  man: msg`Man`,
  any: msg`Either`,
}

/** Traits of a presenter: the select lists first, then free text. */
export function PortraitFields({ portrait, painters, painter, onChange }: PortraitFieldsProps) {
  const { t, i18n } = useLingui()
  const ratios = ratiosOf(painter)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t`Age`}
          value={portrait.age}
          options={PORTRAIT_AGES}
          nameOf={(age) => i18n._(AGE_NAMES[age])}
          onChoose={(age) => onChange({ age })}
        />
        <Choice
          label={t`Person`}
          value={portrait.person}
          options={PORTRAIT_PEOPLE}
          nameOf={(person) => i18n._(PERSON_NAMES[person])}
          onChoose={(person) => onChange({ person })}
        />
        {ratios.length > 1 && (
          <Choice
            label={t`Ratio`}
            value={portrait.ratio}
            options={ratios}
            nameOf={(ratio) => ratio}
            onChoose={(ratio) => onChange({ ratio })}
          />
        )}
        {painters.length > 1 && (
          <Choice
            label={t`Model`}
            value={painter.id}
            options={painters.map(({ id }) => id)}
            nameOf={(id) => painters.find((one) => one.id === id)?.label ?? id}
            onChoose={(id) => onChange({ painter: id })}
          />
        )}
      </div>
      <Words
        label={t`Look (optional)`}
        example={t`Short gray hair, freckles, round glasses, friendly`}
        words={portrait.look}
        onChange={(look) => onChange({ look })}
      />
      <Words
        label={t`Clothes (optional)`}
        example={t`Green wool sweater`}
        words={portrait.clothes}
        onChange={(clothes) => onChange({ clothes })}
      />
      <Words
        label={t`Place (optional)`}
        example={t`Bright kitchen with plants, morning light`}
        words={portrait.place}
        onChange={(place) => onChange({ place })}
      />
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly Value[]
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({
  label,
  value,
  options,
  nameOf,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="min-w-0"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((one) => one === target.value)
            if (chosen) onChoose(chosen)
          }}
        >
          {options.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface WordsProps {
  label: string
  example: string
  words: string
  onChange: (words: string) => void
}

/** Text fields where Enter does not submit: they sit inside another form. */
const Words = ({ label, example, words, onChange }: WordsProps) => (
  <Field label={label}>
    {(control) => (
      <textarea
        {...control}
        rows={1}
        dir="auto"
        value={words}
        maxLength={WORDS_MAX}
        placeholder={example}
        onChange={({ target }) => onChange(target.value)}
        className={cn(inputClasses, 'field-sizing-content max-h-40 py-2')}
      />
    )}
  </Field>
)
