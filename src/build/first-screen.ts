import { join } from 'node:path'
import { type Reached, reachedFrom } from './reached-from.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; code: string | null } | null
}

/** Modules of the first screen of most visits. */
const SCREENS = [
  'src/features/shell/shell.tsx',
  'src/features/login/login-host.tsx',
  'src/features/create/create-page.tsx',
]

export const firstScreens = (root: string) => SCREENS.map((file) => join(root, file))

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.m?js$/
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/**
 * Names the chunks of the first screen: modules only its page uses, and modules shared with other pages. Two
 * files replace forty of a few hundred bytes, which compress worse. Null for all other modules.
 */
export function firstScreenChunks(root: string) {
  let modules: Reached | undefined
  let icons = new Set<string>()
  return (id: string, graph: ModuleGraph): string | null => {
    if (!modules) {
      const importsOf = (module: string) => graph.getModuleInfo(module)?.importedIds ?? []
      modules = reachedFrom(firstScreens(root), importsOf)
      icons = iconsIn([...modules.keys()].map((module) => graph.getModuleInfo(module)?.code ?? ''))
    }
    const icon = ICON_FILE.exec(id)?.[1]
    if (icon) return icons.has(icon) ? 'first-screen' : null
    if (!modules.has(id)) return null
    return id.includes('/src/features/create/') ? 'create' : 'first-screen'
  }
}

/** `ImagePlus` is in `image-plus`. */
const iconsIn = (sources: string[]): Set<string> =>
  new Set(
    sources
      .flatMap((source) => [...source.matchAll(ICON_IMPORT)])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().split(/\s/)[0] ?? '')
      .map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()),
  )
