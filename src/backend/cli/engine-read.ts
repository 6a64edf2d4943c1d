import { createInterface } from 'node:readline'
import { z } from 'zod'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { nounOfSubject, type ReadBrief, readBrief, tellBrief } from '../generation/reading.ts'

/** One input line of `--jsonl`. */
const Line = z.object({ id: z.string(), lang: z.enum(LANGUAGES), prompt: z.string() })

/** What an image from this prompt would show, without making it. */
export function readPrompt(prompt: string, language: Language): ReadBrief {
  const brief = readBrief({ prompt, language })
  const [subject] = brief.subjects
  return tellBrief(brief, subject ? nounOfSubject(subject) : null)
}

/** Reads one prompt per line and writes one reading per line. */
export async function readLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  let isHeard = true
  // `| head` closes the pipe once it has enough.
  output.once('error', () => {
    isHeard = false
  })
  for await (const text of createInterface({ input })) {
    if (!isHeard) return
    if (text.trim() === '') continue
    const { id, lang, prompt } = Line.parse(JSON.parse(text))
    output.write(`${JSON.stringify({ id, ...readPrompt(prompt, lang) })}\n`)
  }
}
