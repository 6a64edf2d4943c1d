import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Package, Pencil, Sparkles, Trash2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { ProductView } from '@/contract/endpoints/products'
import { useLanguage } from '@/i18n/use-language'
import { AVAILABILITY_WORDS } from './availability-words'

interface ProductCardProps {
  product: ProductView
  mayChange: boolean
  onSelect: () => void
  onEdit: () => void
  onDelete: () => void
}

/** A product with its actions. */
export function ProductCard({ product, mayChange, ...actions }: ProductCardProps) {
  const { t } = useLingui()
  const lang = useLanguage()
  const { name, price_text: price, is_current: isCurrent } = product
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-border bg-card">
      <Picture product={product} />
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <h3 className="wrap-anywhere line-clamp-2 font-medium">{name}</h3>
          {price && <span className="shrink-0 text-sm tabular-nums">{price}</span>}
        </div>
        <Facts product={product} />
        <div className="mt-auto flex flex-wrap items-center gap-1 pt-2">
          <Link
            to="/$lang"
            params={{ lang }}
            search={{ product: product.product_id }}
            className={buttonVariants({ size: 'sm' })}
          >
            <Sparkles aria-hidden />
            <Trans>Create an ad</Trans>
          </Link>
          {!isCurrent && (
            <Button variant="ghost" size="sm" onClick={actions.onSelect}>
              <Check aria-hidden />
              <Trans>Choose</Trans>
            </Button>
          )}
          {mayChange && (
            <span className="ml-auto flex">
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t`Edit ${name}`}
                onClick={actions.onEdit}
              >
                <Pencil aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t`Delete ${name}`}
                onClick={actions.onDelete}
              >
                <Trash2 aria-hidden />
              </Button>
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

function Picture({ product: { pictures, is_current } }: { product: ProductView }) {
  const [first] = pictures
  return (
    <div
      className={cn(
        'relative flex aspect-4/3 items-center justify-center',
        first ? 'bg-white' : 'bg-muted',
      )}
    >
      {first ? (
        <img
          src={first.thumbnail_url}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        <Package className="size-12 text-muted-foreground" strokeWidth={1.25} aria-hidden />
      )}
      {is_current && (
        <Badge variant="primary" className="absolute top-3 left-3">
          <Check aria-hidden />
          <Trans>Current</Trans>
        </Badge>
      )}
    </div>
  )
}

function Facts({ product }: { product: ProductView }) {
  const { i18n } = useLingui()
  const { rating, availability, pictures } = product
  const cutOuts = pictures.filter(({ cut_out }) => cut_out === 'ready').length
  const isWaiting = pictures.some(({ cut_out }) => cut_out === 'waiting')
  const facts = [
    rating &&
      `★ ${i18n.number(rating.value)}${rating.count ? ` (${i18n.number(rating.count)})` : ''}`,
    availability && i18n._(AVAILABILITY_WORDS[availability]),
  ].filter(Boolean)
  return (
    <p className="text-muted-foreground text-sm">
      {facts.join(' · ')}
      {pictures.length > 0 && (
        <span className="block">
          {isWaiting ? (
            <Trans>Removing the background…</Trans>
          ) : (
            cutOuts > 0 && <Trans>Background removed</Trans>
          )}
        </span>
      )}
    </p>
  )
}
