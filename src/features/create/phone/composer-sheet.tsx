import { useLingui } from '@lingui/react/macro'
import { useReturnFocus } from '@/browser/use-return-focus'
import { WORKFLOW_LABELS } from '@/components/labels/workflow-labels'
import { Sheet, SheetContent, SheetTitle } from '@/components/ui/sheet'
import { Composer } from '../composer/composer'
import { useComposer } from '../composer/composer-context'
import { focusWords } from '../composer/slots'
import { useKeyboardHeight } from './use-keyboard-height'

/** The full composer as a bottom sheet; stays above the keyboard. */
export default function ComposerSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { workflow, promptField } = useComposer()
  const keyboardHeight = useKeyboardHeight()
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        side="bottom"
        aria-describedby={undefined}
        // The button at the end keeps its distance to the edge: nothing scrolls past below it.
        className="px-4 pb-0"
        style={{ bottom: keyboardHeight, maxHeight: `calc(92dvh - ${keyboardHeight}px)` }}
        onCloseAutoFocus={useReturnFocus()}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          focusWords(promptField.current)
        }}
      >
        <SheetTitle>{i18n._(WORKFLOW_LABELS[workflow])}</SheetTitle>
        <Composer layout="rows" onSent={onClose} />
      </SheetContent>
    </Sheet>
  )
}
