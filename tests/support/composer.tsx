import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useReducer, useRef } from 'react'
import { vi } from 'vitest'
import type { Composer } from '../../src/features/create/composer/composer-context.tsx'
import { ComposerProvider } from '../../src/features/create/composer/composer-context.tsx'
import { type Draft, EMPTY_DRAFTS } from '../../src/features/create/composer/draft.ts'
import { reduceDrafts } from '../../src/features/create/composer/drafts-reducer.ts'
import { MAIN_PAGE } from '../../src/features/create/workflows.ts'
import { makeModel } from './model-view.ts'
import { renderPage } from './render-page.tsx'

type Given = Partial<Omit<Composer, 'draft'>> & { draft?: Partial<Draft> }

/**
 * Shows a part of the composer over a draft that really changes; everything that would reach the
 * server is a spy.
 */
export async function renderInComposer(part: ReactNode, { draft, ...given }: Given = {}) {
  const workflow = given.workflow ?? 'text_to_image'
  const spies = {
    generate: vi.fn(),
    mention: vi.fn(),
    references: {
      addFiles: vi.fn(),
      addLink: vi.fn(),
      addEarlier: vi.fn(),
      addStored: vi.fn(),
      retry: vi.fn(),
      remove: vi.fn(),
    },
  }
  const start = { ...EMPTY_DRAFTS, [workflow]: { ...EMPTY_DRAFTS[workflow], ...draft } }
  let last: Draft = start[workflow]

  function Stage() {
    const [drafts, dispatch] = useReducer(reduceDrafts, start)
    const promptField = useRef<HTMLTextAreaElement>(null)
    last = drafts[workflow]
    const model = given.model === undefined ? makeModel() : given.model
    const composer: Composer = {
      profile: MAIN_PAGE,
      tabs: MAIN_PAGE.tabs('en'),
      workflow,
      draft: last,
      dispatch,
      models: model ? [model] : [],
      model,
      settings: last.settings,
      setSettings: (settings) => dispatch({ type: 'settings', workflow, settings }),
      understanding: null,
      hasExactWords: false,
      proof: null,
      isSignedIn: false,
      credits: 2,
      blocker: null,
      imageLimit: 4,
      promptField,
      lastPrompt: undefined,
      isSending: false,
      sent: null,
      isNext: false,
      ...spies,
      ...given,
    }
    return <ComposerProvider value={composer}>{part}</ComposerProvider>
  }

  await renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Stage />
    </QueryClientProvider>,
  )
  return { ...spies, user: userEvent.setup(), draft: () => last }
}
