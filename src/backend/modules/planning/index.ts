import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { makeBriefs } from './make-briefs.ts'
import { planMonth } from './plan-month.ts'
import { writeScript } from './write-script.ts'

/** Plans ads: briefs from known facts, and when they run. */
export const planningModule: Module = {
  name: 'planning',
  routes(app) {
    mount(app, contract.planning.briefs, makeBriefs)
    mount(app, contract.planning.month, planMonth)
    mount(app, contract.planning.script, writeScript)
  },
}
