import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useEffect } from 'react'
import {
  clearNotifications,
  markNotificationsSeen,
  type Notification,
  useNotifications,
} from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { NotificationIcon } from '@/components/ui/notification-icon'
import { NotificationLink } from '@/components/ui/notification-link'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'

/** Every message of this visit, for people who could not read a toast in three seconds. */
export default function NotificationList({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui()
  const notifications = useNotifications()
  useEffect(markNotificationsSeen, [])
  return (
    <Popover defaultOpen onOpenChange={(isOpen) => isOpen && markNotificationsSeen()}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" className="p-0" aria-label={t`Notifications`}>
        <div className="flex min-h-12 items-center justify-between gap-2 border-b py-1 pr-2 pl-4">
          <h2 className="text-sm">
            <Trans>Notifications</Trans>
          </h2>
          {notifications.length > 0 && (
            <Button variant="ghost" size="sm" onClick={clearNotifications}>
              <Trans>Clear</Trans>
            </Button>
          )}
        </div>
        {notifications.length > 0 ? (
          <ul className="divide-y">
            {notifications.map((item) => (
              <NotificationRow key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <p className="px-4 py-8 text-center text-muted-foreground text-sm">
            <Trans>No notifications yet</Trans>
          </p>
        )}
      </PopoverContent>
    </Popover>
  )
}

function NotificationRow({ item }: { item: Notification }) {
  const { i18n } = useLingui()
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      <NotificationIcon kind={item.kind} className="mt-0.5" />
      <div className="wrap-anywhere min-w-0 grow">
        <p>{item.message}</p>
        <NotificationLink item={item} />
      </div>
      <time
        className="whitespace-nowrap text-muted-foreground tabular-nums"
        dateTime={item.at.toISOString()}
      >
        {i18n.date(item.at, { timeStyle: 'short' })}
      </time>
    </li>
  )
}
