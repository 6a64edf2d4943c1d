import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/render-page'
import { makeOutput } from '../../../tests/support/task-view'
import { ResultNotes } from './result-notes'

const show = (notes: string[]) => renderPage(<ResultNotes output={makeOutput({ notes })} />)

it('says in words what is to be known about a result', async () => {
  await show(['picture_framed', 'first_frame_used'])
  const notes = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(notes).toEqual([
    expect.stringContaining('too busy for a clean cutout'),
    expect.stringContaining('first frame was used'),
  ])
})

it('leaves out notes it has no words for, and shows nothing when none is left', async () => {
  await show(['from_the_future'])
  expect(screen.queryByRole('list')).toBeNull()
})
