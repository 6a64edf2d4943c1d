import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dismissToast, type Notification, useNotifications } from '@/browser/notifications'
import { TOAST_MS } from '@/contract/limits'
import { Button } from './button'
import { NotificationIcon } from './notification-icon'
import { NotificationLink } from './notification-link'

const ON_SCREEN_MAX = 3

/** Short messages in a corner. They wait while one of them is pointed at or has the focus. */
export function Toaster() {
  const { t } = useLingui()
  const [isHeld, setHeld] = useState(false)
  const toasts = useNotifications()
    .filter((item) => item.isToast)
    .slice(0, ON_SCREEN_MAX)
  return (
    <section
      aria-label={t`Messages`}
      aria-live="polite"
      data-above-composer
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--composer-h)+0.75rem)] z-60 flex flex-col items-end gap-2 sm:top-[calc(var(--header-height)+0.75rem)] sm:bottom-auto sm:left-auto sm:w-96"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((item) => (
        <Toast key={item.id} item={item} isHeld={isHeld} />
      ))}
    </section>
  )
}

function Toast({ item, isHeld }: { item: Notification; isHeld: boolean }) {
  const { t } = useLingui()
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(item.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [item.id, isHeld])
  return (
    <div className="pointer-events-auto flex w-full animate-in items-start gap-3 rounded-lg border bg-popover py-2 pr-2 pl-4 text-popover-foreground text-sm shadow-popover duration-200 fade-in-0 slide-in-from-top-1">
      <NotificationIcon kind={item.kind} className="mt-2" />
      <div className="min-w-0 grow py-1.5 wrap-anywhere">
        <p>{item.message}</p>
        <NotificationLink item={item} onFollow={() => dismissToast(item.id)} />
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Dismiss`}
        onClick={() => dismissToast(item.id)}
      >
        <X />
      </Button>
    </div>
  )
}
