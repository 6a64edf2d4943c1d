import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Makes Node resolve `@/…` like the bundler, for programs that use web code without it. */
const source = join(import.meta.dirname, '../../src')
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('@/')) return next(specifier, context)
    const file = join(source, `${specifier.slice(2)}.ts`)
    return next(pathToFileURL(file).href, context)
  },
})
