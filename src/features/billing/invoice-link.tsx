import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import type { OrderView } from '@/contract/endpoints/billing/orders'
import { STREAMS } from '@/contract/endpoints/media'
import { useLanguage } from '@/i18n/use-language'

/** The invoice of an order as PDF, in the language of the page. */
export function InvoiceLink({ order }: { order: OrderView }) {
  const { t } = useLingui()
  return (
    <a
      href={`${STREAMS.invoice.replace('{orderId}', order.order_id)}?lang=${useLanguage()}`}
      download
      aria-label={t`Invoice for ${order.transaction_id} as PDF`}
      className="inline-flex min-h-8 items-center gap-1.5 underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
    >
      <FileText className="size-4" aria-hidden />
      <Trans>PDF</Trans>
    </a>
  )
}
