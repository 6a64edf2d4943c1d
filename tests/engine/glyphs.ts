import { surface } from '../../src/backend/generation/builtin/canvas.ts'
import { drawable } from '../../src/backend/generation/builtin/type/fonts.ts'
import { setFont, type TextStyle } from '../../src/backend/generation/builtin/type/measure.ts'

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
  const picture = drawn(character, style)
  return (
    picture.every((alpha) => alpha === 0) || picture.equals(drawn('\u{10fffd}', style, character))
  )
}

function drawn(character: string, style: TextStyle, familiesOf = character): Buffer {
  const { ctx } = surface(SIZE * 2, SIZE * 2)
  setFont(ctx, familiesOf, style, SIZE)
  ctx.fillText(character, SIZE / 2, SIZE * 1.4)
  const { data } = ctx.getImageData(0, 0, SIZE * 2, SIZE * 2)
  return Buffer.from(data.filter((_, index) => index % 4 === 3))
}
