import { setPriority } from 'node:os'
import { drawProof } from './draw-proof.ts'
import { isProofQuestion } from './question.ts'
import { readPrompt } from './read-prompt.ts'

/** The process that reads prompts and draws trial pictures, for as long as its parent lives. */
const NICENESS = 5

setPriority(NICENESS)
process.on('message', (question) => {
  answer(question).then(
    (given) => process.send?.({ answer: given }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))

async function answer(question: unknown): Promise<unknown> {
  if (!isProofQuestion(question)) throw new Error('not a question')
  return question.kind === 'read' ? readPrompt(question) : await drawProof(question.request)
}
