import { Trans, useLingui } from '@lingui/react/macro'
import { checkProviderFn } from '@/api/admin.functions'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { ANSWER_WORDS } from '../fault-words'
import { useAdminAction } from '../use-admin-action'

/** Checks whether a provider accepts our key. */
export function CheckButton({ provider }: { provider: string }) {
  const { i18n } = useLingui()
  const { mutate, isPending } = useAdminAction(checkProviderFn, ({ kind }) =>
    notify(kind === 'success' ? 'success' : 'error', i18n._(ANSWER_WORDS[kind])),
  )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate({ provider })}>
        <Trans>Check the connection</Trans>
      </Button>
      <span className="text-muted-foreground">
        <Trans>Free: nothing is generated.</Trans>
      </span>
    </div>
  )
}
