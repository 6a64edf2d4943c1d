import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { taskQuery } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { TaskView } from '@/contract/endpoints/tasks'
import { announcement } from './announcement'
import { isActive } from './task-state'

/** Whether this browser shows messages of a page; on Android it takes a service worker. */
export const canNotify = (): boolean =>
  'Notification' in globalThis && !/Android/.test(navigator.userAgent)

/** Shows what became of tasks as messages of the system; a click on one leads back to the page. */
export async function tellDone(
  client: QueryClient,
  i18n: I18n,
  taskIds: readonly string[],
): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  for (const task of await endedTasks(client, taskIds)) {
    const icon = task.outputs[0]?.thumbnail_url
    const notice = new Notification(announcement(i18n, task), {
      body: task.prompt,
      tag: task.task_id,
      icon,
    })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  }
}

/** Writes what became of tasks into the list of messages, with the way to each. */
export async function listDone(
  client: QueryClient,
  i18n: I18n,
  taskIds: readonly string[],
): Promise<void> {
  for (const task of await endedTasks(client, taskIds)) {
    notify(task.status === 'SUCCEEDED' ? 'success' : 'error', announcement(i18n, task), {
      isToast: false,
      link: {
        to: `/${i18n.locale}/history?task=${task.task_id}`,
        label: task.prompt || i18n._(msg`Show`),
      },
    })
  }
}

/** Somebody who has signed out meanwhile hears nothing. */
async function endedTasks(client: QueryClient, taskIds: readonly string[]): Promise<TaskView[]> {
  const tasks = await Promise.all(
    taskIds.map((id) => client.fetchQuery({ ...taskQuery(id), staleTime: 0 }).catch(() => null)),
  )
  return tasks
    .filter((task) => task !== null)
    .filter((task) => !isActive(task) && task.status !== 'CANCELLED')
}
