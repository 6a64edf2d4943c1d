import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { publicKeys } from '@/api/public-keys'
import { teamKeys } from '@/api/teams.functions'
import { readLocal } from '@/browser/local-store'
import { makeModel } from '../../../../tests/support/model-view'
import { renderPage } from '../../../../tests/support/render-page'
import { MAIN_PAGE } from '../workflows'
import type { Composer } from './composer-context'
import { EMPTY_DRAFTS } from './draft'
import { createLiveDrafts } from './live-drafts'
import { useComposerState } from './use-composer'

const workflow = 'text_to_image'

it('[R3.02] Generate goes by the words in the field, whatever of them is on the screen by then', async () => {
  const drafts = createLiveDrafts(EMPTY_DRAFTS)
  let composer: Composer | undefined
  function Stage() {
    composer = useComposerState({
      profile: MAIN_PAGE,
      tabs: [workflow],
      workflow,
      drafts,
      account: {
        userId: 'somebody',
        isSignedIn: true,
        balance: 100,
        imagesOfPlan: 4,
        defaults: undefined,
        runningCount: 1,
        isAtLimit: true,
      },
      lastPrompt: undefined,
      onWorkflow() {},
      onGenerate() {},
    })
    return null
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(publicKeys.models, { models: [makeModel()], has_text_model: false })
  client.setQueryData(teamKeys.context, {})
  await renderPage(
    <QueryClientProvider client={client}>
      <Stage />
    </QueryClientProvider>,
  )
  const write = (prompt: string) => drafts.dispatch({ type: 'prompt', workflow, prompt })

  expect(composer?.generate()).toBe(false)
  write('a mug')
  expect(composer?.generate()).toBe(true)
  write(' ')
  expect(composer?.generate()).toBe(false)
  expect(readLocal('waiting_line')?.map(({ request }) => request.prompt)).toEqual(['a mug'])
})
