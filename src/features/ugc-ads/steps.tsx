import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import type { ModelView } from '@/contract/endpoints/models'
import { creditsOf } from '@/contract/work'
import type { Ad } from './ad'
import { FilmPart } from './film-part'
import { nextStep } from './next-step'
import { type Part, STEPS, type Step, type Tasks } from './parts'
import { progressOf } from './progress'

interface StepsProps {
  ad: Ad
  models: readonly ModelView[]
  parts: readonly Part[]
  tasks: Tasks
  isPending: boolean
  onMake: (parts: readonly Part[]) => void
  onCaptions: (hasCaptions: boolean) => void
}

const ACTIONS: Record<Step, ReactNode> = {
  voices: <Trans>Record voices</Trans>,
  shots: <Trans>Make shots</Trans>,
  film: <Trans>Cut video</Trans>,
}
/** One step after the other; each says exactly what it costs before it is begun. */
export function Steps({ ad, models, parts, tasks, isPending, onMake, onCaptions }: StepsProps) {
  const all = creditsOf(
    models,
    parts.map(({ work }) => work),
  )
  const film = parts.find(({ step }) => step === 'film')
  return (
    <>
      {all !== null && (
        <p className="text-muted-foreground text-sm tabular-nums">
          <Plural
            value={all}
            one="About # credit for the whole ad. Each step shows its exact price before you start it."
            other="About # credits for the whole ad. Each step shows its exact price before you start it."
          />
        </p>
      )}
      <label className="flex items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-primary"
          checked={ad.hasCaptions}
          onChange={({ target }) => onCaptions(target.checked)}
        />
        <Trans>Show captions of what’s said</Trans>
      </label>
      <ol className="flex flex-col gap-4">
        {STEPS.map((step) => (
          <StepRow key={step} {...{ step, ad, models, parts, tasks, isPending, onMake }} />
        ))}
      </ol>
      {film && <FilmPart {...{ part: film, ad, tasks }} />}
    </>
  )
}

interface StepRowProps extends Omit<StepsProps, 'onCaptions'> {
  step: Step
}

function StepRow({ step, ad, models, parts, tasks, isPending, onMake }: StepRowProps) {
  const id = useId()
  const { data: balance } = useQuery(balanceQuery())
  const { total, made, making, isBlocked, toBeMade, failed } = progressOf(step, parts, ad, tasks)
  const isDone = total > 0 && made === total
  const priced = isBlocked ? parts.filter((part) => part.step === step) : toBeMade
  const credits = creditsOf(
    models,
    priced.map(({ work }) => work),
  )
  const missing = !isBlocked && balance && credits ? Math.max(0, credits - balance.balance) : 0
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={isDone ? 'outline' : 'primary'}
          loading={isPending && toBeMade.length > 0 && !isBlocked}
          disabled={isBlocked || toBeMade.length === 0 || missing > 0}
          aria-describedby={isBlocked ? id : undefined}
          onClick={() => onMake(toBeMade)}
        >
          <span className="tabular-nums">
            {ACTIONS[step]}
            {!isBlocked && credits ? (
              <>
                {' · '}
                <Plural value={credits} one="# credit" other="# credits" />
              </>
            ) : null}
          </span>
        </Button>
        <span aria-live="polite" className="text-muted-foreground text-sm tabular-nums">
          {(making > 0 || made > 0) && (
            <Trans>
              {made} of {total} ready
            </Trans>
          )}
        </span>
      </div>
      {isBlocked && (
        <Before id={id} credits={credits}>
          {nextStep(step, { ad, parts, tasks })}
        </Before>
      )}
      {failed.length > 0 && (
        <p className="text-sm text-warning">
          <Trans>Nothing that failed was charged. Use the button to make it again.</Trans>
        </p>
      )}
      {missing > 0 && <RechargeLink missing={missing} />}
    </li>
  )
}

interface BeforeProps {
  id: string
  credits: number | null
  children: ReactNode
}

/** What is to be done before, and about what the step will cost. */
const Before = ({ id, credits, children }: BeforeProps) => (
  <p id={id} className="flex flex-wrap gap-x-2 text-muted-foreground text-sm tabular-nums">
    <span>{children}</span>
    {credits ? (
      <span>
        <Plural value={credits} one="About # credit." other="About # credits." />
      </span>
    ) : null}
  </p>
)
