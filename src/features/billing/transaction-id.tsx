import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'

const CONFIRMED_MS = 1_500

/** The number support asks for, with a copy button. */
export function TransactionId({ id }: { id: string }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(id)
      setCopied(true)
      setTimeout(() => setCopied(false), CONFIRMED_MS)
    } catch {
      notify('error', t`Your browser blocked copying.`)
    }
  }

  return (
    <span className="inline-flex items-center gap-1">
      <code className="wrap-anywhere font-mono text-sm md:whitespace-nowrap">{id}</code>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Copy transaction ID ${id}`}
        onClick={() => void copy()}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </Button>
      <span aria-live="polite" className="sr-only">
        {isCopied && <Trans>Copied</Trans>}
      </span>
    </span>
  )
}
