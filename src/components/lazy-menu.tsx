import { type ComponentProps, type ComponentType, type ReactElement, useState } from 'react'
import { Button } from './ui/button'

/** A menu's module exports the menu, open from the start, around the trigger it is given. */
interface MenuModule<Props> {
  default: ComponentType<Props & { trigger: ReactElement }>
}

interface LazyMenuProps<Props> extends ComponentProps<typeof Button> {
  load: () => Promise<MenuModule<Props>>
  menuProps: Props
  opens?: 'menu' | 'dialog'
}

/**
 * A button whose menu loads on intent: most visits open none, and positioning and focus trapping are a good
 * part of a page's script.
 */
export function LazyMenu<Props>({
  load,
  menuProps,
  opens = 'menu',
  ...button
}: LazyMenuProps<Props>) {
  const [Menu, setMenu] = useState<MenuModule<Props>['default'] | null>(null)
  if (Menu) return <Menu {...menuProps} trigger={<Button {...button} />} />

  const prefetch = () => void load().catch(() => {})
  const open = () =>
    load().then(
      (module) => setMenu(() => module.default),
      // A newer release has replaced the file: only a fresh page knows the new one.
      () => window.location.reload(),
    )
  return (
    <Button
      aria-haspopup={opens}
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
      {...button}
    />
  )
}
