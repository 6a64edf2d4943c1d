import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { switchModelFn } from '@/api/admin.functions'
import { Switch } from '@/components/ui/switch'
import type { AdminModel } from '@/contract/endpoints/admin/models'
import { useAdminAction } from '../use-admin-action'
import { ModelState } from './model-state'
import { ModelTest } from './model-test'

/** A model: what it is, whether users can use it, a test button and the switch. */
export function ModelLine({ model }: { model: AdminModel }) {
  const { t } = useLingui()
  const id = useId()
  const { mutate, isPending } = useAdminAction(switchModelFn)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 grow basis-56 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <span id={id} className="font-medium">
            {model.label}
          </span>
          <ModelState model={model} />
        </div>
        <p className="break-all text-muted-foreground">
          {model.maker} · {model.id}
        </p>
      </div>
      {model.test && <ModelTest model={model} test={model.test} />}
      {model.status !== 'retired' && (
        <Switch
          className="ml-auto"
          checked={model.is_on}
          // Disabling it would lose the focus of the user who pressed it.
          aria-busy={isPending}
          aria-labelledby={id}
          title={model.is_on ? t`Turn off` : t`Turn on`}
          onCheckedChange={(isOn) => isPending || mutate({ model: model.id, is_on: isOn })}
        />
      )}
    </li>
  )
}
