import { Trans } from '@lingui/react/macro'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'

/** What the tool can and cannot do, before anyone spends time on it. */
export function Limits() {
  return (
    <section className="grid w-full gap-x-12 gap-y-8 pt-8 sm:grid-cols-2">
      <div className="flex flex-col gap-4">
        <h2 className="text-xl">
          <Trans>What works well</Trans>
        </h2>
        <ul className="flex flex-col gap-3 text-sm">
          <Point isGood>
            <Trans>
              Semi-transparent logos and text: the picture shows through, so we can reconstruct it.
            </Trans>
          </Point>
          <Point isGood>
            <Trans>
              Watermarks over moving footage: we recover what they hide from other frames.
            </Trans>
          </Point>
          <Point isGood>
            <Trans>
              Watermarks that jump, drift, or come and go; subtitles; and text tiled across the
              frame.
            </Trans>
          </Point>
        </ul>
      </div>
      <div className="flex flex-col gap-4">
        <h2 className="text-xl">
          <Trans>What no tool can do</Trans>
        </h2>
        <ul className="flex flex-col gap-3 text-sm">
          <Point>
            <Trans>
              Solid logos on a still shot: what is behind them was never filmed, so we fill the area
              to match its surroundings.
            </Trans>
          </Point>
          <Point>
            <Trans>
              Small faces and letters behind a solid watermark can stay blurry. The preview shows
              this before you decide.
            </Trans>
          </Point>
          <Point>
            <Trans>
              We leave invisible watermarks and Content Credentials alone: they say where a video
              comes from.
            </Trans>
          </Point>
        </ul>
      </div>
    </section>
  )
}

function Point({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : Minus
  return (
    <li className="flex gap-3">
      <Icon
        className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-success' : 'text-muted-foreground'}`}
        aria-hidden
      />
      <span>{children}</span>
    </li>
  )
}
