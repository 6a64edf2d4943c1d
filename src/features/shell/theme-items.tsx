import { Trans } from '@lingui/react/macro'
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@/components/ui/dropdown-menu'
import { chooseTheme, THEMES } from '@/page/theme'
import { THEME_ICONS, useTheme, useThemeNames } from './use-theme'

/** The choice of the theme as items of a menu, which stays open to show what it does. */
export function ThemeItems() {
  const theme = useTheme()
  const names = useThemeNames()
  return (
    <>
      <DropdownMenuLabel>
        <Trans>Color theme</Trans>
      </DropdownMenuLabel>
      <DropdownMenuRadioGroup value={theme}>
        {THEMES.map((name) => {
          const Icon = THEME_ICONS[name]
          return (
            <DropdownMenuRadioItem
              key={name}
              value={name}
              onSelect={(event) => {
                event.preventDefault()
                chooseTheme(name)
              }}
            >
              <Icon aria-hidden />
              {names[name]}
            </DropdownMenuRadioItem>
          )
        })}
      </DropdownMenuRadioGroup>
    </>
  )
}
