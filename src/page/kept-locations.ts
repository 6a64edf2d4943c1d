import type { AnyRouter } from '@tanstack/react-router'
import { isRecord } from '@/contract/is-record'

type BuildLocation = AnyRouter['buildLocation']
type Options = Parameters<BuildLocation>[0]
type Location = ReturnType<BuildLocation>

const LOCATIONS_MAX = 2_000
const PARAMETER = /\$(\w+)/g
/** Options that make a location depend on the current page, or on more than its address. */
const OTHERS = ['hash', 'state', 'mask', 'from', 'href', 'unsafeRelative', 'leaveParams'] as const

const locations = new Map<string, Location>()

/**
 * Makes the server build each link's location only once: header, footer, and menus have the same links on
 * every page.
 */
export function keepLocations(router: AnyRouter): void {
  const build: BuildLocation = router.buildLocation
  const buildLocation = (options: Options): Location => {
    const key = keyOf(options, router.latestLocation.pathname)
    if (key === null) return build(options)
    let location = locations.get(key)
    if (!location) {
      location = build(options)
      // A client that requests many addresses must not fill the memory.
      if (locations.size === LOCATIONS_MAX) locations.clear()
      locations.set(key, location)
    }
    return location
  }
  Object.assign(router, { buildLocation })
}

/** Cache key for a location, including the path for links within a page; null when more than that decides. */
function keyOf(options: Options, path: string): string | null {
  const asked: unknown = options
  if (!isRecord(asked)) return null
  const { to, params, search = null, ...rest } = asked
  const isHere = to === '.'
  if (!isHere && (typeof to !== 'string' || to[0] !== '/')) return null
  if (OTHERS.some((name) => rest[name] !== undefined)) return null
  if (Object.keys(rest).some((name) => name[0] === '_' && name !== '_asChild')) return null
  if (search !== null && !isRecord(search)) return null
  if (isHere) return params === undefined ? JSON.stringify([to, path, search]) : null
  const values = [...to.matchAll(PARAMETER)].map(([, name = '']) =>
    isRecord(params) ? params[name] : undefined,
  )
  if (!values.every((value) => typeof value === 'string')) return null
  return JSON.stringify([to, values, search])
}
