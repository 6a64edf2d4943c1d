import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useRef } from 'react'
import { vi } from 'vitest'
import type { Composer } from '../../src/features/create/composer/composer-context.tsx'
import { ComposerProvider } from '../../src/features/create/composer/composer-context.tsx'
import { type Draft, EMPTY_DRAFTS } from '../../src/features/create/composer/draft.ts'
import type { GenerateBlocker } from '../../src/features/create/composer/generate-blocker.ts'
import { createLiveDrafts, useDraftFacts } from '../../src/features/create/composer/live-drafts.ts'
import { MAIN_PAGE } from '../../src/features/create/workflows.ts'
import { makeModel } from './model-view.ts'
import { renderPage } from './render-page.tsx'

type Given = Partial<Omit<Composer, 'draft' | 'blockerOf'>> & {
  draft?: Partial<Draft>
  blocker?: GenerateBlocker
}

/**
 * Renders a part of the composer over a live draft; everything that would reach the server is a spy.
 */
export async function renderInComposer(part: ReactNode, { draft, blocker, ...given }: Given = {}) {
  const workflow = given.workflow ?? 'text_to_image'
  const spies = {
    generate: vi.fn(() => true),
    mention: vi.fn(),
    setSheetOpen: vi.fn(),
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
  const drafts = createLiveDrafts(start)

  function Stage() {
    const dispatch = drafts.edit
    const facts = useDraftFacts(drafts, workflow)
    const promptField = useRef<HTMLTextAreaElement>(null)
    const model = given.model === undefined ? makeModel() : given.model
    const composer: Composer = {
      profile: MAIN_PAGE,
      tabs: MAIN_PAGE.tabs('en'),
      workflow,
      drafts,
      draft: facts,
      dispatch,
      models: model ? [model] : [],
      model,
      settings: facts.settings,
      setSettings: (settings) => dispatch({ type: 'settings', workflow, settings }),
      understanding: null,
      hasExactWords: false,
      awaitsReading: false,
      proof: null,
      isSignedIn: false,
      credits: 2,
      blockerOf: () => blocker ?? null,
      imageLimit: 4,
      promptField,
      isSheetOpen: false,
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
  return { ...spies, user: userEvent.setup(), draft: () => drafts.get()[workflow] }
}
