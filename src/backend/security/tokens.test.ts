import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createToken, hashToken, isSameHash, keyedHash } from './tokens.ts'

const secret = randomBytes(32)

test('a token has 256 bits, and no two are the same', () => {
  const tokens = Array.from({ length: 1_000 }, createToken)
  expect(new Set(tokens).size).toBe(1_000)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('the hash of a token does not contain it and is always the same', () => {
  const token = createToken()
  expect(hashToken(token)).toBe(hashToken(token))
  expect(hashToken(token)).not.toContain(token)
})

describe('a keyed hash', () => {
  test('depends on the key and the purpose', () => {
    const hash = keyedHash(secret, 'one', 'text')
    expect(keyedHash(secret, 'two', 'text')).not.toBe(hash)
    expect(keyedHash(randomBytes(32), 'one', 'text')).not.toBe(hash)
  })

  test('tells parts apart wherever the border between them lies', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (a, b) => {
        const isEqual = JSON.stringify(a) === JSON.stringify(b)
        const isSame = isSameHash(keyedHash(secret, 'p', ...a), keyedHash(secret, 'p', ...b))
        expect(isSame).toBe(isEqual)
      }),
    )
  })
})
