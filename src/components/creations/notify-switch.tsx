import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { readLocal, writeLocal } from '@/browser/local-store'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'

/**
 * Whether the system notifies when a generation ends; the browser asks for permission only when this is
 * turned on.
 */
export function NotifySwitch() {
  const id = useId()
  const [isOn, setOn] = useState(
    () => readLocal('notify_when_done') === true && Notification.permission === 'granted',
  )
  const [isRefused, setRefused] = useState(false)

  async function change(isWanted: boolean) {
    const isGranted = isWanted && (await Notification.requestPermission()) === 'granted'
    setRefused(isWanted && !isGranted)
    setOn(isGranted)
    writeLocal('notify_when_done', isGranted)
  }
  return (
    <>
      <div className="flex min-h-8 items-center justify-between gap-3 pointer-coarse:min-h-11">
        <Label htmlFor={id}>
          <Trans>Notify me when done</Trans>
        </Label>
        <Switch id={id} checked={isOn} onCheckedChange={(isWanted) => void change(isWanted)} />
      </div>
      <p role="status" className="text-muted-foreground empty:hidden">
        {isRefused && (
          <Trans>
            Notifications are blocked. You can allow them in your browser’s settings for this site.
          </Trans>
        )}
      </p>
    </>
  )
}
