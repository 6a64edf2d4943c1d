import { useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Logo } from '@/components/logo'
import { Button } from '@/components/ui/button'
import { Toaster } from '@/components/ui/toaster'
import type { Language } from '@/contract/languages'
import { pathInLanguage } from '@/i18n/path-in-language'
import { useLanguage } from '@/i18n/use-language'
import type { LoginSearch } from './login-page'
import { LoginPanel } from './login-panel'

/** The login modal as a full page, without header and footer. */
export function LoginScreen({ search }: { search: LoginSearch }) {
  const { t } = useLingui()
  const lang = useLanguage()
  const router = useRouter()
  const goOn = (language: Language) =>
    router.navigate({ href: pathInLanguage(search.redirect ?? '/', language) })

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 max-sm:bg-popover sm:py-8">
      <div className="pt-6 sm:pt-0">
        <Logo />
      </div>
      <div className="flex w-full grow flex-col bg-popover sm:min-h-154 sm:max-w-[28.375rem] sm:grow-0 sm:rounded-xl sm:border">
        <LoginPanel
          startsAt={search.mode === 'register' ? 'request-code' : 'login'}
          Heading={PageHeading}
          onSignedIn={({ isLedAway, language }) => {
            if (!isLedAway) void goOn(language)
          }}
          closeButton={
            <Button asChild variant="ghost" size="icon" className="size-11">
              <Link to="/$lang" params={{ lang }} aria-label={t`Close`}>
                <X className="size-5" />
              </Link>
            </Button>
          }
        />
      </div>
      <Toaster />
    </main>
  )
}

const PageHeading = ({ children, ...props }: ComponentProps<'h1'>) => <h1 {...props}>{children}</h1>
