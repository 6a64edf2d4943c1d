import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/contract/app-error'
import type { UploadView } from '@/contract/endpoints/uploads'
import { toldMessages } from '../../../../tests/support/login'
import { renderPage } from '../../../../tests/support/render-page'
import type { ReferenceItem } from '../composer/draft'
import { EMPTY_DRAFTS } from '../composer/draft'
import type { DraftAction } from '../composer/drafts-reducer'
import { MAIN_PAGE } from '../workflows'
import { type ReferenceActions, useReferences } from './use-references'
import type { UploadCalls } from './use-sendings'

const picture = new File(['x'], 'mug.png', { type: 'image/png' })
const arrived: UploadView = {
  upload_id: 'u-1',
  status: 'ready',
  file_name: 'mug.png',
  kind: 'image',
  mime_type: 'image/png',
  size_bytes: 1,
  width: 1,
  height: 1,
  duration_seconds: null,
  has_audio: false,
  url: '/media/mug/original',
  thumbnail_url: '/media/mug',
  error: null,
  created_at: '2026-11-20T12:00:00Z',
}

URL.createObjectURL = () => 'blob:mug'
URL.revokeObjectURL = () => {}

async function renderReferences({
  isSignedIn = true,
  calls,
}: {
  isSignedIn?: boolean
  calls: Partial<UploadCalls>
}) {
  const actions: DraftAction[] = []
  const onWorkflow = vi.fn()
  let references: ReferenceActions | undefined
  let signIn = () => {}
  function Stage() {
    const [isIn, setIn] = useState(isSignedIn)
    signIn = () => setIn(true)
    references = useReferences({
      workflow: 'text_to_image',
      tabs: MAIN_PAGE.tabs('en'),
      draftOf: (type) => EMPTY_DRAFTS[type],
      imageLimit: 4,
      isSignedIn: isIn,
      dispatch: (action) => actions.push(action),
      onWorkflow,
      calls: { sendFile: vi.fn(), fetchLink: vi.fn(), ...calls },
    })
    return <p>ready</p>
  }
  await renderPage(<Stage />)
  await screen.findByText('ready')
  if (!references) throw new Error('the hook did not run')
  return { references, actions, onWorkflow, signIn }
}

const added = (actions: DraftAction[]): ReferenceItem => {
  const action = actions.find(({ type }) => type === 'add')
  if (action?.type !== 'add' || !action.items[0]) throw new Error('nothing was added')
  return action.items[0]
}
const updates = (actions: DraftAction[]) =>
  actions.flatMap((action) => (action.type === 'update' ? [action.change] : []))

describe('a file', () => {
  it('is sent, followed and named by the server’s id', async () => {
    const sendFile: UploadCalls['sendFile'] = (_file, options) => {
      options?.onProgress?.(0.5)
      return Promise.resolve(arrived)
    }
    const { references, actions, onWorkflow } = await renderReferences({ calls: { sendFile } })
    await act(() => references.addFiles([picture]))
    expect(added(actions)).toMatchObject({ status: 'uploading', thumbnailUrl: 'blob:mug' })
    expect(updates(actions)).toMatchObject([
      { progress: 0.5 },
      { status: 'ready', source: { upload_id: 'u-1' }, thumbnailUrl: '/media/mug' },
    ])
    expect(onWorkflow).toHaveBeenCalledWith('image_edit')
  })

  it('that was refused says why, and can be sent again', async () => {
    const sendFile = vi
      .fn<UploadCalls['sendFile']>()
      .mockRejectedValueOnce(new AppError('media_unreadable'))
      .mockResolvedValueOnce(arrived)
    const { references, actions } = await renderReferences({ calls: { sendFile } })
    await act(() => references.addFiles([picture]))
    expect(updates(actions).at(-1)).toEqual({ status: 'failed', errorCode: 'media_unreadable' })
    await act(async () => references.retry(added(actions)))
    expect(updates(actions).at(-1)).toMatchObject({ status: 'ready' })
    expect(sendFile).toHaveBeenCalledTimes(2)
  })

  it('taken out of the tray is no longer sent, and no failure is reported', async () => {
    let signal: AbortSignal | undefined
    const sendFile: UploadCalls['sendFile'] = (_file, options) => {
      signal = options?.signal
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new AppError('user_cancelled'))),
      )
    }
    const { references, actions } = await renderReferences({ calls: { sendFile } })
    await act(() => references.addFiles([picture]))
    await act(async () => references.remove(added(actions)))
    expect(signal?.aborted).toBe(true)
    expect(updates(actions)).toEqual([])
  })
})

it('a picture that was sent before is there at once, and the words come along', async () => {
  const { references, actions, onWorkflow } = await renderReferences({ calls: {} })
  await act(() => references.addEarlier(arrived))
  expect(added(actions)).toMatchObject({ status: 'ready', source: { upload_id: 'u-1' } })
  expect(actions[0]).toEqual({ type: 'carry', from: 'text_to_image', to: 'image_edit' })
  expect(onWorkflow).toHaveBeenCalledWith('image_edit')
})

it('a link is fetched by the server', async () => {
  const fetchLink = vi.fn(() => Promise.resolve(arrived))
  const { references, actions } = await renderReferences({ calls: { fetchLink } })
  await act(async () => references.addLink('https://shop.example/a.png', 'image', 'image'))
  expect(fetchLink).toHaveBeenCalledWith('https://shop.example/a.png')
  expect(updates(actions)).toMatchObject([{ status: 'ready' }])
})

it('[R8.09] a link that brings nothing is told, and stays in the tray to be tried again', async () => {
  const fetchLink = () => Promise.reject(new AppError('link_unreachable'))
  const { references, actions } = await renderReferences({ calls: { fetchLink } })
  await act(async () => references.addLink('https://shop.example/a.png', 'image', 'image'))
  expect(updates(actions)).toMatchObject([{ status: 'failed', errorCode: 'link_unreachable' }])
  expect(toldMessages()).toContain('error: Add failed')
})

it('[R6.01] a visitor is asked to sign in, and what they gave is added once they have', async () => {
  const onShowLogin = vi.fn()
  window.addEventListener('show-login', onShowLogin, { once: true })
  const calls = { sendFile: () => Promise.resolve(arrived) }
  const { references, actions, signIn } = await renderReferences({ isSignedIn: false, calls })
  await act(() => references.addFiles([picture]))
  expect(onShowLogin).toHaveBeenCalledOnce()
  expect(toldMessages()[0]).toBe('info: Please login first to proceed with this operation')
  expect(actions).toEqual([])
  await act(async () => signIn())
  await vi.waitFor(() => expect(updates(actions)).toMatchObject([{ status: 'ready' }]))
})
