import { rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { type CopyStack, copyStack } from './copy-stack.ts'
import { isTall, isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { productLayers, standingPlace } from './product.ts'
import { stageOf } from './room.ts'

/** Shares of the safe zone's height that the words may take above an object, the largest first. */
const PARTS = [0.64, 0.54, 0.46] as const
/** As a share of the frame's height: words that end lower leave the object too little room. */
const WORDS_END = 0.56

/** The largest words that leave the object its room, without dropping any. */
function besideObject(set: (part: number) => CopyStack, height: number): CopyStack {
  const [largest, ...smaller] = PARTS
  const first = set(largest)
  if (endOf(first) <= height * WORDS_END) return first
  const whole = smaller.map(set).filter(({ layers }) => layers.length === first.layers.length)
  return whole.find((each) => endOf(each) <= height * WORDS_END) ?? whole.at(-1) ?? first
}

const endOf = ({ taken }: CopyStack): number => taken.y + taken.height

/** The words are the picture; an object leans in at the lower corner, whole. */
export const bigType: Layout = {
  name: 'big-type',
  fitness: ({ pictures, brief }) => {
    // A photograph that couldn't be cut out has no place here, and would be missing.
    if (pictures[0] && !pictures[0].isCutOut) return 0
    return (pictures.length === 0 ? 3 : 1) * (brief.headline.length < 46 ? 1 : 0.4)
  },
  compose(input) {
    const { safe, art, pictures, unit, width, height, random } = input
    const picture = pictures[0]?.isCutOut ? pictures[0] : undefined
    const beside = isWide(input)
    const share = picture && beside ? 0.66 : 1
    const set = (part: number) =>
      copyStack(
        input,
        rect(safe.x, safe.y, safe.width * share, safe.height * (picture && !beside ? part : 1)),
        {
          align: 'start',
          vertical: picture || isTall(input) ? 'start' : 'center',
          headlineMax: 30,
          headlineLines: 6,
        },
      )
    const { layers, taken } = picture && !beside ? besideObject(set, height) : set(PARTS[0])
    const top = beside ? height * 0.2 : taken.y + taken.height + unit * 1.6
    const left = beside ? taken.x + taken.width * 0.98 : width * 0.34
    const floor = art.y + art.height
    const bottom = (floor < height ? floor : height) - unit * 4.5
    // The frame never cuts off the product.
    const corner = rect(left, top, width - left - unit * 5, bottom - top)
    const stand = { across: 1, ground: 1 }
    const near = picture
      ? standingPlace(picture, corner, stand)
      : rect(
          safe.x + safe.width * 0.5,
          safe.y + safe.height * 0.3,
          safe.width * 0.5,
          safe.height * 0.7,
        )
    const stage = picture
      ? stageOf(input, near)
      : { x: random.between(0.6, 0.9), y: random.between(0.55, 0.75), floor: 0.8 }
    return {
      backdrop: chooseBackdrop(input, stage, [
        'studio',
        'paper',
        'cutout',
        'bands',
        'geometric',
        'layers',
      ]),
      layers: [
        ...(picture ? productLayers(picture, corner, stand) : []),
        ...layers,
        ...offerBadge(input, { near, avoid: [taken], size: picture ? 22 : 30 }),
      ],
    }
  },
}
