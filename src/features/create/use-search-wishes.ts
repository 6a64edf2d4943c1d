import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { galleryItemQuery } from '@/api/gallery.queries'
import { taskQuery } from '@/api/tasks.queries'
import { type Reuse, reuseWorkflow } from '@/components/creations/reuse'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import type { LiveDrafts } from './composer/live-drafts'
import type { CreateSearch } from './search'

interface SearchWishesInput {
  search: CreateSearch
  workflow: WorkflowType
  drafts: LiveDrafts
  onFilled: () => void
}

/**
 * Does what the address asks for: a model, a ratio, an earlier result, an item of the gallery, a
 * product, a template, an ad of the board or a brief to go on with. Then the wish is
 * taken out of the address, so that reloading or going back does not repeat it.
 */
export function useSearchWishes(input: SearchWishesInput) {
  const { model, ratio, task: taskId, use, remix: itemId, product: productId } = input.search
  const { template: templateId, occasion: occasionId, prompt, ad: adId } = input.search
  const client = useQueryClient()
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const { i18n } = useLingui()
  const language = useLanguage()

  async function goOnWith(taskId: string, use: Reuse) {
    const task = await client.ensureQueryData(taskQuery(taskId)).catch(tellFailure)
    if (!task) return null
    const { reuseDraft } = await import('./reuse-draft')
    const { search, workflow } = input
    const drafts = input.drafts.get()
    const output = task.outputs.find(({ output_id }) => output_id === search.output) ?? null
    const target = reuseWorkflow(task, output?.kind ?? 'image', use)
    return target && reuseDraft({ task, output, use, workflow, target, drafts })
  }

  async function takeOver(itemId: string) {
    const item = await client.ensureQueryData(galleryItemQuery(itemId)).catch(tellFailure)
    if (!item) return null
    const { itemDraft } = await import('./item-draft')
    return { workflow: item.workflow_type, draft: itemDraft(item) }
  }

  async function advertise(productId: string) {
    const { chooseProduct } = await import('./photo/choose-product')
    return chooseProduct(client, productId, i18n).catch(tellFailure)
  }

  async function beginWith(templateId: string) {
    const { chooseTemplate } = await import('./template/choose-template')
    return chooseTemplate(client, { templateId, occasionId, language }).catch(tellFailure)
  }

  async function learnFrom(adId: string) {
    const { seenAdDraft } = await import('./photo/seen-ad-draft')
    const { workflow } = input
    const drafts = input.drafts.get()
    const isOwned = use === 'reference'
    return seenAdDraft(client, adId, { workflow, drafts, isOwned, i18n }).catch(tellFailure)
  }

  async function planned(prompt: string) {
    const { briefDraft } = await import('./template/brief-draft')
    return briefDraft({ prompt, workflow: input.workflow, ratio })
  }

  /** The draft an earlier result, an item of the gallery, a product or a template leads to. */
  function findDraft() {
    if (prompt) return planned(prompt)
    if (adId) return learnFrom(adId)
    if (templateId) return beginWith(templateId)
    if (productId) return advertise(productId)
    if (itemId) return takeOver(itemId)
    return taskId && use ? goOnWith(taskId, use) : null
  }

  const fulfil = useEffectEvent(async () => {
    const { search, workflow, onFilled } = input
    const { dispatch } = input.drafts
    if (model) dispatch({ type: 'settings', workflow, settings: { model } })
    if (ratio) {
      dispatch({ type: 'settings', workflow, settings: { aspectRatio: ratio, placement: null } })
    }
    const filled = await findDraft()
    if (filled) dispatch({ type: 'load', ...filled })
    await navigate({
      to: '.',
      search: { tab: filled ? filled.workflow : search.tab, item: search.item },
      replace: true,
      resetScroll: false,
    })
    if (taskId || itemId || productId || templateId || adId || prompt) onFilled()
  })

  useEffect(() => {
    if (model || ratio || itemId || productId || templateId || adId || prompt || (taskId && use))
      void fulfil()
  }, [model, ratio, itemId, productId, templateId, adId, prompt, taskId, use])
}
