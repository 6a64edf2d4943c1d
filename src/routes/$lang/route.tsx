import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { isLanguage } from '@/contract/languages'
import { LoginHost } from '@/features/login/login-host'
import { LanguageProvider } from '@/i18n/language-provider'

/** Every page with a language prefix. */
export const Route = createFileRoute('/$lang')({
  beforeLoad: async ({ params, context }) => {
    if (!isLanguage(params.lang)) {
      throw redirect({ to: '/$lang/404', params: { lang: context.facts.language } })
    }
    await context.catalogs.load(params.lang)
    return { language: params.lang }
  },
  component: PrefixedPages,
})

function PrefixedPages() {
  const language = Route.useRouteContext({ select: ({ language }) => language })
  return (
    <LanguageProvider language={language}>
      <Outlet />
      <LoginHost />
    </LanguageProvider>
  )
}
