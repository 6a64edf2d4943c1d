import type { Layer } from '../../scene.ts'
import type { LayoutInput } from '../layout.ts'
import { figureIn, type SplitAmount } from './amount.ts'
import { speak } from './poster.ts'
import { type Part, type SetWords, type WordsRequest, words } from './words.ts'

export interface Priced extends Part {
  width: number
  /** Width at its foot, if the words above the figure are wider. */
  footWidth: number
  /** Index of the figure itself among the part's layers. */
  figureAt: number
}

/** Size of the words around it, relative to the figure. */
const SMALL = 0.36
const BESIDE_MAX = 14

/** A price with a large figure and small words around it: above it, and at its foot. */
export function priced(input: LayoutInput, request: WordsRequest): Priced {
  const told = figureIn(request.text)
  const isBare = !told || (told.before === '' && told.after === '')
  if (!isBare) return surrounded(input, request, told)
  const set = words(request)
  return { ...set, footWidth: set.width, figureAt: 0 }
}

function surrounded(
  input: LayoutInput,
  request: WordsRequest,
  { before, figure: text, after }: SplitAmount,
): Priced {
  const { unit } = input
  const set = (part: string, width: number): SetWords =>
    words({
      ...request,
      text: part,
      style: { ...speak(input, 'text'), weight: 680 },
      size: Math.max(request.size * SMALL, unit * 2.5),
      width,
      leading: 1.2,
      lines: 2,
    })
  const isBeside = after !== '' && after.length <= BESIDE_MAX
  const figure = words({ ...request, text, width: request.width * (isBeside ? 0.7 : 1) })
  const gap = Math.max(figure.size * 0.16, unit * 0.9)
  const top =
    before === '' ? { height: 0, width: 0, layers: none } : over(set(before, request.width), gap)
  const foot = figure.width + request.size * 0.14
  const tail = after === '' ? null : set(after, isBeside ? request.width - foot : request.width)
  const beside = tail && isBeside ? tail : null
  const under = tail && !isBeside ? tail : null
  const end = top.height + figure.height
  const footWidth = beside ? foot + beside.width : Math.max(figure.width, under?.width ?? 0)
  return {
    height: end + (under ? gap + under.height : 0),
    gap: request.gap ?? 0,
    width: Math.max(footWidth, top.width),
    footWidth,
    figureAt: before === '' ? 0 : 1,
    place: (x, y) => [
      ...top.layers(x, y),
      ...figure.place(x, y + top.height),
      ...(beside?.place(x + foot, y + top.height + figure.baseline - beside.baseline) ?? []),
      ...(under?.place(x, y + end + gap) ?? []),
    ],
  }
}

const none = (): Layer[] => []

const over = (part: SetWords, gap: number) => ({
  height: part.height + gap,
  width: part.width,
  layers: (x: number, y: number) => part.place(x, y),
})
