import { WORKFLOWS, type WorkflowType } from './generation.ts'

/** Why `auto` chose a model: a sentence in the interface, a code in the API. */
export const AUTO_REASONS = ['only', 'abilities', 'edits', 'words', 'scene'] as const
export type AutoReason = (typeof AUTO_REASONS)[number]

/** The facts about a request that the choice depends on. */
export interface AutoWish {
  workflowType: WorkflowType
  prompt: string
  /** Whether a brand, a look, or corrections must be kept, which only the engine can do. */
  needsEngine: boolean
}

/** The facts about a model that the choice depends on. */
export interface AutoCandidate {
  /** Whether it reads the brief and lays out the words itself. */
  canLayOut: boolean
  /** Thousandths of a credit per picture or second, by resolution. */
  milliCredits: Partial<Record<string, number>>
}

/** Quoted words, a price, or a percentage: these must appear exactly as written. */
const EXACT_WORDS =
  /["“”„«»「『《][^"“”„«»」』》]+["“”«»」』》]|\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|(?:USD|EUR|VND|JPY|KRW|THB|CNY|BRL|Kč|zł|đ|円|元|원|บาท)(?!\p{L}))/u

/** Exact edits to a person's own picture or video, which the engine does best. */
const OF_ENGINE: readonly WorkflowType[] = ['image_edit', 'video_edit', 'photoshoot']

/** Chooses between the engine, which is exact, and the cheapest other model, which draws better scenes. */
export function chooseAuto<Candidate extends AutoCandidate>(
  serving: readonly Candidate[],
  { workflowType, prompt, needsEngine }: AutoWish,
): { model: Candidate; reason: AutoReason } | null {
  const engine = serving.find(({ canLayOut }) => canLayOut)
  const [model] = serving
    .filter(({ canLayOut }) => !canLayOut)
    .toSorted((a, b) => cheapest(a) - cheapest(b))
  const only = engine ?? model
  if (!only) return null
  if (!engine || !model) return { model: only, reason: 'only' }
  if (needsEngine) return { model: engine, reason: 'abilities' }
  if (OF_ENGINE.includes(workflowType)) {
    return { model: engine, reason: 'edits' }
  }
  // An empty prompt gives no reason to pay more.
  const isUnsaid = WORKFLOWS[workflowType].promptRequired && prompt.trim() === ''
  if (isUnsaid || EXACT_WORDS.test(prompt)) return { model: engine, reason: 'words' }
  return { model, reason: 'scene' }
}

const cheapest = ({ milliCredits }: AutoCandidate): number =>
  Math.min(...Object.values(milliCredits).filter((price) => price !== undefined))
