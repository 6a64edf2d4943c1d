import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { consentMissing } from '@/components/people/consent-missing'
import type { Ad } from './ad'
import type { Part, Step, Tasks } from './parts'
import { stateOf } from './progress'

interface StepState {
  ad: Ad
  parts: readonly Part[]
  tasks: Tasks
}

/** What is to be done before a step can begin; the first thing of several. */
export function nextStep(step: Step, { ad, parts, tasks }: StepState): ReactNode {
  const voices = parts.filter((part) => part.step === 'voices')
  if (step === 'film') return <Trans>Make the shots first.</Trans>
  if (step === 'voices')
    return voices.length === 0 ? (
      <Trans>Add a scene in which the presenter speaks.</Trans>
    ) : (
      <Trans>Choose a voice.</Trans>
    )
  if (voices.some((part) => stateOf(part, ad, tasks) !== 'made'))
    return <Trans>Record the voices first.</Trans>
  if (voices.length > 0) {
    if (!ad.presenter) return <Trans>Choose a presenter.</Trans>
    const missing = consentMissing(ad, ad.presenter.isMadeUp)
    if (missing) return missing
  }
  return <Trans>Choose an image of the product.</Trans>
}
