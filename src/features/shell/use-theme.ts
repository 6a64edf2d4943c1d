import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { storedTheme } from '@/page/theme'

export const THEME_ICONS = { system: Monitor, dark: Moon, light: Sun } as const

/** The chosen theme, in sync wherever it is used on the page. */
export function useTheme() {
  const { facts } = useRouter().options.context
  return useSyncExternalStore(onThemeChange, storedTheme, () => facts.theme)
}

export function useThemeNames() {
  const { t } = useLingui()
  return { system: t`System`, dark: t`Dark`, light: t`Light` }
}

function onThemeChange(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
