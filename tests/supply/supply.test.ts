import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { run } from '../support/processes.ts'
import { findAffected } from './advisories.ts'
import { findUnclear, readBillOfMaterials } from './bill-of-materials.ts'
import { findLicenseFaults } from './licenses.ts'
import { findUnlistedWorks } from './other-works.ts'

const SCHEMAS = 'node_modules/@cyclonedx/cyclonedx-library/res/schema'
const schema = async (name: string) =>
  JSON.parse(await readFile(`${SCHEMAS}/${name}.SNAPSHOT.schema.json`, 'utf8'))

test('[S11] the bill of materials is CycloneDX and knows a fitting license of every part', async () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true)
  for (const name of ['spdx', 'jsf-0.82']) {
    // Schemas name each other by file.
    ajv.addSchema({
      ...(await schema(name)),
      $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
    })
  }
  const isValid = ajv.compile(await schema('bom-1.5'))
  const bill = await readBillOfMaterials()
  isValid(bill)
  expect(isValid.errors ?? []).toEqual([])
  const names = bill.components.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['hono', 'pg', '@fontsource/kanit', 'ISNet weights']),
  )
  expect(names).not.toContain('vitest')
  expect(findUnclear(bill)).toEqual([])
})

test('a package whose license does not fit the product, or is not known, is found', () => {
  const faults = findLicenseFaults({
    packages: {
      '': { license: 'AGPL-3.0-or-later' },
      'node_modules/free': { license: '(MIT OR GPL-2.0-only)' },
      'node_modules/both': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
      'node_modules/old': { license: 'GPL-2.0-only' },
      'node_modules/half': { license: 'MIT AND SSPL-1.0' },
      'node_modules/free/node_modules/@one/secret': { license: 'SEE LICENSE IN LICENSE.md' },
      'node_modules/silent': {},
      'node_modules/list': { license: 'CC-BY-3.0' },
      'node_modules/list-of-a-tool': { license: 'CC-BY-3.0', dev: true },
    },
  })
  expect(faults).toEqual([
    'node_modules/old is under GPL-2.0-only',
    'node_modules/half is under MIT AND SSPL-1.0',
    'node_modules/free/node_modules/@one/secret is under SEE LICENSE IN LICENSE.md',
    'node_modules/silent does not say its license',
    'node_modules/list is under CC-BY-3.0',
  ])
})

test('a picture, typeface or weight in the repository that no license accounts for is found', () => {
  const paths = ['src/public/social.png', 'src/app.ts', 'src/styles/new.woff2', 'data/model.onnx']
  expect(findUnlistedWorks(paths)).toEqual(['src/styles/new.woff2', 'data/model.onnx'])
})

test('a locked package is held against stored advisories, the ranges of its versions and its aliases', () => {
  const advisory = {
    id: 'GHSA-1',
    affected: [
      {
        package: { ecosystem: 'npm', name: 'weak' },
        ranges: [
          { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '1.2.0' }] },
          { type: 'SEMVER', events: [{ introduced: '2.0.0' }, { last_affected: '2.1.0' }] },
        ],
      },
    ],
  }
  const at = (version: string, more = {}) => ({ version, ...more })
  const packages = {
    '': { name: 'weak', version: undefined },
    'node_modules/weak': at('1.1.9', { dev: true }),
    'node_modules/a/node_modules/weak': at('1.2.0'),
    'node_modules/b/node_modules/weak': at('2.1.0'),
    'node_modules/c/node_modules/weak': at('2.1.1'),
    'node_modules/other-name': at('2.0.5', { name: 'weak' }),
    'node_modules/strong': at('1.0.0'),
  }
  const found = findAffected({ packages }, [advisory]).map(({ place }) => place)
  expect(found).toEqual([
    'node_modules/b/node_modules/weak',
    'node_modules/other-name',
    'node_modules/weak',
  ])
  const withdrawn = { ...advisory, withdrawn: '2026-01-01T00:00:00Z' }
  const pypi = {
    id: 'P',
    affected: [{ package: { ecosystem: 'PyPI', name: 'weak' }, versions: ['1.2.0'] }],
  }
  expect(findAffected({ packages }, [withdrawn, pypi])).toEqual([])
})

test('an audit without stored advisories says that it cannot say anything', async () => {
  const { exitCode, output } = await run('node', ['tests/supply/audit.ts'], { output: 'collect' })
  expect(exitCode).toBe(2)
  expect(output).toContain('nothing can be said')
})
