import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Language } from '../../src/contract/languages.ts'

interface Place {
  /** Address of the page on screen. */
  at?: string
  /** The pages this router has. */
  pages?: (string | { path: string; staticData: StaticDataRouteOption })[]
  /** What the operator configured. */
  site?: Record<string, unknown>
  /** The page's language; texts stay English. */
  language?: Language
}

/** Renders a part of a page at an address, in English, with only the given routes. */
export async function renderPage(
  part: ReactNode,
  { at = '/en', pages = ['/$lang', '/$lang/$'], site = {}, language = 'en' }: Place = {},
) {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  const root = createRootRoute({
    component: () => (
      <I18nProvider i18n={i18n}>
        <div data-testid="page">{part}</div>
      </I18nProvider>
    ),
  })
  const routes = pages.map((page) =>
    createRoute({
      ...(typeof page === 'string' ? { path: page } : page),
      getParentRoute: () => root,
    }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { facts: { site: { brandName: 'Adloom', sisterSites: [], ...site } } },
  })
  render(<RouterProvider router={router} />)
  await screen.findByTestId('page')
}
