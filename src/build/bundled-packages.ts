import type { Plugin } from 'vite'

/** Packages that no bundle takes in: they are native, or find files of their own by where they lie. */
export const UNBUNDLED = ['sharp', '@napi-rs/canvas', '@electric-sql/pglite', '@node-rs/argon2']

/** Draws pictures, with a library of 17 MB that no start and no page needs. */
const LATE = 'sharp'
const LATE_MODULE = `\0late-${LATE}`

/** A function like the package, which is loaded the first time somebody does anything with it. */
const LATE_SOURCE = `
  import { createRequire } from 'node:module'
  const require = createRequire(process.cwd() + '/')
  let loaded
  const load = () => (loaded ??= require('${LATE}'))
  export default new Proxy(function late() {}, {
    apply: (_, self, args) => Reflect.apply(load(), self, args),
    get: (_, name) => load()[name],
  })`

/** Puts the function in the place of the package, in bundles for Node. */
export const lateDrawing = () => ({
  name: 'late-drawing',
  resolveId: (id: string) => (id === LATE ? LATE_MODULE : null),
  load: (id: string) => (id === LATE_MODULE ? LATE_SOURCE : null),
})

/**
 * Takes the packages into what a build makes for the server: finding and reading their files, of
 * which there are some two thousand, was half of what a start took.
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
