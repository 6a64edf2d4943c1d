import type { ReactNode } from 'react'

/** A labeled group of choices. */
export const Choices = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="pb-2 font-medium text-sm">{title}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

interface ChoiceProps {
  isChosen: boolean
  onChange: () => void
  children: ReactNode
  /** A radio button if true, otherwise a checkbox. */
  isOneOf?: boolean
}

/** A choice styled as a chip. */
export const Choice = ({ isChosen, onChange, children, isOneOf = false }: ChoiceProps) => (
  <label className="flex min-h-8 cursor-pointer items-center gap-2 self-start rounded-md border border-input px-3 text-sm has-checked:border-primary has-checked:bg-accent pointer-coarse:min-h-11">
    <input
      type={isOneOf ? 'radio' : 'checkbox'}
      checked={isChosen}
      onChange={onChange}
      className="size-4 accent-primary"
    />
    {children}
  </label>
)

/** Keeps the order of the list, whichever was pressed first. */
export const toggled = <Name,>(all: readonly Name[], chosen: readonly Name[], one: Name): Name[] =>
  all.filter((name) => (name === one ? !chosen.includes(name) : chosen.includes(name)))
