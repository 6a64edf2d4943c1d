/** Prompt for a scene that the built-in engine puts a product into. */
export { emptyScene } from './builtin/over/empty-scene.ts'
/** Prompt for a product seen from another angle. */
export { productFrom } from './builtin/over/product-from.ts'
/** Addition to a prompt when the built-in engine sets the words over the result. */
export { NO_LETTERS } from './builtin/over/scene-prompt.ts'
/** Finishing of a model's file as one of ours, and the text of its visible mark. */
export { finishOutput } from './providers/finish-output.ts'
export { MARK_WORDS } from './providers/mark-words.ts'
