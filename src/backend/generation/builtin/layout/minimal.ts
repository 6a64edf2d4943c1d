import { rect } from '../geometry.ts'
import { backdrop } from '../paint/backdrops.ts'
import { copyStack } from './copy-stack.ts'
import { isWide, type Layout } from './layout.ts'
import { offerBadge } from './offer-badge.ts'
import { productLayers } from './product.ts'

/** Much air, one object, few words set small in a lower corner. */
export const minimal: Layout = {
  name: 'minimal',
  fitness: ({ pictures, brief }) => {
    if (!pictures[0]?.isCutOut) return 0
    return brief.moods.some((mood) => mood === 'minimal' || mood === 'luxury' || mood === 'calm')
      ? 3
      : 0.8
  },
  compose(input) {
    const { safe, unit, pictures, palette, random } = input
    const [picture] = pictures
    const beside = isWide(input)
    const copyHeight = safe.height * (beside ? 0.7 : 0.34)
    const copyBox = rect(
      safe.x,
      safe.y + safe.height - copyHeight,
      safe.width * (beside ? 0.44 : 0.86),
      copyHeight,
    )
    const stage = beside
      ? rect(safe.x + safe.width * 0.5, safe.y, safe.width * 0.46, safe.height * 0.94)
      : rect(
          safe.x + safe.width * 0.14,
          safe.y,
          safe.width * 0.72,
          safe.height - copyHeight - unit * 5,
        )
    const foot = (stage.y + stage.height * 0.9) / input.height
    return {
      backdrop: backdrop('studio', palette, random.fork('backdrop'), {
        x: (stage.x + stage.width / 2) / input.width,
        y: (stage.y + stage.height * 0.45) / input.height,
        floor: Math.min(0.86, foot),
      }),
      layers: [
        ...(picture ? productLayers(picture, stage) : []),
        ...copyStack(input, copyBox, {
          align: 'start',
          vertical: 'end',
          headlineMax: 9,
          headlineLines: 3,
        }),
        ...offerBadge(input, stage, 'end'),
      ],
    }
  },
}
