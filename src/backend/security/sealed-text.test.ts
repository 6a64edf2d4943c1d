import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSealed, sealText } from './sealed-text.ts'

const secret = randomBytes(32)

test('a sealed text does not show what it holds, and opens again', () => {
  const sealed = sealText(secret, 'keys', 'FAL_KEY', 'fal-very-secret')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('very-secret')
  expect(openSealed(secret, 'keys', 'FAL_KEY', sealed)).toBe('fal-very-secret')
  expect(sealText(secret, 'keys', 'FAL_KEY', 'fal-very-secret')).not.toBe(sealed)
})

test('nobody opens it with another secret, for another purpose, under another name, or changed', () => {
  const sealed = sealText(secret, 'keys', 'FAL_KEY', 'fal-very-secret')
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(openSealed(randomBytes(32), 'keys', 'FAL_KEY', sealed)).toBeNull()
  expect(openSealed(secret, 'codes', 'FAL_KEY', sealed)).toBeNull()
  expect(openSealed(secret, 'keys', 'OPENAI_API_KEY', sealed)).toBeNull()
  expect(openSealed(secret, 'keys', 'FAL_KEY', changed.toString('base64url'))).toBeNull()
  expect(openSealed(secret, 'keys', 'FAL_KEY', 'short')).toBeNull()
})
