/** The built-in engine's reading of prompts for use by the command line: what the resulting ad would say. */
export { type ReadBrief, tellBrief } from './builtin/prompt/printed.ts'
export { readBrief } from './builtin/prompt/read-brief.ts'
export { nounOfSubject } from './builtin/prompt/subjects.ts'
