import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { taskQuery } from '@/api/tasks.queries'
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
  for (const id of taskIds) {
    // Somebody who has signed out meanwhile hears nothing.
    const task = await client.fetchQuery({ ...taskQuery(id), staleTime: 0 }).catch(() => null)
    if (!task || isActive(task) || task.status === 'CANCELLED') continue
    const icon = task.outputs[0]?.thumbnail_url
    const notice = new Notification(announcement(i18n, task), { body: task.prompt, tag: id, icon })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  }
}
