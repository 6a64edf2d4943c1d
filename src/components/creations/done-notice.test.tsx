import { setupI18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { taskQuery } from '@/api/tasks.queries'
import { readLocal, removeLocal, writeLocal } from '@/browser/local-store'
import { useNotifications } from '@/browser/notifications'
import type { TaskView } from '@/contract/endpoints/tasks'
import { renderCreations } from '../../../tests/support/creations'
import { makeOutput, makeTask } from '../../../tests/support/task-view'
import { tellDone } from './done-notice'
import TaskQueue from './task-queue'
import { useDoneNotices } from './use-done-notices'

/** A stub of the system's notifications. */
class FakeNotification {
  static permission: NotificationPermission = 'default'
  static shown: { title: string; body?: string }[] = []
  static requestPermission = vi.fn(async () => FakeNotification.permission)
  onclick: (() => void) | null = null
  constructor(title: string, { body }: NotificationOptions = {}) {
    FakeNotification.shown.push({ title, body })
  }
  close() {}
}

beforeEach(() => {
  FakeNotification.permission = 'granted'
  FakeNotification.shown = []
  FakeNotification.requestPermission.mockClear()
  vi.stubGlobal('Notification', FakeNotification)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  removeLocal('notify_when_done')
})

/** A client with these tasks in its cache, as if loaded from the server. */
function clientWith(tasks: readonly TaskView[], client = new QueryClient()) {
  for (const task of tasks) client.setQueryData(taskQuery(task.task_id).queryKey, task)
  vi.spyOn(client, 'fetchQuery').mockImplementation(({ queryKey }) =>
    Promise.resolve(client.getQueryData(queryKey)),
  )
  return client
}

async function tell(...tasks: TaskView[]) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const ids = tasks.map(({ task_id }) => task_id)
  await tellDone(clientWith(tasks), i18n, ids)
  return FakeNotification.shown
}

test('a task that ended is told with its prompt; one that was cancelled or still runs is not', async () => {
  const done = makeTask({ prompt: 'a red mug', outputs: [makeOutput()] })
  const shown = await tell(done, makeTask({ status: 'CANCELLED' }), makeTask({ status: 'RUNNING' }))
  expect(shown).toEqual([{ title: 'Image ready', body: 'a red mug' }])
})

test('without permission nothing is told', async () => {
  FakeNotification.permission = 'denied'
  expect(await tell(makeTask())).toEqual([])
})

function openQueue(waiting = 1) {
  const tasks = Array.from({ length: waiting }, () => makeTask({ status: 'CREATED' }))
  const trigger = <button type="button">{waiting}</button>
  return renderCreations(<TaskQueue trigger={trigger} />, tasks)
}
const control = () => screen.getByRole('switch', { name: 'Notify me when done' })

test('the browser is asked when the reader asks, not before, and the wish is kept', async () => {
  const { user } = await openQueue()
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled()
  await user.click(control())
  expect(FakeNotification.requestPermission).toHaveBeenCalledOnce()
  expect(control().getAttribute('aria-checked')).toBe('true')
  expect(readLocal('notify_when_done')).toBe(true)
  await user.click(control())
  expect(readLocal('notify_when_done')).toBe(false)
})

test('a browser that refuses is named as the reason', async () => {
  FakeNotification.permission = 'denied'
  const { user } = await openQueue()
  await user.click(control())
  expect(control().getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText(/Notifications are blocked/)).toBeTruthy()
})

test('all that wait can be cancelled with one press, where they are several', async () => {
  await openQueue(1)
  expect(screen.queryByRole('button', { name: 'Cancel all queued' })).toBeNull()
  cleanup()
  await openQueue(2)
  expect(screen.getByRole('button', { name: 'Cancel all queued' })).toBeTruthy()
})

describe('a page that is not looked at', () => {
  const done = makeTask({ prompt: 'a red mug' })

  async function end({ isHidden }: { isHidden: boolean }) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    function Page() {
      const [ids, setIds] = useState([done.task_id])
      useDoneNotices(ids)
      return (
        <button type="button" onClick={() => setIds([])}>
          End
        </button>
      )
    }
    const { client, user } = await renderCreations(<Page />)
    clientWith([done], client)
    await user.click(screen.getByRole('button', { name: 'End' }))
    return client
  }

  test('tells of a generation that ended, where that was asked for', async () => {
    writeLocal('notify_when_done', true)
    await end({ isHidden: true })
    await waitFor(() => expect(FakeNotification.shown).toHaveLength(1))
  })

  test('lists it under the bell, with the way to it and without a toast', async () => {
    function Bell() {
      return useNotifications().map(({ id, message, isToast, more }) => (
        <p key={id}>{`${message} ${isToast} ${more?.link?.label}`}</p>
      ))
    }
    await end({ isHidden: false })
    render(<Bell />)
    expect(await screen.findByText('Image ready false a red mug')).toBeTruthy()
  })

  test.each([
    ['nobody asked for it', { isAsked: false, isHidden: true }],
    ['the page is looked at', { isAsked: true, isHidden: false }],
  ])('tells nothing where %s', async (_why, { isAsked, isHidden }) => {
    writeLocal('notify_when_done', isAsked)
    await end({ isHidden })
    expect(FakeNotification.shown).toEqual([])
  })
})
