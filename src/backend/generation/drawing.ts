/** Drawing primitives of the built-in engine for use elsewhere: surfaces, and type in every language. */
export { type Ctx, isolated, roundedPath, surface } from './builtin/canvas.ts'
export { type Rect, rect } from './builtin/geometry.ts'
export { glow } from './builtin/paint/soft-light.ts'
export { drawLine } from './builtin/type/draw-text.ts'
export { fitText, type TextBlock } from './builtin/type/fit-text.ts'
export { drawable } from './builtin/type/fonts.ts'
export { setFont, type TextStyle } from './builtin/type/measure.ts'
