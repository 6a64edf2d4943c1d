import satisfies from 'spdx-satisfies'
import { packageName } from './package-name.ts'

export interface LicensedPackages {
  packages: Record<string, { name?: string; license?: string; dev?: boolean }>
}

/** Licenses whose works may be part of a work under the AGPL 3.0, by their SPDX names. */
const FITTING = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Zlib', 'BlueOak-1.0.0'],
  ...['Apache-2.0', 'MPL-2.0', 'Python-2.0', 'PSF-2.0', 'Unlicense', 'CC0-1.0'],
  ...['LGPL-3.0-or-later', 'AGPL-3.0-only', 'AGPL-3.0-or-later'],
  // A typeface under it may be bundled with any program, as long as it is not sold by itself.
  'OFL-1.1',
  // Data, not code: the list of browsers that the build reads.
  'CC-BY-4.0',
]

/** Data that only tools of development read; nobody gets it with the product. */
const FITTING_IN_DEVELOPMENT = [...FITTING, 'CC-BY-3.0']

/** What packages are licensed under that do not say so where npm looks; each was read in the package. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@imgly/background-removal-node': 'AGPL-3.0-only',
  busboy: 'MIT',
  'combine-errors': 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
}

/** Packages, those of development too, whose license does not fit or is not known. */
export function findLicenseFaults({ packages }: LicensedPackages): string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    if (place === '') return []
    const name = packageName(place, locked)
    const license = READ_BY_HAND[name] ?? locked.license
    if (license === undefined) return [`${place} does not say its license`]
    const allowed = locked.dev ? FITTING_IN_DEVELOPMENT : FITTING
    return isFitting(license, allowed) ? [] : [`${place} is under ${license}`]
  })
}

export function isFitting(license: string, allowed: readonly string[] = FITTING): boolean {
  try {
    return satisfies(license, allowed)
  } catch {
    return false
  }
}
