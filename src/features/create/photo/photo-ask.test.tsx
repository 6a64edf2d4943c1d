import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { recentUploadsQuery } from '@/api/uploads.functions'
import type { UploadView } from '@/contract/endpoints/uploads'
import { renderInComposer } from '../../../../tests/support/composer'
import { makeReference } from '../../../../tests/support/reference-item'
import { EarlierUploads } from './earlier-uploads'
import { PhotoAsk } from './photo-ask'

const upload = (name: string): UploadView => ({
  upload_id: name,
  status: 'ready',
  file_name: `${name}.png`,
  kind: 'image',
  mime_type: 'image/png',
  size_bytes: 1,
  width: 1,
  height: 1,
  duration_seconds: null,
  has_audio: false,
  url: `/media/${name}/original`,
  thumbnail_url: `/media/${name}`,
  error: null,
  created_at: '2026-11-20T12:00:00Z',
})
const EARLIER = ['mug', 'shoe', 'lamp'].map(upload)

/** The part with a cache as it is after the server's reply. */
function knowing(part: React.ReactNode) {
  const client = new QueryClient()
  client.setQueryData(recentUploadsQuery('image').queryKey, { uploads: EARLIER })
  return <QueryClientProvider client={client}>{part}</QueryClientProvider>
}

it('[R1.02] asks for a photo where the ad would be set from type alone, and takes one sent before', async () => {
  const { user, references } = await renderInComposer(knowing(<PhotoAsk />), { isSignedIn: true })
  expect(screen.getByRole('button', { name: 'Add a photo' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add shoe.png' }))
  expect(references.addEarlier).toHaveBeenCalledWith(EARLIER[1])
})

it('asks nobody who starts from a photo already', async () => {
  await renderInComposer(knowing(<PhotoAsk />), { workflow: 'image_edit' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers what is not in the tray yet, and no more than there is room for', async () => {
  const mug = makeReference({ source: { upload_id: 'mug' } })
  const composer = { isSignedIn: true, draft: { references: [mug] } }
  await renderInComposer(knowing(<EarlierUploads max={1} />), composer)
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual(['shoe.png'])
})
