import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { lastingCookie, lastingNames } from '@/browser/lasting-cookie'
import { THEMES, type Theme } from '@/contract/account-defaults'

export { THEMES, type Theme }

export const THEME_COOKIE = 'theme'

/** The first valid theme among cookie values. */
export const firstTheme = (stored: readonly (string | null | undefined)[]): Theme | undefined =>
  stored.flatMap((value) => THEMES.filter((theme) => theme === value))[0]

/** The theme chosen in this browser; stored in a cookie so that the first paint is right. */
export const storedTheme = createIsomorphicFn()
  .server((): Theme => {
    const stored = lastingNames(THEME_COOKIE).map((name) => getCookie(name))
    return firstTheme(stored) ?? 'system'
  })
  .client((): Theme => {
    const { theme } = document.documentElement.dataset
    return THEMES.find((known) => known === theme) ?? 'system'
  })

/** Applies a theme to this page and stores it for the next. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = lastingCookie(THEME_COOKIE, theme, location.protocol === 'https:')
}
