import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { RotateCw, Trash2 } from 'lucide-react'
import { keepProductUrl } from '@/browser/pending-product'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { AppError } from '@/contract/app-error'
import type { PageImport } from '@/contract/endpoints/products'
import { isErrorCode } from '@/contract/error-codes'
import { errorMessage } from '@/i18n/error-messages'
import { listWords } from '@/i18n/list-words'
import { useLanguage } from '@/i18n/use-language'

interface ImportCardProps {
  page: PageImport
  mayChange: boolean
  onDelete: () => void
}

/** An imported page: when it was read, and the resulting products. */
export function ImportCard({ page, mayChange, onDelete }: ImportCardProps) {
  const { i18n, t } = useLingui()
  const lang = useLanguage()
  const navigate = useNavigate()
  const { url } = page
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' })

  function importAgain() {
    // The product page picks up the kept address.
    keepProductUrl(url)
    void navigate({ to: '/$lang/product', params: { lang } })
  }

  return (
    <li className="flex flex-col gap-2 rounded-lg border bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <p dir="ltr" className="wrap-anywhere line-clamp-2 font-medium text-sm">
          {url}
        </p>
        <State state={page.state} />
      </div>
      <p className="text-muted-foreground text-sm">
        <time dateTime={page.imported_at}>{day.format(new Date(page.imported_at))}</time>
        <Outcome page={page} />
      </p>
      {page.products.length > 0 && (
        <p className="wrap-anywhere text-sm">
          <Link to="/$lang/product" params={{ lang }} className="underline underline-offset-4">
            {listWords(
              i18n,
              page.products.map(({ name }) => name),
            )}
          </Link>
        </p>
      )}
      {mayChange && (
        <div className="flex flex-wrap items-center gap-1">
          <Button variant="outline" size="sm" onClick={importAgain}>
            <RotateCw aria-hidden />
            <Trans>Import again</Trans>
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            className="ml-auto"
            aria-label={t`Remove ${url}`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      )}
    </li>
  )
}

function State({ state }: Pick<PageImport, 'state'>) {
  if (state === 'failed')
    return (
      <Badge variant="destructive">
        <Trans>Failed</Trans>
      </Badge>
    )
  return (
    <Badge>
      {state === 'read' ? <Trans>Product found</Trans> : <Trans>No product found</Trans>}
    </Badge>
  )
}

/** Why it failed, or how many products it yielded. */
function Outcome({ page: { state, error_code: code, products } }: { page: PageImport }) {
  const { i18n, t } = useLingui()
  if (state === 'failed' && code && isErrorCode(code))
    return ` · ${errorMessage(i18n, new AppError(code))}`
  const count = products.length
  if (state === 'read' && count === 0) return ` · ${t`Not saved as a product yet`}`
  if (count === 0) return null
  return ` · ${t`${plural(count, { one: '# product', other: '# products' })}`}`
}
