import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { drawProof } from './draw-proof.ts'
import { understandPrompt } from './understand-prompt.ts'

export const promptsModule: Module = {
  name: 'prompts',
  routes(app) {
    mount(app, contract.prompts.understand, understandPrompt)
    mount(app, contract.prompts.proof, drawProof)
  },
}
