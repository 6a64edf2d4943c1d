import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminCapabilitiesQuery } from '@/api/admin.queries'
import { CAPABILITY_NAMES } from '@/components/capabilities/capability-names'
import { Badge } from '@/components/ui/badge'
import type { AdminCapability } from '@/contract/endpoints/admin/capabilities'
import { QueryPart } from '../query-part'

/** The capabilities users have here, and what is missing for the others. */
export function CapabilityList() {
  const query = useQuery(adminCapabilitiesQuery())
  return (
    <QueryPart query={query}>
      {({ capabilities }) => (
        <div className="flex flex-col gap-6">
          <p className="max-w-prose text-muted-foreground text-sm">
            <Trans>
              Plans, menus, and pages show only what is available here. Everything else stays hidden
              until you set it up.
            </Trans>
          </p>
          <ul className="flex flex-col divide-y overflow-hidden rounded-lg border bg-card text-sm">
            {capabilities.map((capability) => (
              <CapabilityLine key={capability.name} capability={capability} />
            ))}
          </ul>
        </div>
      )}
    </QueryPart>
  )
}

function CapabilityLine({ capability }: { capability: AdminCapability }) {
  const { i18n } = useLingui()
  const { name, is_there, settings, is_one_enough } = capability
  const type = is_one_enough ? 'disjunction' : 'conjunction'
  const missing = new Intl.ListFormat(i18n.locale, { type }).format(settings)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="flex min-w-0 grow basis-56 flex-col gap-1">
        <span className="font-medium">{i18n._(CAPABILITY_NAMES[name])}</span>
        {!is_there && (
          <p className="break-words text-muted-foreground">
            {missing && is_one_enough && (
              <Trans>Set {missing} in the environment or under Providers to use it.</Trans>
            )}
            {missing && !is_one_enough && (
              <Trans>Set {missing} in the environment to use it.</Trans>
            )}
            {!missing && <Trans>Needs a model that is turned on.</Trans>}
          </p>
        )}
      </div>
      <Badge variant={is_there ? 'success' : 'neutral'}>
        {is_there ? <Trans>Available</Trans> : <Trans>Not set up</Trans>}
      </Badge>
    </li>
  )
}
