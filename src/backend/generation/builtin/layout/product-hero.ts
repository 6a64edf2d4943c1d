import { rect } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { copyStack } from './copy-stack.ts'
import { isBeside, isWide, type Layout, type LayoutInput } from './layout.ts'
import { groupOf } from './line-up.ts'
import { offerBadge } from './offer-badge.ts'
import { floorReflections } from './reflection.ts'
import { roomBelow, roomBeside, stageOf } from './room.ts'

const HEADROOM = 0.22

/** Legal text below a story takes room from the words, which are then set smaller. */
const headlineFor = ({ art, height, width }: LayoutInput): { headlineMax?: number } =>
  height > width * 1.5 && art.y + art.height < height * 0.9 ? { headlineMax: 8.5 } : {}

/** The object as large as the words allow on a stage, with words above or beside it. */
export const productHero: Layout = {
  name: 'product-hero',
  hasRoomForAll: true,
  fitness: ({ pictures }) => (pictures[0]?.isCutOut ? 3 : 0),
  compose(input) {
    const { safe, random } = input
    const beside = isBeside(input)
    const isMirrored = beside && random.chance(0.35)
    const align = beside || random.chance(0.4) ? 'start' : 'center'
    const share = beside ? 0.52 : 1
    const copyBox = rect(
      isMirrored ? safe.x + safe.width * (1 - share) : safe.x,
      safe.y,
      safe.width * share,
      safe.height * (beside ? 1 : 0.56),
    )
    const { layers, taken } = copyStack(input, copyBox, {
      align,
      vertical: beside ? 'center' : 'start',
      ...headlineFor(input),
    })
    const whole = beside
      ? roomBeside(input, taken, isMirrored ? 'start' : 'end')
      : roomBelow(input, taken)
    // Beside the words, a slim object would reach to the top, where its offer goes.
    const head = beside && !isWide(input) && input.brief.offer ? whole.height * HEADROOM : 0
    const room = rect(whole.x, whole.y + head, whole.width, whole.height - head)
    const group = groupOf(input, room)
    const ground = chooseBackdrop(input, stageOf(input, group.place))
    return {
      backdrop: ground,
      layers: [
        ...floorReflections(input, group, ground, input.height),
        ...group.layers,
        ...layers,
        ...offerBadge(input, { near: group.place, spare: group.places, avoid: [taken] }),
      ],
    }
  },
}
