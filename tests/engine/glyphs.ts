import { surface } from '../../src/backend/generation/builtin/canvas.ts'
import { drawable } from '../../src/backend/generation/builtin/type/fonts.ts'
import { setFont, type TextStyle } from '../../src/backend/generation/builtin/type/measure.ts'
import { present } from '../support/present.ts'

const SIZE = 32

/** Characters of a text that are drawn as an empty box, or not at all. */
export function missingGlyphs(text: string, style: TextStyle): string[] {
  const characters = [...new Set(text.normalize('NFC'))].filter((each) => /\P{Z}/u.test(each))
  const kept = drawable(text, style.language)
  return characters.filter(
    (character) =>
      !kept.includes(character) || (!/\p{M}/u.test(character) && isBox(character, style)),
  )
}

/** Drawn like a character that no font has, it has no glyph. */
const isBox = (character: string, style: TextStyle): boolean => {
  const { font, ink } = drawn(character, style)
  return ink.every((alpha) => alpha === 0) || ink.equals(boxIn(font, character, style))
}

const boxes = new Map<string, Buffer>()

/** The box of a font, drawn once. */
function boxIn(font: string, familiesOf: string, style: TextStyle): Buffer {
  const box = boxes.get(font) ?? drawn('\u{10fffd}', style, familiesOf).ink
  boxes.set(font, box)
  return box
}

function drawn(character: string, style: TextStyle, familiesOf = character) {
  const { ctx } = surface(SIZE * 2, SIZE * 2)
  setFont(ctx, familiesOf, style, SIZE)
  ctx.fillText(character, SIZE / 2, SIZE * 1.4)
  const { data } = ctx.getImageData(0, 0, SIZE * 2, SIZE * 2)
  const ink = Buffer.alloc(data.length / 4)
  for (let at = 0; at < ink.length; at += 1) ink[at] = present(data[at * 4 + 3])
  return { font: `${ctx.font} ${ctx.fontVariationSettings} ${ctx.letterSpacing}`, ink }
}
