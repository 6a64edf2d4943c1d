import type { Module } from '../module.ts'
import { mountCreatives } from './routes.ts'

export const creativesModule: Module = { name: 'creatives', routes: mountCreatives }
