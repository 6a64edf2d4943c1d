import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { type Cue, FIRST_SUBTITLE_STYLE } from '@/contract/subtitles'
import { useAutosave } from './use-autosave'

const TRACK = {
  track_id: '0198f5a0-0000-7000-8000-000000000001',
  name: 'Spot',
  video: null,
  cues: [],
  style: FIRST_SUBTITLE_STYLE,
  updated_at: '2026-01-01T00:00:00.000Z',
}
const NONE: readonly Cue[] = []
const CUE: Cue = { from_ms: 0, to_ms: 900, text: 'Good morning' }

const client = new QueryClient()
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

test('[R1.09] what was changed a moment ago is saved when the editor is left, and nothing when nothing was', async () => {
  const save = vi.fn(async () => ({ updated_at: '2026-01-01T00:00:01.000Z' }))
  const { rerender, unmount } = renderHook(
    ({ cues }) => useAutosave(TRACK, { cues, style: FIRST_SUBTITLE_STYLE }, save),
    { wrapper, initialProps: { cues: NONE } },
  )
  rerender({ cues: [CUE] })
  unmount()
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ cues: [CUE], name: 'Spot' }))

  const untouched = renderHook(
    () => useAutosave(TRACK, { cues: [], style: FIRST_SUBTITLE_STYLE }, save),
    {
      wrapper,
    },
  )
  untouched.unmount()
  expect(save).toHaveBeenCalledOnce()
})
