import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { failureSentence } from '@/components/creations/failure-sentence'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { UgcRun } from '@/contract/endpoints/ugc-ads'
import { upTo } from '@/contract/ugc-ad/lack'
import { type Ordered, stateOf } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'

interface RunNoteProps {
  run: UgcRun
  parts: readonly Part[]
  ordered: Ordered
  isStopping: boolean
  onStop: () => void
}

/** Says that the production continues by itself, or why it stopped and what was charged. */
export function RunNote({ run, parts, ordered, isStopping, onStop }: RunNoteProps) {
  const { t, i18n } = useLingui()
  const { status, until, credits_charged: charged } = run
  if (status === 'DONE') return null
  if (status === 'RUNNING') {
    const own = upTo(parts, until)
    const made = own.filter((part) => stateOf(part, ordered) === 'made').length
    return (
      <div className="flex flex-col gap-3">
        <Progress value={(made / Math.max(1, own.length)) * 100} label={t`Making your ad`} />
        <p className="max-w-measure text-muted-foreground text-sm tabular-nums">
          <Trans>The rest is made automatically. You can close this page.</Trans>{' '}
          <Charged credits={charged} />
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" loading={isStopping} onClick={onStop}>
            <Trans>Stop</Trans>
          </Button>
          <p className="min-w-0 max-w-measure flex-1 basis-60 text-muted-foreground text-sm">
            <Trans>
              To change anything, stop first. Parts already being made are finished and charged; no
              others are started.
            </Trans>
          </p>
        </div>
      </div>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-1 text-sm tabular-nums">
      {status === 'STOPPED' ? (
        <p className="text-destructive">{failureSentence(i18n, run)}</p>
      ) : (
        <p>
          <Trans>You stopped this ad.</Trans>
        </p>
      )}
      <p className="max-w-measure text-muted-foreground">
        <Trans>Finished parts are kept and not made again. Nothing that failed was charged.</Trans>{' '}
        <Charged credits={charged} />
      </p>
    </div>
  )
}

const Charged = ({ credits }: { credits: number }) => (
  <Plural value={credits} one="Charged so far: # credit." other="Charged so far: # credits." />
)
