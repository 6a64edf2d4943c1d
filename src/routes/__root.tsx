import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useVisit } from '@/analytics/use-visit'
import { loadErrorMessages } from '@/browser/tell-failure'
import { useIdleFetch } from '@/browser/use-idle-fetch'
import { usePageLanguage } from '@/i18n/page-language'
import type { RouterContext } from '@/page/router-context'
import styles from '@/styles/app.css?url'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Document,
  component: Page,
})

/** Constant elements: they follow the router on their own, so React need not re-render them on navigation. */
const HEAD = <HeadContent />
const SCRIPTS = <Scripts />

function Document({ children }: { children: ReactNode }) {
  const theme = Route.useRouteContext({ select: ({ facts }) => facts.theme })
  return (
    <html lang={usePageLanguage()} data-theme={theme}>
      <head>{HEAD}</head>
      <body>
        {children}
        {SCRIPTS}
      </body>
    </html>
  )
}

function Page() {
  useVisit()
  useIdleFetch(loadErrorMessages)
  return <Outlet />
}
