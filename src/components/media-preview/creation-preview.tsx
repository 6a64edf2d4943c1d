import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { downloadAddress } from '@/components/creations/download-address'
import { OutputFacts } from '@/components/creations/output-facts'
import { describeOutput } from '@/components/creations/output-text'
import { PublishControl } from '@/components/creations/publish-control'
import { ReuseButtons } from '@/components/creations/reuse-buttons'
import { SaveButton } from '@/components/creations/save-button'
import { StarButton } from '@/components/creations/star-button'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { findPlacement } from '@/contract/placements'
import { MediaPreview } from './media-preview'
import type { PreviewItem } from './preview-item'

interface CreationPreviewProps {
  /** Results on the page, in its order. */
  items: readonly { task: TaskView; output: TaskOutput }[]
  outputId: string
  onShow: (outputId: string) => void
  onClose: () => void
}

/** One's own results over the whole window, with what to do next and what they were made of. */
export default function CreationPreview({ items, outputId, ...props }: CreationPreviewProps) {
  const { i18n } = useLingui()
  const { onClose } = props
  const previews = useMemo(
    () =>
      items.map(
        ({ task, output }): PreviewItem => ({
          id: output.output_id,
          media: output,
          description: describeOutput(i18n, task, output),
          downloadUrl: downloadAddress(output.url),
          safeZone: task.placement
            ? findPlacement(task.placement, task.aspect_ratio)?.safeZone
            : null,
          details: (
            <div className="flex flex-col gap-5">
              <OutputFacts task={task} output={output} />
              <ReuseButtons task={task} output={output} onUse={onClose} />
              <div className="flex flex-col gap-2">
                <StarButton outputId={output.output_id} />
                <SaveButton task={task} output={output} />
                <PublishControl outputId={output.output_id} hasPrompt={task.prompt !== ''} />
              </div>
            </div>
          ),
        }),
      ),
    [items, i18n, onClose],
  )
  return <MediaPreview items={previews} itemId={outputId} {...props} />
}
