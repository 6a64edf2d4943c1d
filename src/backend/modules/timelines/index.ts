import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { openFilm } from './open-film.ts'
import { showSource } from './show-source.ts'

/** The sources and cuts of videos; a task renders them. */
export const timelinesModule: Module = {
  name: 'timelines',
  routes(app) {
    mount(app, contract.timelines.source, showSource)
    mount(app, contract.timelines.open, openFilm)
  },
}
