import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { balanceQuery } from '@/api/credits.functions'
import type { UgcRun } from '@/contract/endpoints/ugc-ads'
import { priceOf } from '@/contract/ugc-ad/cost'
import { partsOf } from '@/contract/ugc-ad/parts'
import { renderPage } from '../../../tests/support/render-page'
import { makeTask } from '../../../tests/support/task-view'
import { SPEAKER, UGC_MODELS } from '../../../tests/support/ugc-model-views'
import { readyPlan } from '../../../tests/support/ugc-plan'
import { MakeButtons } from './make-buttons'
import { adOf } from './plan'
import { RunNote } from './run-note'

const ad = adOf(readyPlan({ output_id: '01939f5e-0000-7000-8000-000000000001' }))
const ordered = { orders: {}, tasks: {} }
const parts = partsOf(ad, { models: UGC_MODELS, speaker: SPEAKER, ...ordered })
const whole = priceOf(UGC_MODELS, parts)

async function show(part: ReactNode, balance = 500) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const rights = { held: 0, concurrency: 1, reference_images_max: 1 }
  client.setQueryData(balanceQuery().queryKey, { balance, ...rights })
  await renderPage(<QueryClientProvider client={client}>{part}</QueryClientProvider>)
}
const buttons = (more: Partial<Parameters<typeof MakeButtons>[0]> = {}) => (
  <MakeButtons
    {...{ ad, parts, ordered, models: UGC_MODELS, hasSpeaker: true, isPending: false }}
    onMake={() => undefined}
    {...more}
  />
)

test('[R1.14] the whole ad is begun at the price that was told, and never costs more', async () => {
  const onMake = vi.fn()
  await show(buttons({ onMake }))
  const button = screen.getByRole('button', {
    name: `Make the whole ad · about ${whole?.about} credits`,
  })
  expect(screen.getByText(new RegExp(`never more than ${whole?.most} credits`))).toBeDefined()
  fireEvent.click(button)
  expect(onMake).toHaveBeenCalledExactlyOnceWith('film', whole?.most)
  expect(screen.getByRole('button', { name: 'Voices only · 2 credits' })).toBeDefined()
})

test('[R1.14] what is missing is said instead: a consent, or credits', async () => {
  await show(buttons({ ad: { ...ad, hasAgreed: false } }))
  expect(screen.getByText('Confirm that the person agreed.')).toBeDefined()
  const isOff = (name: RegExp) => screen.getByRole('button', { name }).hasAttribute('disabled')
  // Whatever shows no person can be made first.
  expect([isOff(/^Make the whole ad/), isOff(/^Voices only/)]).toEqual([true, false])
})

const run = (part: Partial<UgcRun>): UgcRun => ({
  ...{ status: 'RUNNING', until: 'film', credits_max: 90, credits_charged: 12, error: null },
  ...{ failed_part: null, began_at: '2026-11-28T12:00:00Z', ended_at: null },
  ...part,
})

test('[R1.14] one that goes on can be left and stopped, and says what it has cost', async () => {
  const onStop = vi.fn()
  const note = <RunNote {...{ parts, ordered, onStop, isStopping: false }} run={run({})} />
  await show(note)
  expect(screen.getByText(/You can close this page. Charged so far: 12 credits/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})

test('[R1.14] one that failed says why, and that nothing of that was charged', async () => {
  const { error } = makeTask({
    error: { code: 'content_blocked', message: 'No.', details: {} },
  })
  const stopped = run({ status: 'STOPPED', error })
  await show(<RunNote {...{ parts, ordered, isStopping: false }} run={stopped} onStop={vi.fn()} />)
  const { textContent } = screen.getByRole('status')
  expect(textContent).toMatch(/Nothing that failed was charged. Charged so far: 12 credits/)
  expect(textContent).not.toMatch(/^No\./)
})
