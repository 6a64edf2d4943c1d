import { Trans } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { useSignOut } from '@/components/sign-out/use-sign-out'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { AccountCard } from './account-card'
import { PageLink } from './page-link'
import { useAccountPages } from './pages'
import type { Session } from './session'
import { ThemeItems } from './theme-items'

export interface AccountListProps {
  user: NonNullable<Session['user']>
  team: Session['team']
  balanceCredits: number | null
  inNewTab: boolean
}

export default function AccountList({
  trigger,
  user,
  team,
  balanceCredits,
  inNewTab,
}: AccountListProps & { trigger: ReactElement }) {
  const pages = useAccountPages(user)
  const signOut = useSignOut()
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64 sm:w-108">
        <AccountCard user={user} team={team} balanceCredits={balanceCredits} />
        <DropdownMenuSeparator />
        {/* Two columns, so that sign-out is visible on a laptop, too. */}
        <div className="gap-1 sm:columns-2">
          {pages.map((page) => (
            <DropdownMenuItem key={page.to} asChild className="break-inside-avoid">
              <PageLink page={page} inNewTab={inNewTab} />
            </DropdownMenuItem>
          ))}
        </div>
        <DropdownMenuSeparator />
        <ThemeItems />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => signOut.mutate()}>
          <LogOut aria-hidden />
          <Trans>Log out</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
