import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { galleryItemQuery } from '@/api/gallery.queries'
import { taskQuery } from '@/api/tasks.queries'
import { type Reuse, reuseWorkflow } from '@/components/creations/reuse'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import type { FoundDraft, LiveDrafts } from './composer/live-drafts'
import { type PageSearch, readCreateSearch, wishIn } from './search'

interface SearchWishesInput {
  search: PageSearch
  workflow: WorkflowType
  drafts: LiveDrafts
  onFilled: () => void
}

/**
 * Applies what the address asks for: a model, a ratio, an earlier result, a gallery item, a product, a
 * template, an ad of the board or a brief. Then it is removed from the address, so that reloading or going
 * back does not repeat it.
 */
export function useSearchWishes(input: SearchWishesInput) {
  const navigate = useNavigate()
  const findDraft = useFindDraft(input)
  const askedAt = useAskedAt(input)

  function applySettings() {
    const { workflow, drafts } = input
    const { model, ratio } = input.search
    if (model) drafts.dispatch({ type: 'settings', workflow, settings: { model } })
    if (!ratio) return
    const settings = { aspectRatio: ratio, placement: null }
    drafts.dispatch({ type: 'settings', workflow, settings })
  }
  const begin = useEffectEvent(() => {
    applySettings()
    return findDraft()
  })
  const arrive = useEffectEvent((found: FoundDraft | null) => {
    const { search, drafts, onFilled } = input
    // A joining draft was built from the current words; any other replaces the words present when it was
    // requested.
    const isJoining = search.ad !== undefined || search.use === 'reference'
    if (found) drafts.arrive(found, isJoining ? drafts.moment() : askedAt())
    if (isFilling(search) && !isTypingElsewhere()) onFilled()
    void navigate({
      to: '.',
      search: ({ item }) => ({ tab: found ? found.workflow : search.tab, item }),
      replace: true,
      resetScroll: false,
    })
  })

  const wish = wishIn(input.search)
  useEffect(() => {
    if (wish === '') return
    // A user who has asked for something else meanwhile, or has left, is not brought back.
    let isWanted = true
    void Promise.resolve(begin()).then((found) => isWanted && arrive(found))
    return () => {
      isWanted = false
    }
  }, [wish])
}

/** Finds the draft the address leads to. */
function useFindDraft(input: SearchWishesInput) {
  const { ratio, task: taskId, use, remix: itemId, product: productId } = input.search
  const { template: templateId, occasion: occasionId, prompt, ad: adId } = input.search
  const client = useQueryClient()
  const tell = useTellFailure()
  const { i18n } = useLingui()
  const language = useLanguage()
  const tellFailure = (error: unknown) => {
    tell(error)
    return null
  }

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
    const { workflow, drafts } = input
    const isOwned = use === 'reference'
    return seenAdDraft(client, adId, { workflow, drafts, isOwned, i18n }).catch(tellFailure)
  }

  async function planned(prompt: string) {
    const { briefDraft } = await import('./template/brief-draft')
    const asked = { prompt, workflow: input.workflow, ratio }
    if (!productId) return briefDraft({ ...asked, of: null })
    const { workWith } = await import('./photo/choose-product')
    return briefDraft({ ...asked, of: await workWith(client, productId).catch(tellFailure) })
  }

  /** The draft for the first of these parameters that is set. */
  return () => {
    if (prompt) return planned(prompt)
    if (adId) return learnFrom(adId)
    if (templateId) return beginWith(templateId)
    if (productId) return advertise(productId)
    if (itemId) return takeOver(itemId)
    return taskId && use ? goOnWith(taskId, use) : null
  }
}

/** The edit count when the last wish was made; 0 for a page opened with its address. */
function useAskedAt({ drafts, search }: SearchWishesInput): () => number {
  const router = useRouter()
  const askedAt = useRef(0)
  const note = useEffectEvent((wish: string) => {
    if (wish !== wishIn(search)) askedAt.current = drafts.moment()
  })
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation }) =>
        note(wishIn(readCreateSearch(toLocation.search))),
      ),
    [router],
  )
  return () => askedAt.current
}

/** Whether a draft is requested, and not only a model or a format. */
const isFilling = ({ task, remix, product, template, ad, prompt }: PageSearch): boolean =>
  Boolean(task || remix || product || template || ad || prompt)

/** Never takes the focus from a field or dialog in use. */
const isTypingElsewhere = (): boolean =>
  document.activeElement?.closest('input, textarea, select, [role=dialog]') != null
