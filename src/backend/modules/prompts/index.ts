import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { describePicture } from './describing/describe-picture.ts'
import { drawProof } from './draw-proof.ts'
import { enhancePrompt } from './enhancing/enhance-prompt.ts'
import { translatePrompt } from './enhancing/translate-prompt.ts'
import { previewBrand } from './preview-brand.ts'
import { readByModel } from './reading/read-by-model.ts'
import { understandPrompt } from './understand-prompt.ts'

export { answered } from './answered.ts'
export { translateWordsOrder } from './enhancing/orders.ts'
export { changedFact } from './facts/changed-fact.ts'

export const promptsModule: Module = {
  name: 'prompts',
  routes(app) {
    mount(app, contract.prompts.understand, understandPrompt)
    mount(app, contract.prompts.proof, drawProof)
    mount(app, contract.prompts.enhance, enhancePrompt)
    mount(app, contract.prompts.translate, translatePrompt)
    mount(app, contract.prompts.read, readByModel)
    mount(app, contract.prompts.describe, describePicture)
    mount(app, contract.brands.preview, previewBrand)
  },
}
