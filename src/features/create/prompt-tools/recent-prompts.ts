import type { TaskView } from '@/contract/endpoints/tasks'

/** Prompts of earlier generations without duplicates, latest first. */
export const recentPrompts = (tasks: readonly Pick<TaskView, 'prompt'>[]): string[] => [
  ...new Set(tasks.map(({ prompt }) => prompt.trim()).filter((prompt) => prompt !== '')),
]

/** Whether a text contains every search word, in any order. */
export function hasWords(text: string, search: string): boolean {
  const folded = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Folds accents and case: "cafe" finds "Café". */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
