import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { pathInLanguage } from '@/i18n/path-in-language'
import { useLanguage } from '@/i18n/use-language'
import { LoginPanel } from './login-panel'
import type { LoginStep } from './login-steps'
import type { SignedIn } from './use-finish-sign-in'

interface LoginModalProps {
  startsAt: LoginStep
  onClose: () => void
}

/**
 * The login modal: 454 × 617 where the screen has room. Only its close button closes it; Escape focuses that
 * button instead of doing nothing.
 */
export function LoginModal({ startsAt, onClose }: LoginModalProps) {
  const { t } = useLingui()
  const closeButton = useRef<HTMLButtonElement>(null)
  const [escapes, setEscapes] = useState(0)
  const [opener] = useState(() => document.activeElement)
  const router = useRouter()
  const shown = useLanguage()

  /** Closes in place, and switches to the language the user has chosen. */
  function goOn({ isLedAway, language }: SignedIn) {
    onClose()
    if (isLedAway || language === shown) return
    const { href } = router.latestLocation
    void router.navigate({ href: pathInLanguage(href, language), resetScroll: false })
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        hasCloseButton={false}
        aria-describedby={undefined}
        className={LOOKS}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusAgain(opener)
        }}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          event.preventDefault()
          setEscapes(escapes + 1)
          closeButton.current?.focus()
        }}
      >
        <LoginPanel
          startsAt={startsAt}
          Heading={DialogTitle}
          onSignedIn={goOn}
          closeButton={
            <DialogClose asChild>
              <Button
                ref={closeButton}
                variant="ghost"
                size="icon"
                className="size-11"
                aria-label={t`Close`}
              >
                <X className="size-5" />
              </Button>
            </DialogClose>
          }
        />
        <p aria-live="polite" className="sr-only">
          {/* A new key makes screen readers announce it again. */}
          {escapes > 0 && <span key={escapes}>{t`Press Enter to close`}</span>}
        </p>
      </DialogContent>
    </Dialog>
  )
}

// Links only have enough contrast on the lightest background, not on a card's.
const LOOKS =
  'flex bg-popover h-[min(38.5625rem,calc(100dvh-2rem))] w-[min(28.375rem,calc(100vw-2rem))] max-w-none flex-col gap-0 p-0 max-[30rem]:inset-0 max-[30rem]:h-auto max-[30rem]:max-h-none max-[30rem]:w-auto max-[30rem]:translate-none max-[30rem]:rounded-none max-[30rem]:border-0'

/** Returns the focus to the opener; a sign-in may have removed that button. */
function focusAgain(opener: Element | null) {
  const target = opener?.isConnected ? opener : document.getElementById('content')
  if (target instanceof HTMLElement) target.focus()
}
