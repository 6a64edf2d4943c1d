import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Consent } from './consent-fields'

/** What a consent statement still lacks, in words; null when it is complete. */
export function consentMissing(
  { person, hasAgreed }: Consent,
  isMadeUp: boolean = false,
): ReactNode {
  if (isMadeUp) return hasAgreed ? null : <Trans>Confirm that the person is made up.</Trans>
  if (person.trim() === '') return <Trans>Enter the name of the person shown.</Trans>
  return hasAgreed ? null : <Trans>Confirm that the person agreed.</Trans>
}
