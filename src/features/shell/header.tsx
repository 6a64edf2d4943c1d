import { useLingui } from '@lingui/react/macro'
import { Logo } from '@/components/logo'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { AccountMenu } from './account-menu'
import { BrandSwitch } from './brand-switch'
import { Credits } from './credits'
import { LanguagePicker } from './language-picker'
import { MobileMenu } from './mobile-menu'
import { NotificationBell } from './notification-bell'
import { PageLink } from './page-link'
import { useExistingPages } from './pages'
import { ProductChoice } from './product-choice'
import { ProductSwitcher } from './product-switcher'
import { RunningTasks } from './running-tasks'
import type { Session } from './session'
import { SignInButton } from './sign-in-button'
import { TeamLink } from './team-link'
import { ToolMenu } from './tool-menu'

/** Top of every page. */
export function Header({ session }: { session: Session }) {
  const { t } = useLingui()
  const { user, team, brand, product, balanceCredits, runningTasks } = session
  const inNewTab = runningTasks > 0
  const pages = useExistingPages(['gallery', 'pricing'])
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-b bg-background">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Logo inNewTab={inNewTab} />
        <nav aria-label={t`Main`} className="ml-4 hidden items-center gap-1 md:flex">
          <ProductSwitcher inNewTab={inNewTab} />
          {pages.map((page) => (
            <PageLink
              key={page}
              page={page}
              inNewTab={inNewTab}
              className={cn(
                buttonVariants({ variant: 'ghost', size: 'sm' }),
                'aria-[current=page]:bg-muted',
              )}
            />
          ))}
          <ToolMenu inNewTab={inNewTab} />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          <RunningTasks count={runningTasks} />
          {team && <TeamLink team={team} inNewTab={inNewTab} />}
          {brand && <BrandSwitch brand={brand} />}
          {product && <ProductChoice product={product} />}
          {balanceCredits !== null && (
            <Credits
              amount={balanceCredits}
              className="mr-1 hidden shrink-0 text-sm sm:inline-flex"
            />
          )}
          <NotificationBell />
          <div className="hidden md:block">
            <LanguagePicker />
          </div>
          {user ? (
            <AccountMenu
              user={user}
              team={team}
              balanceCredits={balanceCredits}
              inNewTab={inNewTab}
            />
          ) : (
            <SignInButton />
          )}
          <MobileMenu session={session} />
        </div>
      </div>
    </header>
  )
}
