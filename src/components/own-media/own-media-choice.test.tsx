import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { taskListQuery } from '@/api/tasks.queries'
import { recentUploadsQuery } from '@/api/uploads.functions'
import { OwnMediaChoice } from './own-media-choice'
import type { OwnMedia } from './use-own-file'

const sent: OwnMedia = {
  ...{ reference: { upload_id: 'u1' }, name: 'portrait.jpg' },
  ...{ picture: '/media/u1.webp', seconds: 0 },
}

function show(media: OwnMedia | null, first: OwnMedia[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(recentUploadsQuery('image').queryKey, { uploads: [] })
  client.setQueryData(taskListQuery({ type: 'image' }).queryKey, { pages: [], pageParams: [] })
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={client}>
        <OwnMediaChoice kind="image" first={first} media={media} onChoose={() => undefined} />
      </QueryClientProvider>
    </I18nProvider>,
  )
}

it('a file that was just sent is shown as the chosen one', () => {
  show(sent)
  expect(screen.getAllByRole('button', { name: 'portrait.jpg', pressed: true })).toHaveLength(1)
})

it('what is offered already is shown once', () => {
  show(sent, [sent])
  expect(screen.getAllByRole('button', { name: 'portrait.jpg' })).toHaveLength(1)
})
