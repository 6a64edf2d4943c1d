import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { AccountCard } from './account-card'
import { Avatar } from './avatar'
import { PageLink } from './page-link'
import { useExistingPages } from './pages'
import type { Session } from './session'
import { useSignOut } from './sign-out'

interface AccountMenuProps {
  user: NonNullable<Session['user']>
  balanceCredits: number | null
  inNewTab: boolean
}

export function AccountMenu({ user, balanceCredits, inNewTab }: AccountMenuProps) {
  const { t } = useLingui()
  const pages = useExistingPages(['myGallery', 'billing'])
  const signOut = useSignOut()
  const name = user.nick_name
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className="rounded-full"
          aria-label={t`Account: ${name}`}
        >
          <Avatar name={name} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <AccountCard user={user} balanceCredits={balanceCredits} />
        <DropdownMenuSeparator />
        {pages.map((page) => (
          <DropdownMenuItem key={page} asChild>
            <PageLink page={page} inNewTab={inNewTab} />
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => signOut.mutate()}>
          <LogOut aria-hidden />
          <Trans>Log out</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
