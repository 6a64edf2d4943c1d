import type { Module } from '../module.ts'
import { mountPrompts } from './routes.ts'

export const promptsModule: Module = { name: 'prompts', routes: mountPrompts }
