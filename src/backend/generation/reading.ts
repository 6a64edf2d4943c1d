/** Reading, as the built-in engine lends it to the command line: what an ad of a prompt would say. */
export { type ReadBrief, tellBrief } from './builtin/prompt/printed.ts'
export { readBrief } from './builtin/prompt/read-brief.ts'
export { nounOfSubject } from './builtin/prompt/subjects.ts'
