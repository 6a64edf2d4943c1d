import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { lastingCookie } from '@/browser/lasting-cookie'
import { THEMES, type Theme } from '@/contract/account-defaults'

export { THEMES, type Theme }

export const THEME_COOKIE = 'theme'

/** The theme this browser chose; a cookie, so that the first paint is already right. */
export const storedTheme = createIsomorphicFn()
  .server((): Theme => THEMES.find((theme) => theme === getCookie(THEME_COOKIE)) ?? 'system')
  .client((): Theme => {
    const { theme } = document.documentElement.dataset
    return THEMES.find((known) => known === theme) ?? 'system'
  })

/** Applies a theme to this page and remembers it for the next. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = lastingCookie(THEME_COOKIE, theme, location.protocol === 'https:')
}
