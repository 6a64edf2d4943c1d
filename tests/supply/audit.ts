/**
 * `npm run audit:offline -- FOLDER`: compares what is locked with stored advisories, and calls nobody.
 * FOLDER holds OSV's list for npm, one JSON file each (https://osv.dev, `npm/all.zip`), unpacked.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Advisory, findAffected } from './advisories.ts'

const folder = process.argv[2]
if (folder === undefined) {
  console.error(
    'No advisories are stored here, so nothing can be said without a network. Run `npm audit` where there\n' +
      'is one, or bring the list of https://osv.dev (npm/all.zip), unpack it, and name its folder.',
  )
  process.exit(2)
}
const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
if (files.length === 0) {
  console.error(`There are no advisories in ${folder}: nothing was compared.`)
  process.exit(2)
}
const advisories: Advisory[] = []
for (const file of files) advisories.push(JSON.parse(await readFile(join(folder, file), 'utf8')))
const findings = findAffected(JSON.parse(await readFile('package-lock.json', 'utf8')), advisories)
for (const { place, version, advisory, isDevelopment } of findings) {
  const where = isDevelopment ? 'development' : 'product'
  console.log(`${where}: ${place} ${version}: ${advisory.id} ${advisory.summary ?? ''}`)
}
console.log(`${findings.length} findings in ${advisories.length} stored advisories.`)
process.exitCode = findings.length === 0 ? 0 : 1
