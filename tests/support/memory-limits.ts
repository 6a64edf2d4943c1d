import { readFileSync } from 'node:fs'
import { object, string } from 'zod'

interface MemoryLimits {
  /** The C library's environment variables. */
  env: Record<string, string>
  /** Node options. */
  options: string[]
}

const Package = object({ scripts: object({ start: string(), worker: string() }) })

/** How an npm script limits its process's memory, so that measurements can do the same. */
export function memoryLimitsOf(name: 'start' | 'worker'): MemoryLimits {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const words = scripts[name].split(' ')
  const pairs = words.filter((word) => word.startsWith('MALLOC_')).map((pair) => pair.split('='))
  return {
    env: Object.fromEntries(pairs),
    options: words.filter((word) => word.startsWith('--max-')),
  }
}
