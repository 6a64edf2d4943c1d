import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { chooseTheme, storedTheme, THEMES } from '@/page/theme'

const ICONS = { system: Monitor, dark: Moon, light: Sun } as const

/** Follow the system, or always dark, or always light. */
export function ThemePicker() {
  const { t } = useLingui()
  const { facts } = useRouter().options.context
  const theme = useSyncExternalStore(onThemeChange, storedTheme, () => facts.theme)
  const names = { system: t`System`, dark: t`Dark`, light: t`Light` }
  return (
    <fieldset className="inline-flex gap-0.5 rounded-md border p-0.5">
      <legend className="sr-only">
        <Trans>Color theme</Trans>
      </legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name]
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

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
