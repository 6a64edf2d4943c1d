import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, useRouter, useSearch } from '@tanstack/react-router'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { galleryItemQuery } from '@/api/gallery.queries'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { renderPage } from '../../../tests/support/render-page'
import { makeGalleryItem } from '../../../tests/support/task-view'
import { EMPTY_DRAFTS } from './composer/draft'
import { createLiveDrafts } from './composer/live-drafts'
import { readCreateSearch } from './search'
import { useSearchWishes } from './use-search-wishes'

const workflow = 'text_to_image'
const ITEM = makeGalleryItem({ prompt: 'The words of the item', aspect_ratio: '4:5' })
const OTHER = makeGalleryItem({ prompt: 'The words of another' })

/** A create page whose answers arrive when the test resolves them. */
async function stage(at: string) {
  const drafts = createLiveDrafts(EMPTY_DRAFTS)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const answers = new Map<string, (item: GalleryItem) => void>()
  for (const { item_id } of [ITEM, OTHER]) {
    const queryFn = () => new Promise<GalleryItem>((resolve) => answers.set(item_id, resolve))
    void client.prefetchQuery({ ...galleryItemQuery(item_id), queryFn })
  }
  let router: AnyRouter | undefined
  function Stage() {
    router = useRouter()
    const search = readCreateSearch(useSearch({ strict: false }))
    useSearchWishes({ search, workflow, drafts, onFilled() {} })
    return null
  }
  await renderPage(
    <QueryClientProvider client={client}>
      <Stage />
    </QueryClientProvider>,
    { at },
  )
  return {
    drafts,
    words: () => drafts.get()[workflow].prompt,
    type: (prompt: string) => drafts.edit({ type: 'prompt', workflow, prompt }),
    answer: (item: GalleryItem) => act(async () => answers.get(item.item_id)?.(item)),
    goTo: (href: string) => act(async () => router?.navigate({ href })),
    address: () => router?.latestLocation.href,
  }
}

it('what is typed while a prompt is on its way stays, and the format of it comes all the same', async () => {
  const { drafts, words, type, answer, address } = await stage(`/en?remix=${ITEM.item_id}`)
  type('Mine')
  await answer(ITEM)
  await waitFor(() => expect(address()).toBe('/en?tab=text_to_image'))
  expect(words()).toBe('Mine')
  expect(drafts.get()[workflow].settings.aspectRatio).toBe('4:5')
})

it('on a page that is open, what was typed before the wish is replaced, and can be had back', async () => {
  const { drafts, words, type, answer, goTo } = await stage('/en')
  type('Before')
  await goTo(`/en?remix=${ITEM.item_id}`)
  await answer(ITEM)
  await waitFor(() => expect(words()).toBe('The words of the item'))
  expect(drafts.wordsBefore(workflow)).toBe('Before')
  type('The words of the item, larger')
  expect(drafts.wordsBefore(workflow)).toBeNull()
})

it('what was asked for first does not take the place of what was asked for last', async () => {
  const { words, answer, goTo } = await stage(`/en?remix=${ITEM.item_id}`)
  await goTo(`/en?remix=${OTHER.item_id}`)
  await answer(OTHER)
  await waitFor(() => expect(words()).toBe('The words of another'))
  await answer(ITEM)
  expect(words()).toBe('The words of another')
})

it('who has gone to another mode meanwhile is not brought back', async () => {
  const { words, answer, goTo, address } = await stage(`/en?remix=${ITEM.item_id}`)
  await goTo('/en?tab=image_edit')
  await answer(ITEM)
  expect([words(), address()]).toEqual(['', '/en?tab=image_edit'])
})
