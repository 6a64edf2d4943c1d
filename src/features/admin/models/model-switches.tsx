import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminModelsQuery } from '@/api/admin.queries'
import { MEDIA_NAMES } from '@/components/creations/media-names'
import { MEDIA_KINDS } from '@/contract/media-kind'
import { QueryPart } from '../query-part'
import { ModelLine } from './model-line'

/** Every model with a switch; turned off, it disappears from everyone's composer. */
export function ModelSwitches() {
  const { i18n } = useLingui()
  const query = useQuery(adminModelsQuery())
  return (
    <QueryPart query={query}>
      {({ models }) => (
        <div className="flex flex-col gap-6">
          <p className="max-w-prose text-muted-foreground text-sm">
            <Trans>
              A model you turn off disappears from everyone’s composer within seconds and takes no
              new tasks. Running tasks finish.
            </Trans>
          </p>
          {MEDIA_KINDS.map((kind) => (
            <section key={kind} className="flex flex-col gap-3">
              <h2 className="text-base">{i18n._(MEDIA_NAMES[kind])}</h2>
              <ul className="flex flex-col divide-y overflow-hidden rounded-lg border bg-card text-sm">
                {models
                  .filter((model) => model.kind === kind)
                  .map((model) => (
                    <ModelLine key={model.id} model={model} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </QueryPart>
  )
}
