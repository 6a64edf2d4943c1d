import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'

const CONFIRMED_MS = 1_500

interface CopyButtonProps {
  text: string
  /** Label of the button. */
  children: ReactNode
}

/** Copies a text and confirms it on the button itself. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), CONFIRMED_MS)
    } catch {
      notify('error', t`Your browser blocked copying.`)
    }
  }

  return (
    <Button variant="ghost" size="sm" className="-ml-2" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : children}</span>
    </Button>
  )
}
