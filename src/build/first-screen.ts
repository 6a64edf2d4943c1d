import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; code: string | null } | null
}

/** Where the first screen of most visits begins. */
const SCREENS = [
  'src/features/shell/shell.tsx',
  'src/features/login/login-host.tsx',
  'src/features/create/create-page.tsx',
]

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\.m?js$/
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/**
 * Names the chunks of the first screen: what its page alone shows, and what it shares with other
 * pages. Two files instead of forty of a few hundred bytes, which compress worse. Null for the rest.
 */
export function firstScreenChunks(root: string) {
  let modules: Set<string> | undefined
  let icons = new Set<string>()
  return (id: string, graph: ModuleGraph): string | null => {
    if (!modules) {
      modules = reachedFrom(
        SCREENS.map((file) => join(root, file)),
        graph,
      )
      icons = iconsIn([...modules].map((module) => graph.getModuleInfo(module)?.code ?? ''))
    }
    const icon = ICON_FILE.exec(id)?.[1]
    if (icon) return icons.has(icon) ? 'first-screen' : null
    if (!modules.has(id)) return null
    return id.includes('/src/features/create/') ? 'create' : 'first-screen'
  }
}

/** Packages list everything they have in one file: the walk ends at their doors. */
function reachedFrom(starts: string[], graph: ModuleGraph): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.includes('/node_modules/')) reached.add(imported)
    }
  }
  return reached
}

/** `ImagePlus` lies in `image-plus`. */
const iconsIn = (sources: string[]): Set<string> =>
  new Set(
    sources
      .flatMap((source) => [...source.matchAll(ICON_IMPORT)])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().split(/\s/)[0] ?? '')
      .map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()),
  )
