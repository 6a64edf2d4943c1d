import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { failureSentence } from '@/components/creations/failure-sentence'
import type { OwnMedia } from '@/components/own-media/use-own-file'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { ModelView } from '@/contract/endpoints/models'
import { isFinished } from '@/contract/generation'
import { workCredits } from '@/contract/work'
import { FIRST_PORTRAIT, paintersAmong, portraitRequest, portraitWork } from './portrait'
import { PortraitFields } from './portrait-fields'
import { usePortrait } from './use-portrait'

/** Makes up a presenter; renders nothing without a model that paints from words. */
export function MakePresenter({ onReady }: { onReady: (media: OwnMedia) => void }) {
  const { data } = useQuery(modelsQuery())
  const [isOpen, setOpen] = useState(false)
  const painters = paintersAmong(data?.models ?? [])
  if (painters.length === 0) return null
  return (
    <div className="flex flex-col gap-4">
      <Button
        type="button"
        variant="outline"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Make up a presenter</Trans>
      </Button>
      {isOpen && <PortraitForm painters={painters} onReady={onReady} />}
    </div>
  )
}

interface PortraitFormProps {
  painters: readonly ModelView[]
  onReady: (media: OwnMedia) => void
}

function PortraitForm({ painters, onReady }: PortraitFormProps) {
  const { t, i18n } = useLingui()
  const [portrait, setPortrait] = useState(FIRST_PORTRAIT)
  const { data: balance } = useQuery(balanceQuery())
  const { ask, isAsking, task } = usePortrait(onReady)
  const painter = painters.find(({ id }) => id === portrait.painter) ?? painters[0]
  if (!painter) return null
  const credits = workCredits(painters, portraitWork(painter))
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const isMaking = isAsking || (task !== null && !isFinished(task.status))
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-lg border p-4">
      <legend className="sr-only">{t`Make up a presenter`}</legend>
      <p className="text-muted-foreground text-sm">
        <Trans>
          An AI model creates a person who doesn’t exist. Don’t describe anyone real: no names, no
          “looks like.”
        </Trans>
      </p>
      <PortraitFields
        {...{ portrait, painters, painter }}
        onChange={(part) => setPortrait((now) => ({ ...now, ...part }))}
      />
      <Button
        type="button"
        variant="secondary"
        className="self-start"
        loading={isMaking}
        disabled={credits === null || missing > 0}
        onClick={() => ask(portraitRequest(portrait, painter))}
      >
        <span className="tabular-nums">
          <Trans>Make portrait</Trans>
          {credits !== null && (
            <>
              {' · '}
              <Plural value={credits} one="# credit" other="# credits" />
            </>
          )}
        </span>
      </Button>
      {missing > 0 && <RechargeLink missing={missing} />}
      {task && !isFinished(task.status) && (
        <Progress value={task.progress * 100} label={t`Making the portrait`} />
      )}
      {task?.status === 'FAILED' && (
        <p className="text-destructive text-sm">{failureSentence(i18n, task)}</p>
      )}
    </fieldset>
  )
}
