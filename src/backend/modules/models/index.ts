import type { Module } from '../module.ts'
import { mountModels } from './routes.ts'

export const modelsModule: Module = { name: 'models', routes: mountModels }
