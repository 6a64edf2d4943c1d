import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { consentMissing } from '@/components/people/consent-missing'
import type { Ad } from '@/components/ugc-ads/ad'
import type { Lack } from '@/contract/ugc-ad/lack'

/** The next step before an ad can be made. */
export function nextStep(lack: Lack, ad: Ad): ReactNode {
  switch (lack) {
    case 'scene':
      return <Trans>Add a scene in which the presenter speaks.</Trans>
    case 'voice':
      return <Trans>Choose a voice.</Trans>
    case 'presenter':
      return <Trans>Choose a presenter.</Trans>
    case 'consent':
      return consentMissing(ad, ad.presenter?.isMadeUp)
    case 'product':
      return <Trans>Choose an image of the product.</Trans>
  }
}
