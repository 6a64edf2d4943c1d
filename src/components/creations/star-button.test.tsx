import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { starFn } from '@/api/gallery.functions'
import { galleryKeys } from '@/api/gallery.queries'
import { renderPage } from '../../../tests/support/render-page'
import { makeGalleryItem, makeOutput } from '../../../tests/support/task-view'
import { StarButton } from './star-button'

vi.mock('@/api/gallery.functions', () => ({ starFn: vi.fn(), galleryItemFn: vi.fn() }))

const output = makeOutput()
const item = makeGalleryItem({ item_id: output.output_id, is_starred: false })

async function renderStar(given: object = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(galleryKeys.item(output.output_id), { ...item, ...given })
  await renderPage(
    <QueryClientProvider client={client}>
      <StarButton outputId={output.output_id} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const isPressed = () =>
  screen.getByRole('button', { name: 'Favorite' }).getAttribute('aria-pressed')

test('a press makes it a favourite, the next one takes that back', async () => {
  vi.mocked(starFn).mockImplementation(({ data }) =>
    Promise.resolve({ ...item, is_starred: data.is_starred }),
  )
  const user = await renderStar()
  expect(isPressed()).toBe('false')
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(isPressed()).toBe('true'))
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(isPressed()).toBe('false'))
  expect(vi.mocked(starFn).mock.calls.map(([call]) => call?.data?.is_starred)).toEqual([
    true,
    false,
  ])
})

test('what others made cannot be starred', async () => {
  await renderStar({ task_id: null })
  expect(screen.queryByRole('button')).toBeNull()
})
