import { Trans } from '@lingui/react/macro'
import { chooseTheme, THEMES } from '@/page/theme'
import { THEME_ICONS, useTheme, useThemeNames } from './use-theme'

/** Chooses between the system's theme, dark and light. */
export function ThemePicker() {
  const theme = useTheme()
  const names = useThemeNames()
  return (
    <fieldset className="inline-flex gap-0.5 rounded-md border p-0.5">
      <legend className="sr-only">
        <Trans>Color theme</Trans>
      </legend>
      {THEMES.map((name) => {
        const Icon = THEME_ICONS[name]
        return (
          <label
            key={name}
            title={names[name]}
            className="relative flex size-8 cursor-pointer items-center justify-center rounded-md text-muted-foreground transition-colors hover:text-foreground has-checked:bg-muted has-checked:text-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring forced-colors:has-checked:outline pointer-coarse:size-11"
          >
            <input
              type="radio"
              name="theme"
              value={name}
              checked={theme === name}
              aria-label={names[name]}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              onChange={() => chooseTheme(name)}
            />
            <Icon className="size-4" aria-hidden />
          </label>
        )
      })}
    </fieldset>
  )
}
