import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { CopyButton } from '@/components/creations/copy-button'
import { Fact } from '@/components/creations/fact'
import { modelName } from '@/components/labels/model-name'
import { RelativeTime } from '@/components/labels/relative-time'
import type { GalleryItem } from '@/contract/endpoints/gallery'

/** Prompt, model, size and age of an item. */
export function ItemFacts({ item }: { item: GalleryItem }) {
  const { i18n } = useLingui()
  const { data } = useQuery(modelsQuery())
  const model = data?.models.find(({ id }) => id === item.model)
  const format = new Intl.NumberFormat(i18n.locale)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <section>
        {item.prompt ? (
          <>
            <p lang={item.language} className="whitespace-pre-wrap wrap-anywhere text-base">
              {item.prompt}
            </p>
            <CopyButton text={item.prompt}>
              <Trans>Copy prompt</Trans>
            </CopyButton>
          </>
        ) : (
          <p className="text-muted-foreground">
            {item.prompt === null ? (
              <Trans>The creator hasn’t shared the prompt.</Trans>
            ) : (
              <Trans>No prompt</Trans>
            )}
          </p>
        )}
      </section>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 tabular-nums">
        <Fact name={<Trans>Model</Trans>}>{model ? modelName(i18n, model) : item.model}</Fact>
        <Fact name={<Trans>Size</Trans>}>
          {item.width} × {item.height} · {item.aspect_ratio}
        </Fact>
        {item.duration_seconds !== null && (
          <Fact name={<Trans>Length</Trans>}>
            <Trans>{format.format(Math.round(item.duration_seconds * 10) / 10)} s</Trans>
            {' · '}
            {item.has_audio ? <Trans>with sound</Trans> : <Trans>no sound</Trans>}
          </Fact>
        )}
        {!item.is_example && (
          <Fact name={item.task_id ? <Trans>Made</Trans> : <Trans>Published</Trans>}>
            <RelativeTime at={item.created_at} />
          </Fact>
        )}
      </dl>
      {item.is_example && (
        <p className="text-muted-foreground">
          <Trans>
            An example made with the built-in engine (layout and motion, no AI model). The brand is
            fictional.
          </Trans>
        </p>
      )}
    </div>
  )
}
