interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/**
 * Packages the lock file names but does not contain. A registry that lacks a platform's package
 * makes `npm install` write such a lock without a word, and `npm ci` then refuses it elsewhere.
 */
export function findMissingPackages({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !isLocked(packages, place, name))
      .map((name) => `${place === '' ? 'package.json' : place} needs ${name}, which is not locked`),
  )
}

/** Looks for a package as Node does: beside the one that wants it, then in every folder above. */
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
