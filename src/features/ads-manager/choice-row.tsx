import { cn } from '@/components/ui/class-names'

interface ChoiceRowProps<Value extends string> {
  label: string
  all: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** A multiple choice between a few words. */
export function ChoiceRow<Value extends string>({
  label,
  all,
  chosen,
  onChange,
}: ChoiceRowProps<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map(({ value, label: word }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
            className={cn(
              'min-h-8 rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-11',
              chosen.includes(value)
                ? 'border-primary bg-primary text-primary-foreground'
                : 'border-input hover:bg-accent',
            )}
          >
            {word}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
