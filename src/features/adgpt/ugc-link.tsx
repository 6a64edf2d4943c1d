import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { userInfoQuery } from '@/api/accounts.queries'
import { capabilitiesQuery } from '@/api/models.functions'
import { productsQuery } from '@/api/products.functions'
import type { PlanSource } from '@/components/planning/plan-source'
import { firstAd, withScript } from '@/components/ugc-ads/ad'
import { writeDraft } from '@/components/ugc-ads/draft'
import { picturesOf } from '@/components/ugc-ads/product-pictures'
import { buttonVariants } from '@/components/ui/button'
import type { Script } from '@/contract/endpoints/planning'
import { useLanguage } from '@/i18n/use-language'

interface UgcLinkProps {
  script: Script
  source: PlanSource
}

/** Starts an ad whose presenter says the script; renders nothing where this installation cannot make one. */
export function UgcLink({ script, source }: UgcLinkProps) {
  const lang = useLanguage()
  const { data: user } = useQuery(userInfoQuery())
  const { data: listed } = useInfiniteQuery(productsQuery())
  const { data: there } = useQuery(capabilitiesQuery())
  if (!user || !there?.capabilities.includes('ugc_ads')) return null
  // The page for these ads picks up the draft stored in this browser.
  const begin = () => {
    const [product = null] = picturesOf(listed?.products ?? [], source.product_id)
    writeDraft(user.uid, { ...withScript(firstAd(lang), script), source, product })
  }
  return (
    <Link
      to="/$lang/ugc-ads"
      params={{ lang }}
      onClick={begin}
      className={buttonVariants({ size: 'sm', variant: 'outline' })}
    >
      <Trans>Make UGC ad</Trans>
    </Link>
  )
}
