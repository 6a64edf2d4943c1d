import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Expand, Scan, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { DeleteButton } from '@/components/creations/delete-button'
import { downloadAddress } from '@/components/creations/download-address'
import { MEDIA_NAMES } from '@/components/creations/media-names'
import { OutputFacts } from '@/components/creations/output-facts'
import { describeOutput } from '@/components/creations/output-text'
import { PublishControl } from '@/components/creations/publish-control'
import { ReuseButtons } from '@/components/creations/reuse-buttons'
import { SafeZoneFrame } from '@/components/creations/safe-zone-frame'
import { SaveButton } from '@/components/creations/save-button'
import { ShareButton } from '@/components/creations/share-button'
import { StarButton } from '@/components/creations/star-button'
import { Button } from '@/components/ui/button'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { findPlacement } from '@/contract/placements'

interface InspectorProps {
  task: TaskView
  output: TaskOutput
  onPreview: () => void
  /** Absent where the surroundings close the inspector. */
  onClose?: () => void
}

const HEIGHT_MAX = '20rem'

/** One result beside the feed: the picture, its actions and its facts. */
export default function Inspector({ task, output, onPreview, onClose }: InspectorProps) {
  const { t, i18n } = useLingui()
  const [isZoneShown, setZoneShown] = useState(false)
  // The actions are most of the rendering work, so they yield to the next key press.
  const hasActions = useDeferredValue(true, false)
  const ratio = output.width / output.height
  const zone = task.placement && findPlacement(task.placement, task.aspect_ratio)?.safeZone
  return (
    <section aria-label={t`Selected creation`} className="flex flex-col gap-4">
      {onClose && (
        <div className="flex items-center justify-between">
          <h2 className="font-semibold text-base">{i18n._(MEDIA_NAMES[output.kind])}</h2>
          <Button variant="ghost" size="icon-sm" aria-label={t`Close`} onClick={onClose}>
            <X />
          </Button>
        </div>
      )}
      <button
        type="button"
        onClick={onPreview}
        aria-label={t`Show full screen`}
        className="group relative mx-auto overflow-hidden rounded-lg bg-muted"
        // Reserves space before the picture loads, or everything below would jump.
        style={{ aspectRatio: ratio, width: `min(100%, ${HEIGHT_MAX} * ${ratio})` }}
      >
        <img
          src={output.preview_url}
          alt={describeOutput(i18n, task, output)}
          width={output.width}
          height={output.height}
          className="size-full"
          style={{ background: `url("${output.thumbnail_url}") center / cover` }}
        />
        {zone && isZoneShown && <SafeZoneFrame zone={zone} />}
        <span className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-full bg-black/70 text-white">
          <Expand className="size-4" aria-hidden />
        </span>
      </button>
      {zone && (
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isZoneShown}
          onClick={() => setZoneShown(!isZoneShown)}
        >
          <Scan aria-hidden />
          {isZoneShown ? <Trans>Hide safe zone</Trans> : <Trans>Show safe zone</Trans>}
        </Button>
      )}
      {hasActions && <Actions task={task} output={output} />}
    </section>
  )
}

/** The actions for a result, and what it was made from. */
function Actions({ task, output }: Pick<InspectorProps, 'task' | 'output'>) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <Button asChild size="sm">
          <a href={downloadAddress(output.url)} download>
            <Download aria-hidden />
            <Trans>Download</Trans>
          </a>
        </Button>
        <ReuseButtons task={task} output={output} />
      </div>
      <OutputFacts task={task} output={output} />
      <div className="flex flex-col gap-2">
        <StarButton outputId={output.output_id} />
        <ShareButton output={output} title={task.prompt} />
        <SaveButton key={output.output_id} task={task} output={output} />
        <PublishControl outputId={output.output_id} hasPrompt={task.prompt !== ''} />
        {task.can_change && <DeleteButton outputId={output.output_id} />}
      </div>
    </>
  )
}
