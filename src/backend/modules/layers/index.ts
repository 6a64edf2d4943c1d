import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { drawLayers } from './draw-layers.ts'
import { openLayers } from './open-layers.ts'

export { openLayers } from './open-layers.ts'

/** Pictures as layers: opened and drawn here, and turned back into a picture by a task. */
export const layersModule: Module = {
  name: 'layers',
  routes(app) {
    mount(app, contract.layers.draw, drawLayers)
    mount(app, contract.layers.open, openLayers)
  },
}
