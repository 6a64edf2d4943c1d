import type { Module } from '../module.ts'
import { mountAdmin } from './routes.ts'

export { grantOperator } from './grant-operator.ts'
export { createHealthNotes } from './note-health.ts'
export { openChoices } from './open-choices.ts'

/** The operator page: who may see it, what is switched there, and what operators did. */
export const adminModule: Module = { name: 'admin', routes: mountAdmin }
