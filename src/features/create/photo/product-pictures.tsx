import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { productKeys, productsQuery, selectProductFn } from '@/api/products.functions'
import { currentContextQuery, teamKeys } from '@/api/teams.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { Select } from '@/components/ui/select'
import { useComposer } from '../composer/composer-context'
import { productReference } from './product-draft'

interface ProductPicturesProps {
  /** The free places in the tray. */
  max: number
  onPicked?: () => void
}

/** Pictures of the current product, each added with one press, and a switch to another product. */
export function ProductPictures({ max, onPicked }: ProductPicturesProps) {
  const { t } = useLingui()
  const { draft, references, isSignedIn } = useComposer()
  const { data: context } = useQuery({ ...currentContextQuery(), enabled: isSignedIn })
  const hasProduct = isSignedIn && Boolean(context?.current_product)
  const { data } = useInfiniteQuery({ ...productsQuery(), enabled: hasProduct })
  const product = data?.current
  if (!product) return null
  const { product_id: currentId } = product
  const isListed = data.products.some(({ product_id }) => product_id === currentId)
  const products = isListed ? data.products : [...data.products, product]
  const inTray = new Set(
    draft.references.flatMap(({ source }) =>
      source && 'output_id' in source ? [source.output_id] : [],
    ),
  )
  const offered = product.pictures.filter(({ file_id }) => !inTray.has(file_id)).slice(0, max)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {products.length > 1 && <ProductSelect products={products} currentId={currentId} />}
      <ul aria-label={t`Images of ${product.name}`} className="flex flex-wrap gap-2">
        {offered.map((picture, index) => (
          <li key={picture.file_id}>
            <button
              type="button"
              title={product.name}
              aria-label={t`Add image ${index + 1} of ${product.name}`}
              className="block size-12 overflow-hidden rounded-md border border-border bg-white outline-offset-2 transition-colors hover:border-primary focus-visible:border-primary"
              onClick={() => {
                void references.addStored((role) => productReference(product, picture, role))
                onPicked?.()
              }}
            >
              <img
                src={picture.thumbnail_url}
                alt=""
                loading="lazy"
                className="size-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ProductSelectProps {
  products: { product_id: string; name: string }[]
  currentId: string
}

function ProductSelect({ products, currentId }: ProductSelectProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  async function select(productId: string) {
    await selectProductFn({ data: { productId } }).catch(tellFailure)
    void client.invalidateQueries({ queryKey: productKeys.list })
    void client.invalidateQueries({ queryKey: teamKeys.context })
  }
  return (
    <Select
      aria-label={t`Product`}
      className="max-w-48"
      value={currentId}
      onChange={({ target }) => void select(target.value)}
    >
      {products.map(({ product_id, name }) => (
        <option key={product_id} value={product_id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
