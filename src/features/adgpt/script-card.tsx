import { Trans } from '@lingui/react/macro'
import { CopyButton } from '@/components/creations/copy-button'
import { BriefLink } from '@/components/planning/brief-link'
import { MadeBy } from '@/components/planning/made-by'
import type { PlanSource } from '@/components/planning/plan-source'
import type { Script } from '@/contract/endpoints/planning'
import { UgcLink } from './ugc-link'

interface ScriptCardProps {
  script: Script
  /** The source it was written from. */
  source: PlanSource
  /** Whether it has the same author as the briefs above, which already name it. */
  isAlike: boolean
}

/** What a presenter says, scene by scene: to be turned into a film, or taken elsewhere. */
export function ScriptCard({ script, source, isAlike }: ScriptCardProps) {
  const { scenes, note, language } = script
  const words = scenes.map((scene) => scene.words).join('\n')
  if (words === '') return null
  return (
    <section className="flex max-w-2xl flex-col gap-3 rounded-lg border bg-card p-4">
      <h2 className="font-medium text-base">
        <Trans>Script</Trans>
      </h2>
      {!isAlike && <MadeBy source={script.source} note={note} />}
      <ol className="flex flex-col gap-2 text-sm">
        {scenes.map((scene, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenes never change their order.
          <li key={at} className="wrap-anywhere">
            <span className="block text-muted-foreground text-xs">
              {scene.shows === 'speaks' ? (
                <Trans>Presenter speaks</Trans>
              ) : (
                <Trans>Product with text</Trans>
              )}
            </span>
            <span lang={language}>{scene.words}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <BriefLink kind="video" ratio="9:16" prompt={words} productId={source.product_id}>
          <Trans>Make video</Trans>
        </BriefLink>
        <UgcLink script={script} source={source} />
        <CopyButton text={words}>
          <Trans>Copy script</Trans>
        </CopyButton>
      </div>
    </section>
  )
}
