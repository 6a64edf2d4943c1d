import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'

/** Upload progress in words; `share` is 0 to 1. */
export function SendingPercent({ share }: { share: number }) {
  const { i18n } = useLingui()
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(share)
  return (
    <span aria-live="polite" className="text-sm tabular-nums">
      <Trans>Uploading · {percent}</Trans>
    </span>
  )
}

/** Upload progress as a bar, with a way to stop it. */
export function SendingBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useLingui()
  return (
    <div className="flex w-full max-w-80 flex-col gap-3">
      <SendingPercent share={share} />
      <Progress value={share * 100} label={t`Uploading`} />
      <Button variant="ghost" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}

/** What is wrong with a file; read out when it appears. */
export function FileProblem({ children }: { children: ReactNode }) {
  return (
    <div aria-live="assertive">
      {children && (
        <p className="flex items-start gap-1.5 text-left text-destructive text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {children}
        </p>
      )}
    </div>
  )
}
