import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { planMonthFn } from '@/api/planning.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { isGiven } from '@/components/planning/plan-source'
import { SourceFields } from '@/components/planning/source-fields'
import { usePlanSource } from '@/components/planning/use-plan-source'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { AD_PLATFORMS, type AdPlatform } from '@/contract/campaign-words'
import { PLAN_BUDGET_MAX, PLAN_PER_WEEK_MAX } from '@/contract/planning'
import { PlanTable } from './plan-table'

/** Plans a month of ads for a product and a budget. */
export function AiCmoPage({ today }: { today: string }) {
  const { data: user } = useQuery(userInfoQuery())
  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-xl">
          <Trans>Month plan (AI CMO)</Trans>
        </h1>
        <p className="max-w-prose text-muted-foreground text-sm">
          <Trans>
            Channels, formats, dates, and briefs for four weeks. The budget is split evenly: nothing
            is known yet about what works better.
          </Trans>
        </p>
      </header>
      {user ? <Planner today={today} /> : <SignInFirst />}
    </div>
  )
}

function Planner({ today }: { today: string }) {
  const { t } = useLingui()
  const [source, setSource] = usePlanSource()
  const [startsOn, setStartsOn] = useState(today)
  const [perWeek, setPerWeek] = useState('3')
  const [budget, setBudget] = useState('')
  const [platforms, setPlatforms] = useState<readonly AdPlatform[]>(['meta', 'tiktok'])
  const onError = useTellFailure()
  const plan = useMutation({ mutationFn: planMonthFn, onError })
  function submit(event: FormEvent) {
    event.preventDefault()
    plan.mutate({
      data: {
        ...source,
        ...{ starts_on: startsOn, platforms: [...platforms], per_week: Number(perWeek) },
        budget: Number(budget) > 0 ? Number(budget) : null,
      },
    })
  }
  return (
    <>
      <form
        onSubmit={submit}
        className="flex max-w-2xl flex-col gap-4 rounded-lg border bg-card p-4"
      >
        <SourceFields source={source} onChange={setSource} />
        <PlatformChoice chosen={platforms} onChange={setPlatforms} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t`First day`}>
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={startsOn}
                onChange={({ target }) => setStartsOn(target.value)}
              />
            )}
          </Field>
          <Field label={t`Ads per week`}>
            {(control) => (
              <Input
                {...control}
                type="number"
                required
                min={1}
                max={PLAN_PER_WEEK_MAX}
                value={perWeek}
                onChange={({ target }) => setPerWeek(target.value)}
              />
            )}
          </Field>
          <Field label={t`Budget (optional)`}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={PLAN_BUDGET_MAX}
                step="0.01"
                value={budget}
                onChange={({ target }) => setBudget(target.value)}
              />
            )}
          </Field>
        </div>
        <Button
          type="submit"
          className="self-end"
          loading={plan.isPending}
          disabled={!isGiven(source) || platforms.length === 0}
        >
          <Trans>Plan four weeks</Trans>
        </Button>
      </form>
      <section aria-live="polite" className="empty:hidden">
        {plan.data && (
          <PlanTable
            key={plan.submittedAt}
            plan={plan.data}
            productId={plan.variables?.data.product_id ?? null}
          />
        )}
      </section>
    </>
  )
}

interface PlatformChoiceProps {
  chosen: readonly AdPlatform[]
  onChange: (chosen: readonly AdPlatform[]) => void
}

function PlatformChoice({ chosen, onChange }: PlatformChoiceProps) {
  const toggle = (name: AdPlatform) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium text-sm">
        <Trans>Platforms</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {AD_PLATFORMS.map((name) => (
          <label key={name} className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={chosen.includes(name)}
              onChange={() => toggle(name)}
            />
            {PLATFORM_NAMES[name]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
