import { contract } from '../../../contract/contract.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { mount } from '../../http/mount.ts'
import type { Module } from '../module.ts'
import { archiveResults } from './archive-results.ts'
import { deleteResults } from './delete-results.ts'
import { listGallery } from './list-gallery.ts'
import { listOwn } from './list-own.ts'
import { publish } from './publish.ts'
import { serveExample } from './serve-example.ts'
import { showItem } from './show-item.ts'
import { star } from './star.ts'
import { unpublish } from './unpublish.ts'

export { type Example, loadExamples } from './examples.ts'
export { listPublications } from './list-publications.ts'
export { takeDownPublication } from './take-down-publication.ts'
export { withdrawPublications } from './withdraw-publications.ts'

export const galleryModule: Module = {
  name: 'gallery',
  keeps: {
    publications: 'until they are taken out of the gallery',
  },
  routes(app) {
    app.get(STREAMS.examples.replace(/\{(\w+)\}/g, ':$1'), serveExample)
    mount(app, contract.gallery.list, listGallery)
    mount(app, contract.gallery.item, showItem)
    mount(app, contract.gallery.own, listOwn)
    mount(app, contract.gallery.star, star)
    mount(app, contract.gallery.publish, publish)
    mount(app, contract.gallery.unpublish, unpublish)
    mount(app, contract.gallery.archive, archiveResults)
    mount(app, contract.gallery.remove, deleteResults)
  },
}
