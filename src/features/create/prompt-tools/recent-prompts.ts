import type { TaskView } from '@/contract/endpoints/tasks'

/** Prompts of earlier generations, each once, the latest first. */
export const recentPrompts = (tasks: readonly Pick<TaskView, 'prompt'>[]): string[] => [
  ...new Set(tasks.map(({ prompt }) => prompt.trim()).filter((prompt) => prompt !== '')),
]

/** Whether a text has every word that is looked for, in any order. */
export function hasWords(text: string, search: string): boolean {
  const folded = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Without accents and case: who looks for "cafe" finds "Café". */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
