import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { setBudgetFn } from '@/api/admin.functions'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Progress } from '@/components/ui/progress'
import type { AdminProvider } from '@/contract/endpoints/admin/providers'
import { useAdminAction } from '../use-admin-action'
import { useMoney } from '../use-money'

/** Today's spending against the daily budget. */
export function ProviderBudget({ provider }: { provider: AdminProvider }) {
  const { t } = useLingui()
  const money = useMoney()
  const { budget_usd_cents: budget, spent_usd_cents: spent, unpriced_today: unpriced } = provider
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <Trans>Spent today (UTC): {money(spent / 100)}</Trans>
        </span>
        <span className="text-muted-foreground">
          {budget === null ? <Trans>No budget</Trans> : <Trans>of {money(budget / 100)}</Trans>}
        </span>
      </p>
      {budget !== null && (
        <Progress
          value={budget === 0 ? 100 : Math.min(100, (spent / budget) * 100)}
          label={t`Budget used`}
          className="h-1.5"
        />
      )}
      {unpriced > 0 && (
        <p className="text-muted-foreground">
          <Plural
            value={unpriced}
            one="# task today has no known price and isn’t counted."
            other="# tasks today have no known price and aren’t counted."
          />
        </p>
      )}
      <BudgetForm provider={provider} />
    </div>
  )
}

const CENTS_MAX = 100_000_000

function BudgetForm({ provider: { id, budget_usd_cents } }: { provider: AdminProvider }) {
  const { t } = useLingui()
  /** Null while the input equals the saved value. */
  const [written, setWritten] = useState<string | null>(null)
  const text = written ?? (budget_usd_cents === null ? '' : String(budget_usd_cents / 100))
  const { mutate, isPending } = useAdminAction(setBudgetFn, () => setWritten(null))
  const cents = text.trim() === '' ? null : Math.round(Number(text.replace(',', '.')) * 100)
  const isWrong = cents !== null && !(cents >= 0 && cents <= CENTS_MAX)
  const isIdle = isWrong || cents === budget_usd_cents
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isIdle && !isPending) mutate({ provider: id, usd_cents: cents })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field
        className="grow"
        label={t`Daily budget in US dollars`}
        hint={t`Leave empty for no limit. When the budget is used up, its models are temporarily unavailable.`}
        error={isWrong ? t`Please enter an amount` : undefined}
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setWritten(target.value)}
            />
            <Button type="submit" variant="outline" loading={isPending} aria-disabled={isIdle}>
              <Trans>Set</Trans>
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
