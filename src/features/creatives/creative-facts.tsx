import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { creativeLogQuery } from '@/api/creative-page.queries'
import { modelsQuery } from '@/api/models.functions'
import { CopyButton } from '@/components/creations/copy-button'
import { Fact } from '@/components/creations/fact'
import { modelName } from '@/components/labels/model-name'
import { RelativeTime } from '@/components/labels/relative-time'
import type { Creative } from '@/contract/endpoints/creatives'
import { MEBIBYTE } from '@/contract/limits'

const KIBIBYTE = 1_024

/** How and by whom a creative was made, and facts about its file. */
export function CreativeFacts({ creative }: { creative: Creative }) {
  const { i18n } = useLingui()
  const { data: models } = useQuery(modelsQuery())
  const { data: log } = useQuery(creativeLogQuery(creative.creative_id))
  const model = models?.models.find(({ id }) => id === creative.model)
  const format = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 })
  const isSmall = creative.size_bytes < MEBIBYTE
  const size = format.format(creative.size_bytes / (isSmall ? KIBIBYTE : MEBIBYTE))
  const type = creative.mime_type.split('/')[1]?.toUpperCase()
  return (
    <div className="flex flex-col gap-4 text-sm">
      <section>
        {creative.prompt ? (
          <>
            <p
              lang={creative.language}
              className="wrap-anywhere max-h-48 overflow-y-auto whitespace-pre-wrap"
            >
              {creative.prompt}
            </p>
            <CopyButton text={creative.prompt}>
              <Trans>Copy prompt</Trans>
            </CopyButton>
          </>
        ) : (
          <p className="text-muted-foreground">
            <Trans>No prompt</Trans>
          </p>
        )}
      </section>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 tabular-nums">
        <Fact name={<Trans>Model</Trans>}>{model ? modelName(i18n, model) : creative.model}</Fact>
        {creative.brand !== null && <Fact name={<Trans>Brand</Trans>}>{creative.brand}</Fact>}
        <Fact name={<Trans>Size</Trans>}>
          {creative.width} × {creative.height} · {creative.aspect_ratio}
        </Fact>
        {creative.duration_seconds !== null && (
          <Fact name={<Trans>Length</Trans>}>
            <Trans>{format.format(creative.duration_seconds)} s</Trans>
            {' · '}
            {creative.has_audio ? <Trans>with sound</Trans> : <Trans>no sound</Trans>}
          </Fact>
        )}
        <Fact name={<Trans>File</Trans>}>
          {type} · {isSmall ? <Trans>{size} KB</Trans> : <Trans>{size} MB</Trans>}
        </Fact>
        {log && <Fact name={<Trans>Seed</Trans>}>{log.task.seed}</Fact>}
        <Fact name={<Trans>Saved</Trans>}>
          <RelativeTime at={creative.created_at} />
          {creative.saved_by !== null && <> · {creative.saved_by}</>}
        </Fact>
      </dl>
    </div>
  )
}
