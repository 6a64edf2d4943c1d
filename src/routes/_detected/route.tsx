import { createFileRoute, Outlet } from '@tanstack/react-router'
import { LoginHost } from '@/features/login/login-host'
import { LanguageProvider } from '@/i18n/language-provider'

/** Pages that also exist without a prefix, in the detected language. */
export const Route = createFileRoute('/_detected')({
  beforeLoad: async ({ context }) => {
    const { language } = context.facts
    await context.catalogs.load(language)
    return { language }
  },
  component: UnprefixedPages,
})

function UnprefixedPages() {
  const language = Route.useRouteContext({ select: ({ language }) => language })
  return (
    <LanguageProvider language={language}>
      <Outlet />
      <LoginHost />
    </LanguageProvider>
  )
}
