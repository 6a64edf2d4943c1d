import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Logo } from '@/components/logo'
import { Toaster } from '@/components/ui/toaster'

/** A page for people without an account: no menus, only the work. */
export function GuestFrame({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-primary px-4 py-2 font-medium text-primary-foreground text-sm transition-transform focus:translate-y-0"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <header className="flex min-h-(--header-height) flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 sm:flex-nowrap sm:px-6">
        <Logo />
        {title && (
          <div className="min-w-0 grow basis-full sm:basis-0 sm:border-l sm:pl-4">{title}</div>
        )}
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Toaster />
    </div>
  )
}
