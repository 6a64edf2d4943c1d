import type { LucideIcon } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { SettingButton } from './setting-button'

interface SettingMenuProps<Value extends string | number> {
  label: string
  icon: LucideIcon
  value: Value
  options: readonly Value[]
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** One setting with a few values; shows the chosen one. */
export function SettingMenu<Value extends string | number>(props: SettingMenuProps<Value>) {
  const { label, icon: Icon, value, options, nameOf, onChoose } = props
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option) === text)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <SettingButton icon={<Icon aria-hidden />} label={label}>
          {nameOf(value)}
        </SettingButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" side="top">
        <DropdownMenuLabel>{label}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={String(value)} onValueChange={choose}>
          {options.map((option) => (
            <DropdownMenuRadioItem key={option} value={String(option)}>
              <span className="tabular-nums">{nameOf(option)}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
