import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import { PromptField } from './prompt-field'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' })

describe('keys', () => {
  it('Ctrl and Enter generate, Enter alone writes a line', async () => {
    const { user, generate, draft } = await renderInComposer(<PromptField />)
    await user.type(field(), 'a{Enter}b')
    expect(draft().prompt).toBe('a\nb')
    expect(generate).not.toHaveBeenCalled()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(generate).toHaveBeenCalledOnce()
  })

  it('Cmd and Enter generate as well', async () => {
    const { user, generate } = await renderInComposer(<PromptField />)
    await user.type(field(), 'a{Meta>}{Enter}{/Meta}')
    expect(generate).toHaveBeenCalledOnce()
  })

  it('an input method keeps its Enter', async () => {
    const { generate } = await renderInComposer(<PromptField />, { draft: { prompt: 'あ' } })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, keyCode: 229 })
    expect(generate).not.toHaveBeenCalled()
  })

  it('↑ in an empty field brings the last prompt back, in a full one it does not', async () => {
    const { user, draft } = await renderInComposer(<PromptField />, { lastPrompt: 'a red mug' })
    await user.click(field())
    await user.keyboard('{ArrowUp}')
    expect(draft().prompt).toBe('a red mug')
    await user.type(field(), '!{ArrowUp}')
    expect(draft().prompt).toBe('a red mug!')
  })
})

describe('a pasted link', () => {
  const paste = async (link: string, imageLimit = 4) => {
    const stage = await renderInComposer(<PromptField />, { workflow: 'image_edit', imageLimit })
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
