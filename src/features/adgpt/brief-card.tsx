import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ANGLE_NAMES } from '@/components/planning/angle-names'
import { BriefLink } from '@/components/planning/brief-link'
import { Badge } from '@/components/ui/badge'
import type { Brief, Scene } from '@/contract/endpoints/planning'

const SCENES: Record<Scene['shows'], MessageDescriptor> = {
  opening: msg`Opening`,
  detail: msg`Detail`,
  price: msg`Price`,
  end_card: msg`End card`,
}

/** A brief, its storyboard, and a link to the composer. */
export function BriefCard({ brief, productId }: { brief: Brief; productId: string | null }) {
  const { i18n } = useLingui()
  const { angle, title, prompt, scenes } = brief
  return (
    <li className="flex flex-col gap-3 rounded-lg border bg-card p-4">
      <Badge className="self-start">{i18n._(ANGLE_NAMES[angle])}</Badge>
      <h2 className="wrap-anywhere font-medium text-base">{title}</h2>
      <p className="wrap-anywhere whitespace-pre-line rounded-md bg-muted px-3 py-2 text-sm">
        {prompt}
      </p>
      <details className="text-sm">
        <summary className="cursor-pointer">
          <Trans>Storyboard</Trans>
        </summary>
        <ol className="mt-2 flex flex-col gap-1">
          {scenes.map((scene, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes never change their order.
            <li key={at} className="wrap-anywhere">
              <span className="text-muted-foreground tabular-nums">
                <Trans>{scene.seconds} s</Trans>
                {' · '}
                {i18n._(SCENES[scene.shows])}
                {' · '}
              </span>
              {scene.words}
            </li>
          ))}
        </ol>
      </details>
      <div className="mt-auto flex flex-wrap gap-2">
        <BriefLink kind="image" prompt={prompt} productId={productId}>
          <Trans>Make image</Trans>
        </BriefLink>
        <BriefLink kind="video" prompt={prompt} productId={productId} variant="outline">
          <Trans>Make video</Trans>
        </BriefLink>
      </div>
    </li>
  )
}
