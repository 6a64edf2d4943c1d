import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderCreations } from '../../../../tests/support/creations'
import { makeOutput, makeTask } from '../../../../tests/support/task-view'
import Inspector from './inspector'

it('[R4.01] the picture has its room, with the small one in it, before it has come', async () => {
  const output = makeOutput({ width: 1600, height: 900 })
  await renderCreations(<Inspector task={makeTask()} output={output} onPreview={() => {}} />)
  const room = screen.getByRole('button', { name: 'Show full screen' })
  expect(Number(room.style.aspectRatio)).toBeCloseTo(16 / 9)
  expect(room.querySelector('img')?.style.background).toContain(output.thumbnail_url)
})
