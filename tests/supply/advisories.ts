import { compare, valid } from 'semver'
import { packageName } from './package-name.ts'

/** A report of a weakness as OSV keeps it: https://ossf.github.io/osv-schema/ */
export interface Advisory {
  id: string
  summary?: string
  withdrawn?: string
  affected?: {
    package?: { ecosystem: string; name: string }
    versions?: string[]
    ranges?: { type: string; events: RangeEvent[] }[]
  }[]
}

interface RangeEvent {
  introduced?: string
  fixed?: string
  last_affected?: string
}

export interface VersionedPackages {
  packages: Record<string, { name?: string; version?: string; dev?: boolean }>
}

interface Finding {
  place: string
  version: string
  advisory: Advisory
  isDevelopment: boolean
}

/** Locked packages that an advisory names, those that are in the product first. */
export function findAffected(
  { packages }: VersionedPackages,
  advisories: readonly Advisory[],
): Finding[] {
  const byName = Map.groupBy(
    advisories.filter(({ withdrawn }) => withdrawn === undefined).flatMap(namesOf),
    ({ name }) => name,
  )
  return Object.entries(packages)
    .flatMap(([place, locked]) => {
      const { version, dev = false } = locked
      if (version === undefined || !valid(version)) return []
      return (byName.get(packageName(place, locked)) ?? [])
        .filter(({ affected }) => isAffected(version, affected))
        .map(({ advisory }) => ({ place, version, advisory, isDevelopment: dev }))
    })
    .sort((a, b) => Number(a.isDevelopment) - Number(b.isDevelopment))
}

type Affected = NonNullable<Advisory['affected']>[number]

const namesOf = (advisory: Advisory) =>
  (advisory.affected ?? [])
    .filter((affected) => affected.package?.ecosystem === 'npm')
    .map((affected) => ({ name: affected.package?.name ?? '', affected, advisory }))

function isAffected(version: string, { versions = [], ranges = [] }: Affected): boolean {
  if (versions.includes(version)) return true
  return ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events))
}

/** Events are read from the oldest to the youngest: each opens a range or closes it. */
function isWithin(version: string, events: readonly RangeEvent[]): boolean {
  const at = ({ introduced, fixed, last_affected }: RangeEvent) =>
    introduced === '0' ? '0.0.0-0' : (introduced ?? fixed ?? last_affected ?? '0.0.0-0')
  const sorted = [...events].sort((a, b) => compare(at(a), at(b)))
  return sorted.reduce((isIn, event) => {
    const order = compare(version, at(event))
    if (event.introduced !== undefined) return order >= 0 ? true : isIn
    if (event.fixed !== undefined) return order >= 0 ? false : isIn
    return order > 0 ? false : isIn
  }, false)
}
