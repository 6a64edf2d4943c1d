import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { testModelFn } from '@/api/admin.functions'
import { Button, buttonVariants } from '@/components/ui/button'
import type { AdminModel } from '@/contract/endpoints/admin/models'
import { useLanguage } from '@/i18n/use-language'
import { useAdminAction } from '../use-admin-action'
import { useMoney } from '../use-money'

interface ModelTestProps {
  model: AdminModel
  test: NonNullable<AdminModel['test']>
}

/** Has a model make its cheapest result for the operator; the price is shown first. */
export function ModelTest({ model, test }: ModelTestProps) {
  const { t } = useLingui()
  const lang = useLanguage()
  const money = useMoney()
  const { mutate, isPending, data } = useAdminAction(testModelFn)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-muted-foreground tabular-nums">
        <Plural value={test.credits} one="# credit" other="# credits" />
        {test.usd !== null && ` · ${money(test.usd)}`}
      </span>
      {data && (
        <Link
          to="/$lang/history"
          params={{ lang }}
          search={{ task: data.task_id }}
          className={buttonVariants({ variant: 'link' })}
        >
          <Trans>See the result</Trans>
        </Link>
      )}
      <Button
        variant="outline"
        size="sm"
        loading={isPending}
        aria-label={t`Test ${model.label}`}
        onClick={() => mutate({ model: model.id })}
      >
        <Trans>Test</Trans>
      </Button>
    </div>
  )
}
