import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import { makeReference } from '../../../../tests/support/reference-item'
import { ReferenceTray } from './reference-tray'

const items = ['mug', 'table', 'window'].map((name) => makeReference({ id: name, name }))

const renderTray = (references = items, imageLimit = 4) =>
  renderInComposer(<ReferenceTray />, {
    workflow: 'image_edit',
    draft: { references },
    imageLimit,
  })

const order = (references: { name: string }[]) => references.map(({ name }) => name)

describe('the order', () => {
  it('changes by menu, without dragging', async () => {
    const { user, draft } = await renderTray()
    await user.click(screen.getByRole('button', { name: '@image3, window: options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move left' }))
    expect(order(draft().references)).toEqual(['mug', 'window', 'table'])
  })

  it('changes by dragging', async () => {
    const { draft } = await renderTray()
    const [first, , third] = screen.getAllByRole('listitem')
    if (!first || !third) throw new Error('three chips were expected')
    const dataTransfer = { setData: () => {}, effectAllowed: '' }
    fireEvent.dragStart(first, { dataTransfer })
    fireEvent.dragOver(third, { dataTransfer })
    expect(order(draft().references)).toEqual(['table', 'window', 'mug'])
  })

  it('has ends', async () => {
    const { user } = await renderTray()
    await user.click(screen.getByRole('button', { name: '@image1, mug: options' }))
    const left = await screen.findByRole('menuitem', { name: 'Move left' })
    expect(left.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a picture', () => {
  it('is removed, and mentioned, by its number', async () => {
    const { user, references, mention } = await renderTray()
    await user.click(screen.getByRole('button', { name: 'Remove @image2' }))
    expect(references.remove).toHaveBeenCalledWith(items[1])
    await user.click(screen.getByRole('button', { name: '@image3, window: options' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mention in the prompt' }))
    expect(mention).toHaveBeenCalledWith('@image3')
  })

  it('[R5.11] that failed says why and is tried again', async () => {
    const failed = makeReference({ status: 'failed', errorCode: 'media_unreadable' })
    const { user, references } = await renderTray([failed])
    expect((await screen.findByRole('alert')).textContent).toContain('upload it again')
    await user.click(screen.getByRole('button', { name: 'Try @image1 again' }))
    expect(references.retry).toHaveBeenCalledWith(failed)
  })

  it('on its way shows how far it is', async () => {
    await renderTray([makeReference({ status: 'uploading', progress: 0.42 })])
    const ring = screen.getByRole('progressbar', { name: 'Uploading' })
    expect(ring.getAttribute('aria-valuenow')).toBe('42')
  })
})

describe('adding', () => {
  it('ends at the limit', async () => {
    await renderTray(items, 3)
    expect(screen.queryByRole('button', { name: 'Add images' })).toBeNull()
  })

  it('takes several files at once', async () => {
    const { user, references } = await renderTray([])
    await user.click(screen.getByRole('button', { name: 'Add images' }))
    await screen.findByRole('button', { name: 'Upload from this device' })
    const input = document.querySelector<HTMLInputElement>('input[data-picks=image]')
    if (!input) throw new Error('a file input was expected')
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    await user.upload(input, files)
    expect(references.addFiles).toHaveBeenCalledWith(files, 'image')
  })

  it('[R5.06] takes links that name a picture, and refuses others in the specified words', async () => {
    const { user, references } = await renderTray([])
    await user.click(screen.getByRole('button', { name: 'Add images' }))
    const link = await screen.findByLabelText('Image link')
    await user.type(link, 'https://shop.example/page{Enter}')
    expect(screen.getByText('Please enter a valid image URL')).toBeTruthy()
    await user.clear(link)
    await user.type(link, 'https://shop.example/mug.png{Enter}')
    expect(references.addLink).toHaveBeenCalledWith(
      'https://shop.example/mug.png',
      'image',
      'image',
    )
  })
})
