import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { chargeQuery } from '@/api/credits.functions'
import { makeModel } from '../../../../tests/support/model-view'
import { EMPTY_DRAFTS } from './draft'
import { useCharge } from './use-charge'

const model = makeModel()
const settings = { ...EMPTY_DRAFTS.text_to_image.settings, count: 3 }
const asked = {
  workflowType: 'text_to_image',
  model: model.id,
  resolution: settings.resolution,
  duration: settings.durationSeconds,
  generate_audio: String(settings.generateAudio),
  count: 3,
} as const

function charge(isSignedIn: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(chargeQuery(asked).queryKey, {
    model: model.id,
    chosen_for: null,
    credits: 77,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const given = { isSignedIn, workflow: 'text_to_image', model, settings } as const
  return renderHook(() => useCharge(given), { wrapper }).result
}

test('[R7.10] what the price endpoint says counts, for whoever can be charged', async () => {
  const result = charge(true)
  await waitFor(() => expect(result.current).toBe(77))
})
