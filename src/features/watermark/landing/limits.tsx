import { Trans } from '@lingui/react/macro'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'

/** What to expect and what not, before anybody spends time on it. */
export function Limits() {
  return (
    <section className="grid w-full gap-x-12 gap-y-8 pt-8 sm:grid-cols-2">
      <div className="flex flex-col gap-4">
        <h2 className="text-xl">
          <Trans>What comes out well</Trans>
        </h2>
        <ul className="flex flex-col gap-3 text-sm">
          <Point isGood>
            <Trans>
              See-through logos and texts: the picture shines through them and is calculated back.
            </Trans>
          </Point>
          <Point isGood>
            <Trans>
              Marks over moving pictures: what they cover is seen in other frames and taken from
              there.
            </Trans>
          </Point>
          <Point isGood>
            <Trans>
              Marks that jump, wander or come and go, subtitles, and texts repeated all over.
            </Trans>
          </Point>
        </ul>
      </div>
      <div className="flex flex-col gap-4">
        <h2 className="text-xl">
          <Trans>What nobody can do</Trans>
        </h2>
        <ul className="flex flex-col gap-3 text-sm">
          <Point>
            <Trans>
              A solid logo on a picture that never moves: what is behind it was never filmed. We
              fill the place calmly, from around it.
            </Trans>
          </Point>
          <Point>
            <Trans>
              Small faces and letters behind a solid mark can stay blurred. The preview shows it
              before you decide.
            </Trans>
          </Point>
          <Point>
            <Trans>
              Invisible marks and Content Credentials are not looked for: they say where a video
              comes from, and stay.
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
