import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderCreations } from '../../../../tests/support/creations'
import { makeOutput, makeTask } from '../../../../tests/support/task-view'
import Inspector from './inspector'

it('[R4.01] the small picture stands in for the large one until that has come', async () => {
  const output = makeOutput()
  await renderCreations(<Inspector task={makeTask()} output={output} onPreview={() => {}} />)
  const picture = screen.getByRole('img', { name: /^Generated image/ })
  expect(picture.style.background).toContain(output.thumbnail_url)
})
