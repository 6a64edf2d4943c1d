import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInComposer } from '../../../../tests/support/composer'
import { makeReference } from '../../../../tests/support/reference-item'
import { referencesOf } from '../composer/draft'
import { FrameSlots } from './frame-slots'

const references = [
  makeReference({ id: 's', role: 'start_frame', name: 'dawn.png' }),
  makeReference({ id: 'e', role: 'end_frame', name: 'dusk.png' }),
]
const renderSlots = () =>
  renderInComposer(<FrameSlots />, { workflow: 'first_last_frame', draft: { references } })

it('[R1.06] start and end frame are swapped by one press', async () => {
  const { user, draft } = await renderSlots()
  await user.click(screen.getByRole('button', { name: 'Swap start and end frame' }))
  expect(referencesOf(draft(), 'start_frame')[0]?.name).toBe('dusk.png')
})

it('a picture dropped on a slot goes into that slot', async () => {
  const { references } = await renderSlots()
  const file = new File(['x'], 'noon.png', { type: 'image/png' })
  fireEvent.drop(screen.getByRole('button', { name: /^End frame/ }), {
    dataTransfer: { files: [file] },
  })
  expect(references.addFiles).toHaveBeenCalledWith([file], 'end_frame')
})

it('a frame is removed by its own button', async () => {
  const { user, references: actions } = await renderSlots()
  await user.click(screen.getByRole('button', { name: 'Remove Start frame' }))
  expect(actions.remove).toHaveBeenCalledWith(references[0])
})
