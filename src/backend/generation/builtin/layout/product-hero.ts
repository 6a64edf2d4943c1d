import { inset, rect, split } from '../geometry.ts'
import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { productLayers } from './product.ts'

/** The object large on a stage, words above it or beside it. */
export const productHero: Layout = {
  name: 'product-hero',
  fitness: ({ pictures }) => (pictures[0]?.isCutOut ? 3 : 0),
  compose(input) {
    const { safe, pictures, random, unit, width, height } = input
    const picture = pictures[0]
    const beside = isWide(input)
    const isMirrored = beside && random.chance(0.35)
    const [first, second] = split(safe, beside ? 'x' : 'y', beside ? 0.52 : 0.5, unit * 3)
    const [copyBox, stageBox] = isMirrored ? [second, first] : [first, second]
    const podium = beside
      ? rect(stageBox.x, stageBox.y, stageBox.width, stageBox.height)
      : inset(stageBox, unit * 4, 0)
    const foot = podium.y + podium.height * 0.96
    const stage = {
      x: (podium.x + podium.width / 2) / width,
      y: (podium.y + podium.height * 0.45) / height,
      floor: Math.min(0.9, (foot - podium.height * 0.12) / height),
    }
    const copy = copyStack(input, copyBox, {
      align: beside ? 'start' : 'center',
      vertical: beside ? 'center' : 'start',
    })
    const stood = rect(podium.x, podium.y, podium.width, foot - podium.y)
    const products = picture ? productLayers(picture, stood, { tilt: random.between(-4, 4) }) : []
    const badge = offerBadge(input, stood, beside ? 'end' : 'start')
    return { backdrop: chooseBackdrop(input, stage), layers: [...products, ...copy, ...badge] }
  },
}
