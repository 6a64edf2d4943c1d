import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { useState } from 'react'
import { productsQuery } from '@/api/products.functions'
import { LoadMore } from '@/components/load-more/load-more'
import { UndoBar } from '@/components/selection/undo-bar'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { ProductView } from '@/contract/endpoints/products'
import { errorMessage } from '@/i18n/error-messages'
import { ProductCard } from './product-card'
import { useProductActions } from './use-product-actions'

/** Cutting out takes a few seconds per picture, and no event announces its end. */
const CUT_OUT_POLL_MS = 4_000
const CUT_OUT_POLLS_MAX = 100

interface ProductListProps {
  mayChange: boolean
  onEdit: (product: ProductView) => void
}

/** The products of the brand, one of them current. */
export function ProductList({ mayChange, onEdit }: ProductListProps) {
  const { i18n } = useLingui()
  const { data, error, refetch, isFetching, ...query } = useInfiniteQuery({
    ...productsQuery(),
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < CUT_OUT_POLLS_MAX &&
      state.data?.pages.some(({ products }) => products.some(isBeingCutOut)) &&
      CUT_OUT_POLL_MS,
  })
  const { select, remove, restore } = useProductActions()
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const undoable = {
    undoable: deletedId ? 1 : 0,
    undo() {
      if (deletedId) restore.mutate(deletedId)
      setDeletedId(null)
    },
    finish: () => setDeletedId(null),
  }
  if (!data) {
    if (!error) return <Skeleton className="h-96 w-full" />
    return (
      <ErrorState
        message={errorMessage(i18n, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  const shown = data.products.filter(
    ({ product_id }) => product_id !== remove.variables || !remove.isPending,
  )
  return (
    <>
      {shown.length === 0 ? (
        <NoProducts />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((product) => (
            <ProductCard
              key={product.product_id}
              product={product}
              mayChange={mayChange}
              onSelect={() => select.mutate(product.product_id)}
              onEdit={() => onEdit(product)}
              onDelete={() =>
                remove.mutate(product.product_id, {
                  onSuccess: () => setDeletedId(product.product_id),
                })
              }
            />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
      <UndoBar deletion={undoable} isRaised={false} />
    </>
  )
}

const isBeingCutOut = ({ pictures }: ProductView) =>
  pictures.some(({ cut_out }) => cut_out === 'waiting')

function NoProducts() {
  return (
    <EmptyState
      icon={Package}
      title={<Trans>This team has no products, please create a product first</Trans>}
      description={<Trans>A product brings its images, name, and price into your ads.</Trans>}
    />
  )
}
