import { expect, test } from 'vitest'
import { findMissingPackages } from './lockfile.ts'

test('a package the lock file names but does not contain is found', () => {
  const missing = findMissingPackages({
    packages: {
      '': { dependencies: { builder: '1.0.0' } },
      'node_modules/builder': { optionalDependencies: { '@builder/darwin': '1', shared: '1' } },
      'node_modules/shared': {},
    },
  })
  expect(missing).toEqual(['node_modules/builder needs @builder/darwin, which is not locked'])
})
