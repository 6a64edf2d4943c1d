import { Trans } from '@lingui/react/macro'
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@/components/ui/dropdown-menu'
import { chooseTheme, THEMES } from '@/page/theme'
import { THEME_ICONS, useTheme, useThemeNames } from './use-theme'

/** The theme choice as menu items; the menu stays open to show the effect. */
export function ThemeItems() {
  const theme = useTheme()
  const names = useThemeNames()
  return (
    <div className="flex items-center justify-between gap-2">
      <DropdownMenuLabel>
        <Trans>Color theme</Trans>
      </DropdownMenuLabel>
      <DropdownMenuRadioGroup value={theme} className="flex gap-0.5">
        {THEMES.map((name) => {
          const Icon = THEME_ICONS[name]
          return (
            <DropdownMenuRadioItem
              key={name}
              value={name}
              hasMark={false}
              aria-label={names[name]}
              title={names[name]}
              textValue={names[name]}
              className="size-9 justify-center border border-transparent p-0 text-muted-foreground data-[state=checked]:border-input data-[state=checked]:bg-muted data-[state=checked]:text-foreground forced-colors:data-[state=checked]:outline pointer-coarse:size-11"
              onSelect={(event) => {
                event.preventDefault()
                chooseTheme(name)
              }}
            >
              <Icon aria-hidden />
            </DropdownMenuRadioItem>
          )
        })}
      </DropdownMenuRadioGroup>
    </div>
  )
}
