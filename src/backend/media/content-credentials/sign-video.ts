import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { filled, hashLayout, layoutOf, manifestBox, writeHollow } from './video-layout.ts'

/** The library's signing callback: a claim's bytes in, its signature out. */
export type SignClaim = (claim: Uint8Array) => Uint8Array

interface Signing {
  path: string
  out: string
  sign: SignClaim
  /** Lets the library sign a file into a new one. */
  signWhole(file: string, out: string, sign: SignClaim): Promise<void>
}

/**
 * Signs a video of any size with little memory. The library holds a file and its signed copy in memory, so it is given
 * the video without its media data, and its output is corrected for the whole one: the video's hash, the hash of the
 * assertion containing that hash, and the signature over both. All keep their length, so nothing moves.
 */
export async function signVideo({ path, out, sign, signWhole }: Signing): Promise<void> {
  const hollow = `${out}.hollow`
  const signedHollow = `${out}.hollow.signed`
  try {
    await writeHollow(path, hollow)
    let claim: Uint8Array = new Uint8Array()
    let signature: Uint8Array = new Uint8Array()
    await signWhole(hollow, signedHollow, (asked) => {
      claim = asked.slice()
      signature = sign(asked)
      return signature
    })
    const layout = await layoutOf(signedHollow)
    const { at, bytes } = await manifestBox(layout)
    const file = await open(out, 'w', 0o600)
    try {
      const hash = await hashLayout(await filled(layout, path), file)
      const statement = statementAround(bytes, replace(bytes, await hashLayout(layout), hash))
      const bound = Buffer.from(claim)
      replace(bound, statement.hashBefore, statement.hash)
      replace(bytes, claim, bound)
      replace(bytes, signature, sign(bound))
      await file.write(bytes, 0, bytes.length, at)
    } finally {
      await file.close()
    }
  } finally {
    await Promise.all([hollow, signedHollow].map((file) => rm(file, { force: true })))
  }
}

interface Replaced {
  at: number
  before: Buffer
}

/** Replaces bytes that occur exactly once. */
function replace(bytes: Buffer, before: Uint8Array, after: Uint8Array): Replaced {
  const at = bytes.indexOf(before)
  const isOnce = at >= 0 && bytes.indexOf(before, at + 1) < 0
  if (!isOnce || before.length !== after.length) {
    throw new Error('the library writes credentials in another way')
  }
  const kept = Buffer.from(bytes)
  bytes.set(after, at)
  return { at, before: kept }
}

/**
 * Hashes of the modified assertion, after and before: over its JUMBF box (ISO/IEC 19566-5) without the box's own size
 * and type.
 */
function statementAround(bytes: Buffer, { at, before }: Replaced) {
  const start = bytes.lastIndexOf('jumb', at) + 4
  const end = start - 8 + bytes.readUInt32BE(start - 8)
  const hashOf = (all: Buffer) => createHash('sha256').update(all.subarray(start, end)).digest()
  return { hash: hashOf(bytes), hashBefore: hashOf(before) }
}
