import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'
import { useComposer } from './composer-context'

const load = () => import('../prompt-tools/prompt-history')

/** Opens the prompt history; a chosen prompt replaces the words in the field. */
export function PromptHistoryButton() {
  const { t } = useLingui()
  const { workflow, dispatch, promptField } = useComposer()
  const onChoose = (prompt: string) => {
    dispatch({ type: 'prompt', workflow, prompt })
    promptField.current?.focus()
  }
  return (
    <LazyMenu
      load={load}
      menuProps={{ onChoose }}
      opens="dialog"
      variant="ghost"
      size="icon-sm"
      aria-label={t`Earlier prompts`}
      title={t`Earlier prompts`}
    >
      <History />
    </LazyMenu>
  )
}
