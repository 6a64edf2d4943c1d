import type { Rect } from '../geometry.ts'
import { build, type FitRequest, fitText, type TextBlock } from '../type/fit-text.ts'
import { measure } from '../type/measure.ts'
import type { CopyRow, StackOptions } from './copy-row.ts'
import type { Inks, LayoutInput } from './layout.ts'
import { textLayer } from './text-layer.ts'

const PARTING = ' · '

/** Removes separators at line ends, which have nothing to separate there. */
const withoutEnds = (block: TextBlock): TextBlock => ({
  ...block,
  lines: block.lines.map((line) => {
    const text = line.text.replace(/^\s*·\s*|\s*·\s*$/gu, '')
    return text === line.text ? line : { text, width: measureAt(text, block) }
  }),
})

const measureAt = (text: string, { style, size }: TextBlock): number =>
  measure(text, style).width * size

const NO_BREAK = '\u00a0'
/** In letters: a longer part of a fact has to break somewhere. */
const HELD_MAX = 36
/** How much smaller facts may be set so that none of them is broken across lines. */
const SMALLER = 0.86

/** A fact that only breaks after its commas. */
const held = (fact: string): string =>
  fact
    .split(/(?<=[,;，、]) /u)
    .map((part) => (part.length <= HELD_MAX ? part.replaceAll(' ', NO_BREAK) : part))
    .join(' ')

function wholeLines(whole: TextBlock, loose: TextBlock): TextBlock {
  const block = isCut(whole) || whole.size < loose.size * SMALLER ? loose : whole
  return {
    ...block,
    lines: block.lines.map((line) => ({ ...line, text: line.text.replaceAll(NO_BREAK, ' ') })),
  }
}

const FACTS_MAX = 5
/** How much smaller facts may be set so that each starts on its own line. */
const ALONE = 0.88
const STEPS = 5

/** A few facts, each starting on its own line, if that barely costs any size. */
function oneEach(
  facts: string[],
  { size: least }: TextBlock,
  request: FitRequest,
): TextBlock | null {
  if (facts.length < 2 || facts.length > FACTS_MAX) return null
  const low = Math.max(request.minSize, least * ALONE)
  for (let step = 0; step <= STEPS; step += 1) {
    const size = request.maxSize - ((request.maxSize - low) * step) / STEPS
    const apart = facts.map((text) =>
      fitText({ ...request, text: counted(text), minSize: size, maxSize: size }),
    )
    const texts = apart.flatMap(({ lines }) =>
      lines.map(({ text }) => text.replaceAll(NO_BREAK, ' ')),
    )
    const block = build(texts, request, size)
    if (block.height <= request.maxHeight && texts.length <= request.maxLines && !isCut(block))
      return block
  }
  return null
}

/** "Mit 6 Weinen": a number stays with what it counts. */
const counted = (fact: string): string => fact.replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK}`)

const isCut = ({ lines }: TextBlock): boolean => lines.some(({ text }) => text.endsWith('…'))

/** Facts that are too long, or too many, for chips: one after the other, verbatim. */
export function factsRow(
  { brief, pairing, unit }: LayoutInput,
  box: Rect,
  { options, inks, room }: { options: StackOptions; inks: Inks; room: number },
): CopyRow {
  const request = {
    style: pairing.text,
    maxWidth: box.width * 0.98,
    maxHeight: room,
    maxLines: 14,
    minSize: unit * 1.8,
    maxSize: unit * 3.3,
    leading: 1.45,
  }
  const set = (facts: string[]) => fitText({ ...request, text: facts.join(PARTING) })
  const inOne = wholeLines(set(brief.perks.map(held)), set(brief.perks))
  const block = oneEach(brief.perks, inOne, { ...request, text: '' }) ?? inOne
  const at = { x: box.x, width: box.width, align: options.align ?? 'start' }
  return {
    kind: 'chips',
    height: block.height,
    gapBefore: unit * 3,
    place: (y) => [
      textLayer(
        'chip',
        withoutEnds(block),
        { ...at, y },
        { colour: inks.muted, ground: inks.ground },
      ),
    ],
  }
}
