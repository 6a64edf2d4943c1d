import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { removeSettingFn } from '@/api/admin.functions'
import { Button } from '@/components/ui/button'
import type { AdminSetting } from '@/contract/endpoints/admin/providers'
import { useAdminAction } from '../use-admin-action'
import { SettingForm } from './setting-form'

/** A key or address setting: its name, its origin, and a way to enter it. The value is never shown. */
export function SettingLine({ setting }: { setting: AdminSetting }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [hasClosed, setClosed] = useState(false)
  const enter = useRef<HTMLButtonElement>(null)
  const remove = useAdminAction(removeSettingFn, () => enter.current?.focus())
  function close() {
    setOpen(false)
    setClosed(true)
  }
  const { name, state, is_enterable } = setting
  const isEntered = state === 'entered'
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex min-w-0 flex-col">
          <code className="break-all">{name}</code>
          <span className="text-muted-foreground">
            <SettingState state={state} />
          </span>
        </span>
        {is_enterable && !isOpen && (
          <span className="flex gap-2">
            <Button
              variant="outline"
              size="sm"
              ref={enter}
              // Returns the focus to the button after the form has closed.
              autoFocus={hasClosed}
              aria-label={isEntered ? t`Replace ${name}` : t`Enter ${name}`}
              onClick={() => setOpen(true)}
            >
              {isEntered ? <Trans>Replace</Trans> : <Trans>Enter</Trans>}
            </Button>
            {isEntered && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t`Remove ${name}`}
                loading={remove.isPending}
                onClick={() => remove.mutate({ name })}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </span>
        )}
      </div>
      {isOpen && <SettingForm name={name} onClose={close} />}
    </li>
  )
}

function SettingState({ state }: Pick<AdminSetting, 'state'>) {
  if (state === 'environment') return <Trans>Set by environment</Trans>
  if (state === 'entered') return <Trans>Entered here, encrypted</Trans>
  return <Trans>Not set</Trans>
}
