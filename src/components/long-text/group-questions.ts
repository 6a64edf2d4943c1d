import type { Section } from '@/i18n/long-text'

interface QuestionGroup {
  title: string
  questions: Section[]
}

/** The first question of each group, which people ask before anything else. */
export const firstQuestions = (sections: readonly Section[]): Section[] =>
  groupQuestions(sections).flatMap(({ questions }) => questions.slice(0, 1))

/** Level 2 headings name groups; level 3 headings are their questions. */
export function groupQuestions(sections: readonly Section[]): QuestionGroup[] {
  const groups: QuestionGroup[] = []
  for (const section of sections) {
    if (section.level === 2) groups.push({ title: section.title, questions: [] })
    else groups.at(-1)?.questions.push(section)
  }
  return groups
}
