import type { Plugin } from 'vite'

/** Packages that cannot be bundled: they are native, or locate their own files by their path. */
export const UNBUNDLED = ['sharp', '@napi-rs/canvas', '@electric-sql/pglite', '@node-rs/argon2']

/** Draws pictures, with a 17 MB library that no startup and no page needs. */
const LATE = 'sharp'
const LATE_MODULE = `\0late-${LATE}`

/** A function that stands in for the package and loads it on first use. */
const LATE_SOURCE = `
  import { createRequire } from 'node:module'
  const require = createRequire(process.cwd() + '/')
  let loaded
  const load = () => (loaded ??= require('${LATE}'))
  export default new Proxy(function late() {}, {
    apply: (_, self, args) => Reflect.apply(load(), self, args),
    get: (_, name) => load()[name],
  })`

/** Replaces the package with that function in bundles for Node. */
export const lateDrawing = () => ({
  name: 'late-drawing',
  resolveId: (id: string) => (id === LATE ? LATE_MODULE : null),
  load: (id: string) => (id === LATE_MODULE ? LATE_SOURCE : null),
})

/**
 * Bundles packages into the server build: finding and reading their files, about two thousand, took half of
 * the startup time.
 */
export const bundledPackages = (): Plugin => ({
  apply: 'build',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: true, external: UNBUNDLED } } : undefined,
  ...lateDrawing(),
  name: 'bundled-packages',
  applyToEnvironment: ({ name }) => name === 'ssr',
})
