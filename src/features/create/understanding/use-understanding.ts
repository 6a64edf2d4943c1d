import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { promptReadingQuery } from '@/api/prompts.functions'
import type { ModelView } from '@/contract/endpoints/models'
import type { PromptReading } from '@/contract/endpoints/prompts'
import type { WorkflowType } from '@/contract/generation'
import { useLanguage } from '@/i18n/use-language'
import {
  type DraftFacts,
  type LiveDrafts,
  useLateDraftsPart,
  useSettledWords,
  wordsIn,
} from '../composer/live-drafts'
import { modelCan, setsOtherWords } from '../model/model-can'
import {
  addCorrection,
  applyCorrections,
  fieldsOf,
  NO_CORRECTIONS,
  stillApplying,
} from './corrections'
import { loadReadingRow } from './lazy-reading-row'
import type { Understanding } from './understanding'
import { useModelReading, withModelReading } from './use-model-reading'

interface UnderstandingInput {
  workflow: WorkflowType
  model: ModelView | null
  drafts: LiveDrafts
  draft: DraftFacts
}

/** Modes in which the built-in engine sets the prompt's words, always or when an ad is requested. */
const MAY_SET_WORDS: readonly WorkflowType[] = [
  'text_to_image',
  'text_to_video',
  'image_edit',
  'image_to_video',
]
const SETTLES_AFTER_MS = 300

interface Reading {
  /** Null where no words are set. */
  understanding: Understanding | null
  /** A model paints the picture, and the prompt contains words that can be set over it. */
  hasExactWords: boolean
  /** The engine will set the words, but its reading has not arrived yet. */
  awaitsReading: boolean
}

/** Requests the engine's reading, shortly after typing stops. */
export function useUnderstanding(input: UnderstandingInput): Reading {
  const { workflow, drafts, draft } = input
  const { dispatch } = drafts
  const language = useLanguage()
  const { isAsked, isOverPicture, isLeftToModel } = wordsOf(input)
  // Deferred, because the whole composer depends on it.
  const isEmpty = useLateDraftsPart(drafts, (all) => wordsIn(all, workflow) === '')
  const { words: settled } = useSettledWords(drafts, workflow, { afterMs: SETTLES_AFTER_MS })
  const isReading = isAsked && settled !== ''
  const { data, isPlaceholderData, isError } = useQuery({
    ...promptReadingQuery(settled, language, isOverPicture),
    enabled: isReading,
  })
  useEffect(() => {
    if (isReading) void loadReadingRow().catch(() => {})
  }, [isReading])
  // Over a model's picture, descriptions of the picture are not read at all.
  const byModel = useModelReading(settled, isReading && !isOverPicture && data !== undefined)
  const isRead = data !== undefined && !isPlaceholderData

  // Corrections that came with a remix apply to these words.
  const rebase = useEffectEvent((over: PromptReading) => {
    if (wordsIn(drafts.get(), workflow) !== settled) return
    const { values } = draft.corrections
    dispatch({ type: 'corrections', workflow, corrections: { values, over } })
  })
  const waitsForReading =
    draft.corrections.over === null && Object.keys(draft.corrections.values).length > 0
  useEffect(() => {
    if (isRead && waitsForReading) rebase(data)
  }, [data, isRead, waitsForReading])

  if (!isAsked || isEmpty) return NOTHING_READ
  if (!data) return { ...NOTHING_READ, awaitsReading: !isError && isAlwaysRead(input) }
  if (!data.workflows.includes(workflow)) return NOTHING_READ
  if (isLeftToModel) return { ...NOTHING_READ, hasExactWords: true }
  const fields = isRead ? byModel?.fields : undefined
  const read = fields && byModel ? withModelReading(data, byModel) : data
  const corrections = stillApplying(draft.corrections, data)
  // Sends what is shown, so that exactly this is printed.
  const given = { ...fields, ...corrections }
  const understanding: Understanding = {
    words: settled,
    read,
    corrections,
    given: fieldsOf(given).length > 0 ? given : undefined,
    reading: applyCorrections(read, corrections),
    correct: (change) =>
      dispatch({
        type: 'corrections',
        workflow,
        corrections: addCorrection(draft.corrections, read, change, data),
      }),
    resetAll: () => dispatch({ type: 'corrections', workflow, corrections: NO_CORRECTIONS }),
  }
  return { understanding, hasExactWords: isLeftToModel !== null, awaitsReading: false }
}

/** Whether the engine sets the words, and over what. */
function wordsOf({ workflow, model, draft }: UnderstandingInput) {
  const isReworded = setsOtherWords(model, draft)
  const isOverPicture = isReworded || modelCan(model, 'words')
  const isSet = isOverPicture || modelCan(model, 'corrections')
  return {
    isAsked: isSet && MAY_SET_WORDS.includes(workflow),
    isOverPicture,
    /** Null without a choice: over an existing picture only the words are made. */
    isLeftToModel: isOverPicture && !isReworded ? !draft.settings.exactWords : null,
  }
}

const isAlwaysRead = ({ workflow, model }: UnderstandingInput) =>
  workflow === 'text_to_image' && modelCan(model, 'layout')

const NOTHING_READ: Reading = { understanding: null, hasExactWords: false, awaitsReading: false }
