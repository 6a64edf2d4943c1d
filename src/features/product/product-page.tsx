import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { userInfoQuery } from '@/api/accounts.queries'
import { currentContextQuery } from '@/api/teams.functions'
import { SignInFirst } from '@/components/sign-in-first/sign-in-first'
import { Button } from '@/components/ui/button'
import type { ProductView } from '@/contract/endpoints/products'
import { mayDo, readTeamRole } from '@/contract/team-roles'
import { ImportForm } from './import-form'
import { draftOf, EMPTY_PRODUCT, type ProductDraft } from './product-draft'
import { ProductForm } from './product-form'
import { ProductList } from './product-list'
import { usePageImport } from './use-page-import'

/** The form's content and its origin. */
interface Opened {
  draft: ProductDraft
  productId: string | null
  /** The version that was opened. */
  version?: number
  from: 'hand' | 'page' | 'empty page' | 'list'
}

/** The products of a brand, imported from web pages or entered by hand. */
export function ProductPage() {
  const { data: user } = useQuery(userInfoQuery())
  const { data: context } = useQuery(currentContextQuery())
  const isSignedIn = Boolean(user)
  const mayChange =
    !isSignedIn || mayDo(readTeamRole(context?.current_team?.current_user_role), 'changeProducts')
  const [opened, setOpened] = useState<Opened | null>(null)
  const page = usePageImport(isSignedIn, ({ draft, isNothingFound }) =>
    setOpened({ draft, productId: null, from: isNothingFound ? 'empty page' : 'page' }),
  )
  const openNew = () => setOpened({ draft: EMPTY_PRODUCT, productId: null, from: 'hand' })
  const edit = (product: ProductView) =>
    setOpened({
      draft: draftOf(product),
      productId: product.product_id,
      version: product.version,
      from: 'list',
    })

  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-6 px-4 pt-6 pb-16 sm:px-6">
      {opened ? (
        <OpenedProduct opened={opened} onDone={() => setOpened(null)} />
      ) : (
        <>
          <header className="flex flex-wrap items-start justify-between gap-3">
            <div className="flex flex-col gap-1.5">
              <h1 className="text-xl">
                <Trans>Products</Trans>
              </h1>
              <p className="max-w-prose text-muted-foreground text-sm">
                <Trans>
                  The product you choose brings its images, name, and price to the create page.
                </Trans>
              </p>
            </div>
            {isSignedIn && mayChange && (
              <Button variant="outline" onClick={openNew}>
                <Plus aria-hidden />
                <Trans>Enter manually</Trans>
              </Button>
            )}
          </header>
          {mayChange && <ImportForm onImport={page.read} isBusy={page.isBusy} error={page.error} />}
          {isSignedIn ? (
            <ProductList mayChange={mayChange} onEdit={edit} />
          ) : (
            <SignInFirst description={<Trans>Your products are saved to your team.</Trans>} />
          )}
        </>
      )}
    </div>
  )
}

function OpenedProduct({ opened, onDone }: { opened: Opened; onDone: () => void }) {
  const { draft, productId, version, from } = opened
  return (
    <>
      <header className="flex flex-col items-start gap-1.5">
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onDone}>
          <ArrowLeft aria-hidden />
          <Trans>All products</Trans>
        </Button>
        <h1 className="text-xl">
          {productId ? <Trans>Edit product</Trans> : <Trans>New product</Trans>}
        </h1>
        {from === 'page' && (
          <p className="max-w-prose text-muted-foreground text-sm">
            <Trans>This is what the page says. Check it before you save.</Trans>
          </p>
        )}
        {from === 'empty page' && (
          <p role="alert" className="max-w-prose text-sm">
            <Trans>No product was found on this page. Please enter it manually.</Trans>
          </p>
        )}
      </header>
      <ProductForm
        key={productId ?? draft.sourceUrl}
        first={draft}
        productId={productId}
        version={version}
        onDone={onDone}
      />
    </>
  )
}
