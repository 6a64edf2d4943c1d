import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { NewTabMark } from '@/components/new-tab-mark'
import { useSignOut } from '@/components/sign-out/use-sign-out'
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet'
import { LANGUAGES } from '@/contract/languages'
import { useSite } from '@/page/use-site'
import { AccountCard } from './account-card'
import { LanguageLink } from './language-link'
import { NewBadge } from './new-badge'
import { PageLink } from './page-link'
import {
  NEW_TOOL,
  type PageAddress,
  type PageName,
  TOOL_PAGES,
  useAccountPages,
  useExistingPages,
} from './pages'
import type { Session } from './session'
import { sisterLine } from './sister-line'

import { useToolsThere } from './use-tools-there'

const ROW =
  'flex min-h-11 items-center gap-2 rounded-md px-3 text-base hover:bg-accent aria-[current=page]:bg-muted [&_svg]:size-4'

interface MobileSheetProps {
  trigger: ReactElement
  session: Session
}

/** Everything from the header, for small screens. */
export default function MobileSheet({ trigger, session }: MobileSheetProps) {
  const [isOpen, setOpen] = useState(true)
  const { i18n } = useLingui()
  const { sisterSites } = useSite()
  const { user, team, balanceCredits, runningTasks } = session
  const inNewTab = runningTasks > 0
  const signOut = useSignOut()
  const close = () => setOpen(false)
  const main = useExistingPages(['sora', 'veo', 'gallery', 'pricing'])
  const tools = useToolsThere(useExistingPages(TOOL_PAGES))
  const account = useAccountPages(user)
  const row = (page: PageName | PageAddress, mark?: ReactNode) => (
    <PageLink
      key={typeof page === 'string' ? page : page.to}
      page={page}
      inNewTab={inNewTab}
      className={ROW}
      onClick={close}
    >
      {mark}
    </PageLink>
  )
  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <SheetTrigger asChild>{trigger}</SheetTrigger>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>
          <Trans>Menu</Trans>
        </SheetTitle>
        {user && (
          <Group>
            <AccountCard user={user} team={team} balanceCredits={balanceCredits} />
            {account.map((page) => row(page))}
            <button type="button" className={ROW} onClick={() => signOut.mutate()}>
              <LogOut aria-hidden />
              <Trans>Log out</Trans>
            </button>
          </Group>
        )}
        <Group>
          {main.map((page) => row(page))}
          {sisterSites.map(({ label, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener" className={ROW}>
              {label}
              <span className="truncate text-muted-foreground text-sm">
                {sisterLine(i18n, url)}
              </span>
              <NewTabMark />
            </a>
          ))}
        </Group>
        {tools.length > 0 && (
          <Group title={<Trans>Tools</Trans>}>
            {tools.map((page) => row(page, page === NEW_TOOL && <NewBadge />))}
          </Group>
        )}
        <Group title={<Trans>Language</Trans>}>
          <div className="grid grid-cols-2 gap-x-2">
            {LANGUAGES.map((language) => (
              <LanguageLink key={language} language={language} className={ROW} onClick={close} />
            ))}
          </div>
        </Group>
      </SheetContent>
    </Sheet>
  )
}

function Group({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col border-t pt-4 first-of-type:border-0 first-of-type:pt-0">
      {title && <p className="px-3 pb-1 text-muted-foreground text-sm">{title}</p>}
      {children}
    </div>
  )
}
