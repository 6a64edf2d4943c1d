import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { DeleteButton } from '@/components/creations/delete-button'
import { downloadAddress } from '@/components/creations/download-address'
import { OutputFacts } from '@/components/creations/output-facts'
import { describeOutput } from '@/components/creations/output-text'
import { PublishControl } from '@/components/creations/publish-control'
import { ReuseButtons } from '@/components/creations/reuse-buttons'
import { SaveButton } from '@/components/creations/save-button'
import { ShareButton } from '@/components/creations/share-button'
import { StarButton } from '@/components/creations/star-button'
import LeftDeletionBar from '@/components/selection/left-deletion-bar'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { MediaPreview } from './media-preview'
import type { PreviewItem } from './preview-item'

interface CreationPreviewProps {
  /** The results on the page, in page order. */
  items: readonly { task: TaskView; output: TaskOutput }[]
  outputId: string
  onShow: (outputId: string) => void
  onClose: () => void
}

/** A full-window preview of the user's results, with their actions and details. */
export default function CreationPreview({ items, outputId, ...props }: CreationPreviewProps) {
  const { i18n } = useLingui()
  const { onShow, onClose } = props
  // Words and details are only computed for the result being viewed, however many there are.
  const previews = useMemo(
    () =>
      items.map(
        ({ task, output }, index): PreviewItem => ({
          id: output.output_id,
          media: output,
          downloadUrl: downloadAddress(output.url),
          placement: task.placement,
          get description() {
            return describeOutput(i18n, task, output)
          },
          get details() {
            const after = items[index + 1] ?? items[index - 1]
            return (
              <Details
                task={task}
                output={output}
                onUse={onClose}
                onDeleted={() => (after ? onShow(after.output.output_id) : onClose())}
              />
            )
          },
        }),
      ),
    [items, i18n, onShow, onClose],
  )
  return (
    <MediaPreview items={previews} itemId={outputId} {...props}>
      <LeftDeletionBar isOverPage />
    </MediaPreview>
  )
}

interface DetailsProps {
  task: TaskView
  output: TaskOutput
  onUse: () => void
  onDeleted: () => void
}

/** What a result was made from, and its actions. */
function Details({ task, output, onUse, onDeleted }: DetailsProps) {
  const { output_id: outputId } = output
  return (
    <div className="flex flex-col gap-5">
      <OutputFacts task={task} output={output} />
      <ReuseButtons task={task} output={output} onUse={onUse} />
      <div className="flex flex-col gap-2">
        <StarButton outputId={outputId} />
        <ShareButton output={output} title={task.prompt} />
        <SaveButton task={task} output={output} />
        <PublishControl outputId={outputId} hasPrompt={task.prompt !== ''} />
        {task.can_change && <DeleteButton outputId={outputId} onDeleted={onDeleted} />}
      </div>
    </div>
  )
}
