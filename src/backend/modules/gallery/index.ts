import type { Module } from '../module.ts'
import { mountGallery } from './routes.ts'

export { type Example, loadExamples } from './examples.ts'
export { listPublications } from './list-publications.ts'
export { takeDownPublication } from './take-down-publication.ts'

export const galleryModule: Module = { name: 'gallery', routes: mountGallery }
