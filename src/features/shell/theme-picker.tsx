import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Monitor, Moon, Sun } from 'lucide-react'
import { ToggleGroup } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { chooseTheme, storedTheme, THEMES } from '@/lib/theme'

const ICONS = { system: Monitor, dark: Moon, light: Sun } as const

/** Follow the system, or always dark, or always light. */
export function ThemePicker() {
  const { t } = useLingui()
  const { facts } = useRouter().options.context
  const theme = useSyncExternalStore(onThemeChange, storedTheme, () => facts.theme)
  const names = { system: t`System`, dark: t`Dark`, light: t`Light` }
  return (
    <ToggleGroup.Root
      type="single"
      value={theme}
      aria-label={t`Colour theme`}
      className="inline-flex gap-0.5 rounded-md border p-0.5"
      onValueChange={(value) => {
        const chosen = THEMES.find((name) => name === value)
        if (chosen) chooseTheme(chosen)
      }}
    >
      {THEMES.map((name) => {
        const Icon = ICONS[name]
        return (
          <ToggleGroup.Item
            key={name}
            value={name}
            aria-label={names[name]}
            title={names[name]}
            className="flex size-8 items-center justify-center rounded-md text-muted-foreground transition-colors hover:text-foreground data-[state=on]:bg-muted data-[state=on]:text-foreground forced-colors:data-[state=on]:outline pointer-coarse:size-11"
          >
            <Icon className="size-4" aria-hidden />
          </ToggleGroup.Item>
        )
      })}
    </ToggleGroup.Root>
  )
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
