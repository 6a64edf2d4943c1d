import { useEffect, useEffectEvent, useRef } from 'react'
import type { WorkflowType } from '@/contract/generation'
import type { LiveDrafts } from './live-drafts'

/** Carries the typed words to another mode, unless it has words of its own. */
export function useCarriedWords(workflow: WorkflowType, drafts: LiveDrafts) {
  const shown = useRef(workflow)
  const change = useEffectEvent((to: WorkflowType) => {
    const from = shown.current
    shown.current = to
    if (from === to || drafts.get()[from].prompt.trim() === '') return
    drafts.dispatch({ type: 'carry', from, to })
  })
  useEffect(() => change(workflow), [workflow])
}
