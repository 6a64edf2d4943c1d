import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Languages, Sparkles, Undo2 } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { LazyMenu } from '@/components/lazy-menu'
import { Button } from '@/components/ui/button'
import { useComposer } from '../composer/composer-context'
import { ProposalPanel } from './proposal-panel'
import { isEnhanced, usePromptTools } from './use-prompt-tools'

const loadMenu = () => import('./translate-menu')

/** What can be done with the words of the prompt before anything is made of them. */
export function PromptTools() {
  const { workflow, model } = useComposer()
  const { data: registry } = useQuery(modelsQuery())
  const { data: user } = useQuery(userInfoQuery())
  const { ask, waitsFor, proposal, take, dismiss, undo } = usePromptTools()
  const canTranslate = Boolean(user && registry?.has_text_model)
  const canEnhance = model !== null && isEnhanced(workflow, model.is_built_in)
  if (!canTranslate && !canEnhance) return null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-1">
        {canEnhance && (
          <Button
            variant="ghost"
            size="sm"
            className={TOOL}
            loading={waitsFor === null}
            onClick={() => ask(null)}
          >
            <Sparkles aria-hidden />
            <Trans>Enhance prompt</Trans>
          </Button>
        )}
        {canTranslate && (
          <LazyMenu
            load={loadMenu}
            menuProps={{ onChoose: ask }}
            variant="ghost"
            size="sm"
            className={TOOL}
            loading={typeof waitsFor === 'string'}
          >
            <Languages aria-hidden />
            <Trans>Translate prompt</Trans>
          </LazyMenu>
        )}
        {undo && (
          <Button variant="ghost" size="sm" className={TOOL} onClick={undo}>
            <Undo2 aria-hidden />
            <Trans>Undo the change</Trans>
          </Button>
        )}
      </div>
      {proposal && (
        <ProposalPanel key={proposal.prompt} {...proposal} onTake={take} onDismiss={dismiss} />
      )}
    </div>
  )
}

const TOOL = 'gap-1.5 px-1.5 font-normal text-muted-foreground'
