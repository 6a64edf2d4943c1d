import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog'
import { InquiryForm } from './inquiry-form'

/** Asks for an enterprise offer, and confirms once it is sent. */
export default function InquiryDialog({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const returnFocus = useReturnFocus()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          <Trans>Enterprise quote</Trans>
        </DialogTitle>
        {sentTo === null ? (
          <InquiryForm onSent={setSentTo} />
        ) : (
          <>
            <p role="status" className="flex items-start gap-3">
              <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden />
              <span>
                <Trans>Thank you. We’ll reply to {sentTo}.</Trans>
              </span>
            </p>
            <DialogFooter>
              <DialogClose asChild>
                <Button>
                  <Trans>Close</Trans>
                </Button>
              </DialogClose>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
