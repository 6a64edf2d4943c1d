import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { TaskView } from '@/contract/endpoints/tasks'
import { renderCreations } from '../../../tests/support/creations'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { TaskActionsProvider } from './task-actions'
import { TaskFeed } from './task-feed'

const done = (prompt: string, outputs = [makeOutput()]) => makeTask({ prompt, outputs })

async function renderFeed(tasks: TaskView[]) {
  const onOpen = vi.fn()
  const onPreview = vi.fn()
  const { user } = await renderCreations(
    <TaskActionsProvider>
      <TaskFeed tasks={tasks} onOpen={onOpen} onPreview={onPreview} />
    </TaskActionsProvider>,
  )
  return { user, onOpen, onPreview }
}

describe('a result', () => {
  it('is described by its prompt, opened by a press and shown large by Space', async () => {
    const task = done('a red mug')
    const { user, onOpen, onPreview } = await renderFeed([task])
    await user.click(screen.getByRole('button', { name: 'Generated image: a red mug' }))
    expect(onOpen).toHaveBeenCalledWith(task, task.outputs[0])
    await user.keyboard(' ')
    expect(onPreview).toHaveBeenCalledWith(task, task.outputs[0])
  })

  it('shows that there is something to know about it', async () => {
    await renderFeed([done('a mug', [makeOutput({ notes: ['picture_framed'] })]), done('a cup')])
    expect(screen.getAllByLabelText('This result has a note')).toHaveLength(1)
  })

  it('[R7.18] is downloaded through the API', async () => {
    const output = makeOutput()
    await renderFeed([done('a mug', [output])])
    const link = screen.getByRole('link', { name: 'Download' })
    expect(link.getAttribute('href')).toBe(
      `/api/v1/media/download?url=${encodeURIComponent(output.url)}`,
    )
  })

  it('offers what can be done next', async () => {
    const { user } = await renderFeed([done('a mug')])
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(items).toEqual([
      'Use as referenceAdds it to what you’re making now',
      'EditDescribe a change, and the rest stays as it is',
      'AnimateTurns it into a video',
      'More like thisNew versions in the same style',
      'RemixBrings back its prompt and settings so you can change them and run it again',
      ...['Edit layers', 'Download', 'Save to team', 'Delete'],
    ])
  })
})

describe('the keyboard', () => {
  it('stops once in the feed and walks by arrows', async () => {
    const { user } = await renderFeed([done('first'), done('second'), done('third')])
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Generated image: first')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Generated image: third')
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Download')
    const stops = [...document.querySelectorAll<HTMLElement>('[data-tile]')]
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
    await user.tab({ shift: true })
    await user.keyboard('{ArrowLeft}')
    act(() => stops[1]?.blur())
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  })
})

describe('a task without results', () => {
  it('[D4.07] queued shows its place and how to stop it', async () => {
    await renderFeed([makeTask({ status: 'CREATED', queue_position: 3 })])
    expect(screen.getByText('Number 3 in line')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  })

  it('[R4.02] running shows progress and about how long', async () => {
    await renderFeed([makeTask({ status: 'RUNNING', progress: 0.4, eta_seconds: 40.4 })])
    expect(screen.getByText(/about 40 s/)).toBeTruthy()
    const bar = screen.getByRole('progressbar', { name: 'Progress' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
  })

  it('[D4.07] failed says why, that nothing was charged, and can be retried', async () => {
    const error = { code: 'engine_failed', message: '', details: {} }
    await renderFeed([makeTask({ status: 'FAILED', error })])
    expect(screen.getByText(/You were not charged/)).toBeTruthy()
    for (const name of ['Retry', 'Edit prompt', 'Delete']) {
      expect(screen.getByRole('button', { name })).toBeTruthy()
    }
  })

  it('[R4.05] cancelled while running says that its credits were used', async () => {
    await renderFeed([makeTask({ status: 'CANCELLED', credits_charged: 2 })])
    expect(screen.getByText(/its credits were used/)).toBeTruthy()
  })

  it('[R9.07] expired says so and offers no retry', async () => {
    await renderFeed([makeTask()])
    expect(screen.getByText('Expired')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('the warning dialog', () => {
  it('[R4.06] asks before a running task is cancelled, and a no changes nothing', async () => {
    const { user } = await renderFeed([makeTask({ status: 'RUNNING', credits: 12 })])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'its 12 credits are used',
    )
    await user.click(screen.getByRole('button', { name: 'Keep generating' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText('Generating')).toBeTruthy()
  })
})
