import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { taskQuery } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import type { TaskView } from '@/contract/endpoints/tasks'
import { announcement } from './announcement'
import { isActive } from './task-state'

/** Whether a page can show system notifications in this browser; Android requires a service worker. */
export const canNotify = (): boolean =>
  'Notification' in globalThis && !/Android/.test(navigator.userAgent)

/** Shows the outcome of tasks as system notifications; a click returns to the page. */
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

/** Adds the outcome of tasks to the list of messages, each with a link. */
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

/** Fetch errors are ignored: someone who has signed out meanwhile is told nothing. */
async function endedTasks(client: QueryClient, taskIds: readonly string[]): Promise<TaskView[]> {
  const tasks = await Promise.all(
    taskIds.map((id) => client.fetchQuery({ ...taskQuery(id), staleTime: 0 }).catch(() => null)),
  )
  return tasks
    .filter((task) => task !== null)
    .filter((task) => !isActive(task) && task.status !== 'CANCELLED')
}
