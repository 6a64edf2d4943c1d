import { Trans, useLingui } from '@lingui/react/macro'
import { BeforeAfter } from '../result/before-after'

const EDGE = 540

/** A frame of a true run, to try the line on before anything is uploaded. */
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
    <section className="grid w-full items-center gap-x-12 gap-y-6 pt-8 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <BeforeAfter
        width={EDGE}
        height={EDGE}
        maxHeight="26rem"
        before={
          <img
            {...shared}
            src="/images/watermark-before.webp"
            alt={t`A frame of a video with a mark across headphones`}
          />
        }
        after={
          <img
            {...shared}
            src="/images/watermark-after.webp"
            alt={t`The same frame with the headphones whole and no mark`}
          />
        }
      />
      <div className="flex max-w-measure flex-col gap-4">
        <h2 className="text-xl">
          <Trans>The true picture, not a smear</Trans>
        </h2>
        <p>
          <Trans>
            Most free tools blur the place or paint over it, and it flickers. This one calculates
            what shines through a see-through mark, and takes what a solid one covers from the
            frames in which it is seen.
          </Trans>
        </p>
        <p className="text-muted-foreground text-sm">
          <Trans>A frame of a video of our own, before and after this tool.</Trans>
        </p>
      </div>
    </section>
  )
}
