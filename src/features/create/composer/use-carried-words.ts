import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import type { WorkflowType } from '@/contract/generation'
import type { Drafts } from './draft'
import type { DraftAction } from './drafts-reducer'

/** Another mode begins with what was typed in the one before, unless it has words of its own. */
export function useCarriedWords(
  workflow: WorkflowType,
  drafts: Drafts,
  dispatch: Dispatch<DraftAction>,
) {
  const shown = useRef(workflow)
  const change = useEffectEvent((to: WorkflowType) => {
    const from = shown.current
    shown.current = to
    if (from !== to && drafts[from].prompt.trim() !== '') dispatch({ type: 'carry', from, to })
  })
  useEffect(() => change(workflow), [workflow])
}
