/** The built-in engine running without a task: for the command line and the examples. */
export { engineProvenance } from './builtin/credits.ts'
export { keepMattes, openMatting } from './builtin/matting/open-matting.ts'
export { createBuiltinEngine } from './builtin/provider.ts'
export { hash } from './builtin/random.ts'
