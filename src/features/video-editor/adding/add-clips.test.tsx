import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TIMELINE_CLIPS_MAX } from '@/contract/timeline'
import { renderPage } from '../../../../tests/support/render-page'
import { AddClips } from './add-clips'

test('[R1.14] a film that is full says so, and takes no more', async () => {
  await renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <AddClips isFirst={false} isFull onSource={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.getByText(`A video can have up to ${TIMELINE_CLIPS_MAX} clips.`)).toBeDefined()
  for (const button of screen.getAllByRole('button'))
    expect(button).toHaveProperty('disabled', true)
})
