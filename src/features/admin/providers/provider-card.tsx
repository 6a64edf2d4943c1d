import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import type { AdminProvider } from '@/contract/endpoints/admin/providers'
import { CheckButton } from './check-button'
import { ProviderAlarm } from './provider-alarm'
import { ProviderBudget } from './provider-budget'
import { ProviderHealth } from './provider-health'
import { SettingLine } from './setting-line'

/** A provider: its connection, its health and its cost. */
export function ProviderCard({ provider }: { provider: AdminProvider }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-lg border bg-card p-5 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-base">
          {provider.label}
        </h2>
        <Badge variant={provider.is_connected ? 'success' : 'neutral'}>
          {provider.is_connected ? <Trans>Set up</Trans> : <Trans>Not set up</Trans>}
        </Badge>
      </div>
      {provider.is_connected && <ProviderAlarm provider={provider} />}
      <ul className="flex flex-col gap-3">
        {provider.settings.map((setting) => (
          <SettingLine key={setting.name} setting={setting} />
        ))}
      </ul>
      {provider.is_connected && (
        <>
          <ProviderHealth provider={provider} />
          {provider.can_check && <CheckButton provider={provider.id} />}
          <ProviderBudget provider={provider} />
        </>
      )}
    </section>
  )
}
