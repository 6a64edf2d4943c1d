import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { modelsQuery } from '@/api/models.functions'
import { joinLine, leaveLine } from '@/browser/waiting-line'
import type { PlannedAd } from '@/contract/endpoints/planning'
import { makeModel } from '../../../tests/support/model-view'
import { renderPage } from '../../../tests/support/render-page'
import { MakeAll } from './make-all'

const AD: PlannedAd = {
  ...{ make_on: '2026-11-02', run_on: '2026-11-04', platform: 'meta', kind: 'image' },
  ...{ format: 'meta.feed.image@1:1', aspect_ratio: '1:1', angle: 'price', occasion: null },
  ...{ title: 'Cold brew', prompt: 'Cold brew\n$4.50', budget: null },
}
const waiting = {
  ...{ key: 'earlier', ownerId: 'ada', credits: 5 },
  request: { workflow_type: 'text_to_image' as const, prompt: 'A red mug' },
}

afterEach(() => leaveLine(waiting.key))

test('[R3.02] what waits in line is paid first: only what is left over makes a plan', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData([...userInfoQuery().queryKey], { uid: 'ada' })
  client.setQueryData([...balanceQuery().queryKey], { balance: 6 })
  client.setQueryData([...modelsQuery().queryKey], { models: [makeModel()] })
  await renderPage(
    <QueryClientProvider client={client}>
      <MakeAll ads={[AD]} productId={null} />
    </QueryClientProvider>,
    { pages: ['/$lang', '/$lang/recharge'] },
  )
  const makeAll = screen.getByRole('button', { name: 'Make all · 1 ad · 2 credits' })
  expect(makeAll).toHaveProperty('disabled', false)
  expect(screen.queryByRole('region', { name: 'Waiting' })).toBeNull()
  act(() => joinLine(waiting))
  expect(makeAll).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'Not enough credits · add 1' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Waiting' }).textContent).toContain('A red mug')
})
