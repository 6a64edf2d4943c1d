import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, renderHook, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeTask } from '../../../../tests/support/task-view'
import { TaskAnnouncer } from './task-announcer'
import { useTitleCount } from './use-title-count'

describe('the title', () => {
  it('counts what runs and forgets it afterwards', () => {
    document.title = 'Create · Adloom'
    const { rerender } = renderHook(({ count }) => useTitleCount(count), {
      initialProps: { count: 1 },
    })
    expect(document.title).toBe('(1) Create · Adloom')
    rerender({ count: 2 })
    expect(document.title).toBe('(2) Create · Adloom')
    rerender({ count: 0 })
    expect(document.title).toBe('Create · Adloom')
  })
})

describe('announcements', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const announcer = (tasks: ReturnType<typeof makeTask>[]) => (
    <I18nProvider i18n={i18n}>
      <TaskAnnouncer tasks={tasks} />
    </I18nProvider>
  )
  const running = makeTask({ status: 'RUNNING', eta_seconds: 10 })

  it('tell of changes of state, not of progress and not of what was there', async () => {
    const { rerender } = render(announcer([running]))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => rerender(announcer([{ ...running, progress: 0.5, eta_seconds: 5 }])))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => rerender(announcer([{ ...running, status: 'SUCCEEDED' }])))
    expect(await screen.findByText('Image ready')).toBe(screen.getByRole('status'))
  })

  it('tell of a new task', async () => {
    const { rerender } = render(announcer([]))
    act(() => rerender(announcer([running])))
    expect(await screen.findByText('Generating, about 10 seconds')).toBe(screen.getByRole('status'))
  })
})
