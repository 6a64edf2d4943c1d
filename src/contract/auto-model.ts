import { WORKFLOWS, type WorkflowType } from './generation.ts'

/** Why `auto` took a model: sentences of the interface, and a code in the API. */
export const AUTO_REASONS = ['only', 'abilities', 'edits', 'words', 'scene'] as const
export type AutoReason = (typeof AUTO_REASONS)[number]

/** What the choice depends on. */
export interface AutoWish {
  workflowType: WorkflowType
  prompt: string
  /** Whether a brand, a look or corrections are to be kept, which nobody else can. */
  needsEngine: boolean
}

/** What the choice needs to know of a model. */
export interface AutoCandidate {
  /** Whether it reads the brief and sets the words itself. */
  canLayOut: boolean
  /** Thousandths of a credit for a picture or a second, by resolution. */
  milliCredits: Partial<Record<string, number>>
}

/** Words in quotes, a price or a percentage: they have to be set as they are. */
const EXACT_WORDS =
  /["“”„«»「『《][^"“”„«»」』》]+["“”«»」』》]|\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%|(?:USD|EUR|VND|JPY|KRW|THB|CNY|BRL|Kč|zł|đ|円|元|원|บาท)(?!\p{L}))/u

/** What it does exactly, to somebody's own picture or film. */
const OF_ENGINE: readonly WorkflowType[] = ['image_edit', 'video_edit', 'photoshoot']

/** Between one thing the engine does exactly and one a model does better, by what is asked. */
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
  // As long as nothing is said, nothing speaks for what costs more.
  const isUnsaid = WORKFLOWS[workflowType].promptRequired && prompt.trim() === ''
  if (isUnsaid || EXACT_WORDS.test(prompt)) return { model: engine, reason: 'words' }
  return { model, reason: 'scene' }
}

const cheapest = ({ milliCredits }: AutoCandidate): number =>
  Math.min(...Object.values(milliCredits).filter((price) => price !== undefined))
