import type { Module } from './module.ts'

/** Every module of the product; its routes are mounted and its jobs worked in this order. */
export const modules: readonly Module[] = []
