interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/**
 * Packages the lock file names but doesn't contain. If a registry lacks a platform's package,
 * `npm install` silently writes such a lock file, and `npm ci` then refuses it elsewhere.
 */
export function findMissingPackages({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !isLocked(packages, place, name))
      .map((name) => `${place === '' ? 'package.json' : place} needs ${name}, which is not locked`),
  )
}

/** Resolves a package as Node does: beside its dependent, then in every parent folder. */
function isLocked(packages: Lockfile['packages'], place: string, name: string): boolean {
  for (
    let from = place;
    ;
    from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))
  ) {
    const folder = from === '' ? '' : `${from}/`
    if (`${folder}node_modules/${name}` in packages) return true
    if (from === '') return false
  }
}
