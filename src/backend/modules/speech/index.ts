import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { listVoices } from './list-voices.ts'
import { previewVoice } from './preview-voice.ts'

export { listVoices } from './list-voices.ts'

export const speechModule: Module = {
  name: 'speech',
  routes(app) {
    mount(app, contract.speech.voices, listVoices)
    mount(app, contract.speech.preview, previewVoice)
  },
}
