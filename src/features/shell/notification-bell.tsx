import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useNotifications } from '@/browser/notifications'
import { LazyMenu } from '@/components/lazy-menu'

const loadList = () => import('./notification-list')

/** Shows whether there are unseen messages, and opens their list. */
export function NotificationBell() {
  const { t } = useLingui()
  const unseen = useNotifications().filter((item) => !item.isSeen).length
  return (
    <LazyMenu
      load={loadList}
      menuProps={{}}
      opens="dialog"
      variant="ghost"
      size="icon"
      aria-label={t`Notifications, ${unseen} new`}
    >
      <Bell />
      {unseen > 0 && (
        <span className="absolute top-2 right-2 size-2 rounded-full bg-primary ring-2 ring-background forced-colors:bg-[Highlight]" />
      )}
    </LazyMenu>
  )
}
