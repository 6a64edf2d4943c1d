import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { NotificationKind } from '@/browser/notifications'
import { cn } from './class-names'

const LOOKS = {
  success: { Icon: CircleCheck, color: 'text-success' },
  info: { Icon: Info, color: 'text-link' },
  warning: { Icon: TriangleAlert, color: 'text-warning' },
  error: { Icon: CircleAlert, color: 'text-destructive' },
} as const

export function NotificationIcon({
  kind,
  className,
}: {
  kind: NotificationKind
  className?: string
}) {
  const { Icon, color } = LOOKS[kind]
  return <Icon aria-hidden className={cn('size-4 shrink-0', color, className)} />
}
