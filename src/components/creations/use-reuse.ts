import { useNavigate } from '@tanstack/react-router'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { useLanguage } from '@/i18n/use-language'
import { createPageFor } from './create-tabs'
import { type ReusableTask, type Reuse, reuseWorkflow } from './reuse'

/**
 * Takes a result, or the inputs of a task, to the create page. It uses the address, so it works from every
 * page, in a new tab and with the back button.
 */
export function useReuse() {
  const navigate = useNavigate()
  const lang = useLanguage()
  return (
    task: ReusableTask,
    output: Pick<TaskOutput, 'output_id' | 'kind'> | null,
    use: Reuse,
  ) => {
    const workflow = reuseWorkflow(task, output?.kind ?? 'image', use)
    const to = workflow && createPageFor(lang, workflow)
    if (!to) return
    void navigate({
      to,
      params: { lang },
      search: ({ tab }) => ({
        // A reference is added to the current mode; every other use has its own mode.
        tab: use === 'reference' ? tab : workflow,
        task: task.task_id,
        output: output?.output_id,
        use,
      }),
    })
  }
}
