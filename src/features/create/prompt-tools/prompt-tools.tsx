import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Languages, ScanEye, Sparkles, Undo2 } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { LazyMenu } from '@/components/lazy-menu'
import { Button } from '@/components/ui/button'
import type { Language } from '@/contract/languages'
import { useComposer } from '../composer/composer-context'
import type { DraftFacts } from '../composer/live-drafts'
import { hasWords, useWords } from '../composer/use-words'
import { modelCan } from '../model/model-can'
import { ProposalPanel } from './proposal-panel'
import { SaveTemplate } from './save-template'
import { isEnhanced, type Picture, usePromptTools } from './use-prompt-tools'

const loadMenu = () => import('./translate-menu')

/** Tools for the words of the prompt: enhance, translate, describe a picture, save. */
export function PromptTools() {
  const { workflow, model, draft } = useComposer()
  const { data: registry } = useQuery(modelsQuery())
  const { data: user } = useQuery(userInfoQuery())
  const { ask, waitsFor, proposal, take, dismiss, undo } = usePromptTools()
  const isWritten = useWords(hasWords)
  const hasModel = Boolean(user && registry?.has_text_model)
  const canEnhance = isWritten && model !== null && isEnhanced(workflow, modelCan(model, 'layout'))
  // The engine sets the prompt's words on the picture, so text already visible on it would appear twice.
  const picture = hasModel && model && !modelCan(model, 'layout') ? pictureOf(draft) : undefined
  const canSave = Boolean(user && isWritten)
  if (!canEnhance && !picture && !canSave && !undo) return null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-1">
        {canEnhance && (
          <Button
            variant="ghost"
            size="sm"
            className={TOOL}
            loading={waitsFor === 'enhance'}
            onClick={() => ask({ tool: 'enhance' })}
          >
            <Sparkles aria-hidden />
            <Trans>Enhance prompt</Trans>
          </Button>
        )}
        {hasModel && isWritten && (
          <LazyMenu
            load={loadMenu}
            menuProps={{ onChoose: (into: Language) => ask({ tool: 'translate', into }) }}
            variant="ghost"
            size="sm"
            className={TOOL}
            loading={waitsFor === 'translate'}
          >
            <Languages aria-hidden />
            <Trans>Translate prompt</Trans>
          </LazyMenu>
        )}
        {picture && (
          <Button
            variant="ghost"
            size="sm"
            className={TOOL}
            loading={waitsFor === 'describe'}
            onClick={() => ask({ tool: 'describe', image: picture })}
          >
            <ScanEye aria-hidden />
            <Trans>Describe the image</Trans>
          </Button>
        )}
        {canSave && <SaveTemplate className={TOOL} />}
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

/** The first uploaded picture; one behind a link is only fetched with the task. */
function pictureOf({ references }: DraftFacts): Picture | undefined {
  for (const { kind, source } of references)
    if (kind === 'image' && source && !('url' in source)) return source
}
