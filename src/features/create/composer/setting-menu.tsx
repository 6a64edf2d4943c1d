import type { LucideIcon } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { SETTING_BUTTON, SettingFace } from './setting-face'

const loadOptions = () => import('./setting-options')

interface SettingMenuProps<Value extends string | number> {
  label: string
  icon: LucideIcon
  value: Value
  options: readonly Value[]
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** A setting with a few values; shows the current one. */
export function SettingMenu<Value extends string | number>(props: SettingMenuProps<Value>) {
  const { label, icon: Icon, value, options, nameOf, onChoose } = props
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option) === text)
    if (chosen !== undefined) onChoose(chosen)
  }
  const menuProps = {
    label,
    value: String(value),
    options: options.map((option) => ({ value: String(option), name: nameOf(option) })),
    onChoose: choose,
  }
  return (
    <LazyMenu
      load={loadOptions}
      menuProps={menuProps}
      variant="secondary"
      size="sm"
      className={SETTING_BUTTON}
    >
      <SettingFace icon={<Icon aria-hidden />} label={label}>
        {nameOf(value)}
      </SettingFace>
    </LazyMenu>
  )
}
