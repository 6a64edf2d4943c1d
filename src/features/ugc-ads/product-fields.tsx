import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { productsQuery } from '@/api/products.functions'
import { OwnMediaChoice } from '@/components/own-media/own-media-choice'
import type { Ad } from '@/components/ugc-ads/ad'
import { picturesOf } from '@/components/ugc-ads/product-pictures'

interface ProductFieldsProps {
  ad: Ad
  onChange: (part: Pick<Ad, 'product'>) => void
}

/** The product's pictures; renders nothing if no scene shows it. */
export function ProductFields({ ad, onChange }: ProductFieldsProps) {
  const { t } = useLingui()
  const { data } = useInfiniteQuery(productsQuery())
  if (!ad.scenes.some(({ shows }) => shows === 'product')) return null
  return (
    <OwnMediaChoice
      kind="image"
      label={t`Image of the product`}
      first={picturesOf(data?.products ?? [], ad.source.product_id)}
      media={ad.product}
      onChoose={(product) => onChange({ product })}
    />
  )
}
