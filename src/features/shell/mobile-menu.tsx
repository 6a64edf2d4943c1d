import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import type { Session } from './session'

const loadSheet = () => import('./mobile-sheet')

/** The menu with everything from the header, on small screens. */
export function MobileMenu({ session }: { session: Session }) {
  const { t } = useLingui()
  return (
    <LazyMenu
      load={loadSheet}
      menuProps={{ session }}
      opens="dialog"
      variant="ghost"
      size="icon"
      className="md:hidden"
      aria-label={t`Menu`}
    >
      <Menu />
    </LazyMenu>
  )
}
