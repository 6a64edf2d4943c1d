import type { Module } from '../module.ts'
import { mountCatalog } from './routes.ts'

export const catalogModule: Module = { name: 'catalog', routes: mountCatalog }
