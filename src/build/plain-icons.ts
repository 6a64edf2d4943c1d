import { join } from 'node:path'
import type { Plugin } from 'vite'

const MAKER = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/
const PLAIN = join(import.meta.dirname, '../components/ui/plain-icon.ts')

/** Renders lucide's icons with our own component, at a fraction of the cost. */
export const plainIcons = (): Plugin => ({
  name: 'adloom:plain-icons',
  apply: 'build',
  transform: {
    filter: { id: MAKER },
    handler(code) {
      if (!code.includes('function createLucideIcon(iconDataOrName')) {
        this.error('lucide makes its icons in another way now')
      }
      return { code: `export { plainIcon as default } from ${JSON.stringify(PLAIN)}`, map: null }
    },
  },
})
