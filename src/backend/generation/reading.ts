/** Reading, as the built-in engine lends it to others: what it takes a prompt to say. */
export { readInstruction } from './builtin/edit/read-instruction.ts'
export type { Brief } from './builtin/prompt/understand.ts'
