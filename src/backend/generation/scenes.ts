/** What a model is asked to paint where the built-in engine puts a product into its result. */
export { emptyScene } from './builtin/over/empty-scene.ts'
/** What a model is asked for where it shows a product from another angle. */
export { productFrom } from './builtin/over/product-from.ts'
/** What a model is asked to paint where the built-in engine sets the words over its result. */
export { NO_LETTERS } from './builtin/over/scene-prompt.ts'
/** What a model's file needs to be ours, and what its visible mark says. */
export { finishOutput } from './providers/finish-output.ts'
export { MARK_WORDS } from './providers/mark-words.ts'
