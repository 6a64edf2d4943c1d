import { Trans } from '@lingui/react/macro'
import { useCreativeName } from '@/components/creations/creative-name'
import type { Leveling } from '@/components/preflight/pack-mend'
import { PreflightPanel } from '@/components/preflight/preflight-panel'
import { useKeepMended } from '@/components/preflight/use-keep-mended'
import type { Creative } from '@/contract/endpoints/creatives'
import { findFormat, takesKind } from '@/contract/export-formats'

interface PreflightListProps {
  creatives: readonly Creative[]
  /** The chosen placements; if empty, those of each creative's own shape. */
  formats: readonly string[]
  onReplace: (old: string, made: string) => void
  /** Whether the next pack levels the sound, where it can. */
  leveling?: Leveling
}

/** Checks every creative before it is exported. */
export function PreflightList({ creatives, formats, onReplace, leveling }: PreflightListProps) {
  const nameOf = useCreativeName()
  const keep = useKeepMended()
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="font-medium text-sm">
        <Trans>Pre-flight check</Trans>
      </h3>
      <ul className="flex flex-col gap-3">
        {creatives.map((creative) => (
          <li key={creative.creative_id} className="flex min-w-0 gap-3">
            <img
              src={creative.thumbnail_url}
              alt={nameOf(creative)}
              className="size-12 shrink-0 rounded-sm bg-muted object-contain"
            />
            <div className="min-w-0 grow">
              <PreflightPanel
                fileId={creative.output_id}
                name={nameOf(creative)}
                formats={formats.filter((id) => takes(id, creative))}
                pack={
                  leveling
                    ? { kind: 'next', leveling }
                    : { kind: 'offered', of: creative.creative_id }
                }
                onMade={async (task) => {
                  const made = await keep(creative, task)
                  if (made) onReplace(creative.creative_id, made)
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function takes(id: string, { kind }: Creative): boolean {
  const format = findFormat(id)
  return format !== undefined && takesKind(format, kind)
}
