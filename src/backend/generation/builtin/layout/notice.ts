import { chooseBackdrop } from '../paint/choose-backdrop.ts'
import { copyStack } from './copy-stack.ts'
import type { Layout } from './layout.ts'

/** Words alone, all of them: for a brief with more words than the other families can set. */
export const notice: Layout = {
  name: 'notice',
  fitness: () => 0,
  compose(input) {
    const { brief, safe } = input
    const { offer, perks } = brief
    // A badge needs its own place; here the offer is the first of the lines.
    const told = { ...brief, offer: null, perks: offer ? [offer, ...perks] : perks }
    const { layers } = copyStack({ ...input, brief: told }, safe, {
      align: 'start',
      vertical: 'center',
      headlineMax: 12,
      isWhole: true,
    })
    return {
      backdrop: chooseBackdrop(input, { x: 0.8, y: 0.2, floor: 0.9 }, ['paper', 'mesh', 'bands']),
      layers,
    }
  },
}
