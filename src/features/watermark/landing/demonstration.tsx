import { Trans, useLingui } from '@lingui/react/macro'
import { BeforeAfter } from '../result/before-after'

const EDGE = 540

/** A frame from a real run, to try the slider on before uploading anything. */
export function Demonstration() {
  const { t } = useLingui()
  const shared = {
    width: EDGE,
    height: EDGE,
    loading: 'lazy',
    decoding: 'async',
    draggable: false,
    className: 'absolute inset-0 size-full',
  } as const
  return (
    <section className="grid w-full items-center gap-x-12 gap-y-6 pt-8 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <BeforeAfter
        width={EDGE}
        height={EDGE}
        maxHeight="26rem"
        before={
          <img
            {...shared}
            src="/images/watermark-before.webp"
            alt={t`Video frame with a watermark across a speaker`}
          />
        }
        after={
          <img
            {...shared}
            src="/images/watermark-after.webp"
            alt={t`The same frame without the watermark, speaker intact`}
          />
        }
      />
      <div className="flex max-w-measure flex-col gap-4">
        <h2 className="text-xl">
          <Trans>Rebuilt from your video, not blurred</Trans>
        </h2>
        <p>
          <Trans>
            Most free tools blur or paint over the area, and it flickers. This one works out what
            shows through a transparent watermark and recovers what a solid one hides from frames
            where it is visible.
          </Trans>
        </p>
        <p className="text-muted-foreground text-sm">
          <Trans>A frame from one of our own videos, before and after</Trans>
        </p>
      </div>
    </section>
  )
}
