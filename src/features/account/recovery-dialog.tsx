import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useReturnFocus } from '@/browser/use-return-focus'
import { CopyButton } from '@/components/creations/copy-button'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog'
import { useSite } from '@/page/use-site'

interface RecoveryDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows the recovery codes, this one time. */
export default function RecoveryDialog({ codes, onClose }: RecoveryDialogProps) {
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const { brandName } = useSite()
  const text = `${codes.join('\n')}\n`
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        className="max-w-md"
        onCloseAutoFocus={returnFocus}
        // They are shown only once: a click outside must not close the dialog.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogTitle>
          <Trans>Save these recovery codes</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Each one signs you in once when you don’t have your phone. You won’t see them again.
          </Trans>
        </DialogDescription>
        <ul
          aria-label={t`Recovery codes`}
          className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md border bg-muted p-4 text-center font-mono text-sm tabular-nums"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <Button asChild variant="outline" size="sm">
            <a href={address} download={`${brandName} recovery codes.txt`}>
              <Download aria-hidden />
              <Trans>Download</Trans>
            </a>
          </Button>
          <CopyButton text={text}>
            <Trans>Copy codes</Trans>
          </CopyButton>
        </div>
        <DialogFooter>
          <Button onClick={onClose}>
            <Trans>I’ve saved them</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
