import { Link } from '@tanstack/react-router'
import type { Notification } from '@/browser/notifications'

interface NotificationLinkProps {
  item: Notification
  onFollow?: () => void
}

/** Where a message leads; nothing for one that leads nowhere. */
export function NotificationLink({ item: { more }, onFollow }: NotificationLinkProps) {
  if (!more?.link) return null
  return (
    <Link
      to={more.link.to}
      onClick={onFollow}
      className="font-medium text-link underline-offset-4 hover:underline"
    >
      {more.link.label}
    </Link>
  )
}
