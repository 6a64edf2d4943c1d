import type { Plugin } from 'vite'

/** Packages that no bundle takes in: they are native, or find files of their own by where they lie. */
export const UNBUNDLED = ['sharp', '@napi-rs/canvas', '@electric-sql/pglite', '@node-rs/argon2']

/**
 * Takes the packages into what a build makes for the server: finding and reading their files, of
 * which there are some two thousand, was half of what a start took.
 */
export const bundledPackages = (): Plugin => ({
  name: 'bundled-packages',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: true, external: UNBUNDLED } } : undefined,
})
