import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import { PromptField } from './prompt-field'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })

const ignore = () => undefined

describe('keys', () => {
  it('Ctrl and Enter send, Enter alone writes a line', async () => {
    const send = vi.fn()
    const { user, draft } = await renderInComposer(<PromptField onSend={send} />)
    await user.type(field(), 'a{Enter}b')
    expect(draft().prompt).toBe('a\nb')
    expect(send).not.toHaveBeenCalled()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(send).toHaveBeenCalledOnce()
  })

  it('Cmd and Enter send as well', async () => {
    const send = vi.fn()
    const { user } = await renderInComposer(<PromptField onSend={send} />)
    await user.type(field(), 'a{Meta>}{Enter}{/Meta}')
    expect(send).toHaveBeenCalledOnce()
  })

  it('an input method keeps its Enter', async () => {
    const send = vi.fn()
    await renderInComposer(<PromptField onSend={send} />, { draft: { prompt: 'あ' } })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, keyCode: 229 })
    expect(send).not.toHaveBeenCalled()
  })

  it('↑ in an empty field brings the last prompt back, in a full one it does not', async () => {
    const { user, draft } = await renderInComposer(<PromptField onSend={ignore} />, {
      lastPrompt: 'a red mug',
    })
    await user.click(field())
    await user.keyboard('{ArrowUp}')
    expect(draft().prompt).toBe('a red mug')
    await user.type(field(), '!{ArrowUp}')
    expect(draft().prompt).toBe('a red mug!')
  })
})

describe('a pasted link', () => {
  const paste = async (link: string, imageLimit = 4) => {
    const stage = await renderInComposer(<PromptField onSend={ignore} />, {
      workflow: 'image_edit',
      imageLimit,
    })
    await stage.user.click(field())
    await stage.user.paste(link)
    return stage
  }

  it('is offered as an image, and then leaves the prompt', async () => {
    const { user, draft, references } = await paste('https://shop.example/mug.jpg')
    await user.click(screen.getByRole('button', { name: 'Add as image' }))
    expect(references.addLink).toHaveBeenCalledWith(
      'https://shop.example/mug.jpg',
      'image',
      'image',
    )
    expect(draft().prompt).toBe('')
  })

  it('[R5.06] that is no image is refused in the specified words', async () => {
    const { user, references } = await paste('https://shop.example/mug')
    await user.click(screen.getByRole('button', { name: 'Add as image' }))
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid image URL')
    expect(references.addLink).not.toHaveBeenCalled()
  })

  it('[R5.09] beyond the limit is refused with the limit', async () => {
    const { user } = await paste('https://shop.example/mug.jpg', 0)
    await user.click(screen.getByRole('button', { name: 'Add as image' }))
    expect(screen.getByRole('alert').textContent).toBe('Up to 0 pictures are supported')
  })

  it('may stay text', async () => {
    const { user, draft } = await paste('https://shop.example/mug.jpg')
    await user.click(screen.getByRole('button', { name: 'Keep as text' }))
    expect(draft().prompt).toBe('https://shop.example/mug.jpg')
    expect(screen.queryByText('Add this link as an image?')).toBeNull()
  })
})
