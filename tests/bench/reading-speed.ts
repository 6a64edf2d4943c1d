import { readPrompt } from '../../src/backend/generation/builtin/proof/read-prompt.ts'
import type { Language } from '../../src/contract/languages.ts'
import { PROMPT_LENGTH_MAX } from '../../src/contract/limits.ts'

/** Briefs of maximum length in shapes that are slow to read, by their repeated part. */
const SHAPES: readonly (readonly [Language, string])[] = [
  ['en', 'warm coffee for slow mornings with fresh oat milk and cake '],
  ['en', 'line of its own\n'],
  ['en', 'coffee 咖啡 コーヒー 커피 กาแฟ cà phê кофе '],
  ['en', '"hello „world «ça va 「こん '],
  ['de', '1.299,00 € '],
  ['de', '- item one\n'],
  ['vi', 'cà phê nóng, cho buổi sáng, chậm rãi, '],
  ['ja', '静かな朝のための温かいコーヒー。'],
  ['ko', '느긋한 아침을 위한 따뜻한 커피와 신선한 우유. '],
  ['th', 'กาแฟร้อน, สำหรับเช้า, '],
  ['zh', '为安静的早晨准备的热咖啡。'],
  ['en', '('],
  ['en', '20% off '],
  ['en', 'https://example.com/a/b?c=d '],
]
const ROUNDS = 8

/** Processor time of the slowest of these readings: the best of each, in a warmed-up process. */
export function measureReading() {
  const times = SHAPES.map(([language, part]) => {
    const count = Math.ceil(PROMPT_LENGTH_MAX / part.length)
    const prompt = part.repeat(count).slice(0, PROMPT_LENGTH_MAX)
    return Math.min(...Array.from({ length: ROUNDS }, () => timeOf(prompt, language)))
  })
  return { seconds: Math.max(...times), characters: PROMPT_LENGTH_MAX, shapes: SHAPES.length }
}

function timeOf(prompt: string, language: Language): number {
  const before = process.cpuUsage()
  readPrompt({ prompt, language })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
