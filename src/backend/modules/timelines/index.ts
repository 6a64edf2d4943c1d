import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { openFilm } from './open-film.ts'
import { showSource } from './show-source.ts'

/** What films are cut out of, and by; they are made by a task. */
export const timelinesModule: Module = {
  name: 'timelines',
  routes(app) {
    mount(app, contract.timelines.source, showSource)
    mount(app, contract.timelines.open, openFilm)
  },
}
