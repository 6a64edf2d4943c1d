import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { portalFn } from '@/api/billing.functions'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { useComeBack } from '@/components/purchase/use-checkout'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'

/** Opens the payment service's own pages for cards and receipts. */
export function PortalButton() {
  const tellFailure = useTellFailure()
  const return_path = `/${useLanguage()}/billing`
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => portalFn({ data: { return_path } }),
    onSuccess: ({ url }) => url && window.location.assign(url),
    onError: tellFailure,
  })
  useComeBack(reset)
  return (
    <Button variant="outline" loading={isPending || Boolean(data?.url)} onClick={() => mutate()}>
      <Trans>Payment details</Trans>
    </Button>
  )
}
