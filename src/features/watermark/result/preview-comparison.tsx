import { Trans } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { RemovalView } from '@/contract/endpoints/watermark'
import { playable } from '../playback/playable-video'
import { Comparison } from './comparison'

type VideoFile = RemovalView['video']

interface PreviewComparisonProps {
  before: VideoFile
  after: VideoFile
  onBack: () => void
}

/** Three seconds before and after, in place of the stage. */
export function PreviewComparison({ before, after, onBack }: PreviewComparisonProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium text-base">
          <Trans>Preview of 3 seconds</Trans>
        </h2>
        <Button variant="outline" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden />
          <Trans>Back to the areas</Trans>
        </Button>
      </div>
      <Comparison before={playable(before)} after={playable(after)} />
    </div>
  )
}
