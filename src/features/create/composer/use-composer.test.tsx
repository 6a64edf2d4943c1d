import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { publicKeys } from '@/api/public-keys'
import { teamKeys } from '@/api/teams.functions'
import { readLocal } from '@/browser/local-store'
import { leaveLine } from '@/browser/waiting-line'
import { makeModel } from '../../../../tests/support/model-view'
import { renderPage } from '../../../../tests/support/render-page'
import { MAIN_PAGE } from '../workflows'
import type { Composer } from './composer-context'
import { EMPTY_DRAFTS } from './draft'
import { createLiveDrafts, type LiveDrafts } from './live-drafts'
import { useComposerState } from './use-composer'

const workflow = 'text_to_image'

function composerOf(
  drafts: LiveDrafts,
  account: { userId: string; runningCount: number; isAtLimit: boolean },
) {
  const shown: { composer?: Composer } = {}
  function Stage() {
    shown.composer = useComposerState({
      profile: MAIN_PAGE,
      tabs: [workflow],
      workflow,
      drafts,
      account: {
        isSignedIn: true,
        balance: 100,
        imagesOfPlan: 4,
        defaults: undefined,
        ...account,
      },
      lastPrompt: undefined,
      onWorkflow() {},
      onGenerate() {},
    })
    return null
  }
  return { shown, stage: <Stage /> }
}

it('[R3.02] Generate goes by the words in the field, whatever of them is on the screen by then', async () => {
  const drafts = createLiveDrafts(EMPTY_DRAFTS)
  const { shown, stage } = composerOf(drafts, {
    userId: 'somebody',
    runningCount: 1,
    isAtLimit: true,
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(publicKeys.models, { models: [makeModel()], has_text_model: false })
  client.setQueryData(teamKeys.context, {})
  await renderPage(<QueryClientProvider client={client}>{stage}</QueryClientProvider>)
  const write = (prompt: string) => drafts.dispatch({ type: 'prompt', workflow, prompt })

  expect(shown.composer?.generate()).toBe(false)
  write('a mug')
  expect(shown.composer?.generate()).toBe(true)
  write(' ')
  expect(shown.composer?.generate()).toBe(false)
  expect(readLocal('waiting_line')?.map(({ request }) => request.prompt)).toEqual(['a mug'])
})

it('[R4.03] what is asked for while another is on its way is put in line, and a second press is not', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const drafts = createLiveDrafts(EMPTY_DRAFTS)
  const { shown, stage } = composerOf(drafts, { userId: 'lan', runningCount: 0, isAtLimit: false })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(publicKeys.models, { models: [makeModel()], has_text_model: false })
  client.setQueryData(teamKeys.context, {})
  await renderPage(<QueryClientProvider client={client}>{stage}</QueryClientProvider>)
  const write = (prompt: string) => drafts.dispatch({ type: 'prompt', workflow, prompt })
  const line = () => readLocal('waiting_line')?.map(({ request }) => request.prompt) ?? []

  write('a first mug')
  act(() => void shown.composer?.generate())
  await waitFor(() => expect(shown.composer?.isSending).toBe(true))
  expect(shown.composer?.generate()).toBe(false)
  write('a second mug')
  expect(shown.composer?.generate()).toBe(true)
  expect(line().at(-1)).toBe('a second mug')
  fetched.mockRestore()
  for (const { key } of readLocal('waiting_line') ?? []) leaveLine(key)
})
