import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderCreations } from '../../../tests/support/creations'
import { makeTask } from '../../../tests/support/task-view'
import TaskQueue from './task-queue'

it('[R8.09] lists what is under way, not what has ended, and asks before a running one is stopped', async () => {
  const tasks = [
    makeTask({ status: 'RUNNING', prompt: 'a long road', eta_seconds: 30, credits: 9 }),
    makeTask({ status: 'SUCCEEDED', prompt: 'a finished mug' }),
  ]
  const trigger = <button type="button">1</button>
  const { user } = await renderCreations(<TaskQueue trigger={trigger} />, tasks)
  expect(screen.getByRole('dialog', { name: 'Generation in progress' })).toBeTruthy()
  expect(screen.getByText('a long road')).toBeTruthy()
  expect(screen.getByText(/about 30 s/)).toBeTruthy()
  expect(screen.queryByText('a finished mug')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('its 9 credits are used')
})
