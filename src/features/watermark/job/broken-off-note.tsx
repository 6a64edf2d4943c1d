import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { clockTime } from '@/components/creations/output-text'
import type { RemovalView } from '@/contract/endpoints/removal-view'

/** Warns that a video file ends earlier than it claims, both before and after anything is paid. */
export function BrokenOffNote({ video }: { video: RemovalView['video'] }) {
  if (video.promised_seconds === null) return null
  const [promised, readable] = [
    clockTime(video.promised_seconds),
    clockTime(Math.floor(video.duration_seconds)),
  ]
  return (
    <p className="flex gap-2 rounded-md border border-warning/40 bg-warning/10 p-3 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <Trans>
          This file is incomplete: it should last {promised}, but it stops at {readable}. The result
          ends there too.
        </Trans>
      </span>
    </p>
  )
}
