import { useLingui } from '@lingui/react/macro'
import { useReturnFocus } from '@/browser/use-return-focus'
import { MEDIA_NAMES } from '@/components/creations/media-names'
import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import Inspector from './inspector'

interface InspectorSheetProps {
  task: TaskView
  output: TaskOutput
  onPreview: () => void
  onClose: () => void
}

/** The inspector as a sheet, where there is no room beside the feed. */
export default function InspectorSheet({ onClose, ...props }: InspectorSheetProps) {
  const { i18n } = useLingui()
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        aria-describedby={undefined}
        className="max-w-none sm:max-w-md"
        onCloseAutoFocus={useReturnFocus()}
      >
        <SheetTitle>{i18n._(MEDIA_NAMES[props.output.kind])}</SheetTitle>
        <Inspector {...props} />
      </SheetContent>
    </Sheet>
  )
}
