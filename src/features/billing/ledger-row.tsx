import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { RelativeTime } from '@/components/labels/relative-time'
import { cn } from '@/components/ui/class-names'
import type { LedgerEntry } from '@/contract/endpoints/credits'
import { useLanguage } from '@/i18n/use-language'
import { ledgerWords, taskBehind } from './ledger-words'

const ROW = 'flex items-center gap-3 px-4 py-3'

/** One movement of credits; for a generation it links to the result. */
export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const { i18n } = useLingui()
  const lang = useLanguage()
  const { kind, amount, reason, created_at } = entry
  const task = taskBehind(entry)
  const signed = new Intl.NumberFormat(i18n.locale, { signDisplay: 'exceptZero' })
  const facts = (
    <>
      <span className="flex min-w-0 grow flex-col">
        {i18n._(ledgerWords(kind, reason))}
        <RelativeTime at={created_at} className="text-muted-foreground" />
      </span>
      <span className={cn('font-medium tabular-nums', amount > 0 && 'text-success')}>
        {signed.format(amount)}
      </span>
    </>
  )
  if (!task) return <div className={cn(ROW, 'pr-11')}>{facts}</div>
  return (
    <Link
      to="/$lang/history"
      params={{ lang }}
      search={{ task }}
      className={cn(ROW, '-outline-offset-2 hover:bg-accent')}
    >
      {facts}
      <ChevronRight className="size-4 shrink-0 text-muted-foreground" aria-hidden />
    </Link>
  )
}
