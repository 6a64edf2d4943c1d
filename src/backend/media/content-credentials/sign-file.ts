import { rename, writeFile } from 'node:fs/promises'
import { coseSignature, SIGNATURE_BYTES } from './cose-signature.ts'
import { withFileBlob } from './file-blob.ts'
import type { Library } from './library.ts'
import { ingredientOf, manifestOf } from './manifest.ts'
import { readCredentials } from './read-credentials.ts'
import type { SignRequest } from './sign-request.ts'
import { type SignClaim, signVideo } from './sign-video.ts'
import { readSigningKey, type SigningKey } from './signing-key.ts'

/**
 * No thumbnails in the manifest: they would reveal what a later edit removed. The caller verifies the result instead of
 * the library, whose error messages fill pages.
 */
const SETTINGS = JSON.stringify({
  builder: { thumbnail: { enabled: false } },
  verify: { verify_after_sign: false },
})

type Builder = ReturnType<Library['WasmBuilder']['fromJson']>

/** Writes a signed copy of a file; its name appears only once it is complete. */
export async function signFile(library: Library, request: SignRequest): Promise<void> {
  const { files, file, out, mimeType, made } = request
  const key = await readSigningKey(files)
  const source = (await toldOriginal(library, request)) ?? request.source
  const manifest = JSON.stringify(manifestOf({ made, mimeType, source }))
  const builder = library.WasmBuilder.fromJson(manifest, SETTINGS)
  const sign: SignClaim = (claim) => new Uint8Array(coseSignature(claim, key))
  const signWhole = async (path: string, to: string, signClaim: SignClaim) => {
    const signer = signerOf(key, signClaim)
    const signed = await withFileBlob(path, (blob) => builder.sign(signer, [], mimeType, blob))
    await writeFile(to, signed)
  }
  const partial = `${out}.part`
  try {
    if (source) await addSource(builder, source)
    if (mimeType.startsWith('video/'))
      await signVideo({ path: file, out: partial, sign, signWhole })
    else await signWhole(file, partial, sign)
    await rename(partial, out)
  } finally {
    builder.free()
  }
}

/** The service's own file as an ingredient if it has credentials; most have none. */
async function toldOriginal(library: Library, { original }: SignRequest) {
  if (!original) return null
  const { file, container: mimeType } = original
  const told = await readCredentials(library, file, mimeType).catch(() => null)
  return told && { file, mimeType, carries: 'credentials' as const }
}

async function addSource(builder: Builder, source: NonNullable<SignRequest['source']>) {
  const ingredient = JSON.stringify(ingredientOf(source))
  if (source.carries === 'bare') return builder.addIngredient(ingredient)
  await withFileBlob(source.file, (blob) =>
    builder.addIngredientFromBlob(ingredient, source.mimeType, blob),
  )
}

const signerOf = (key: SigningKey, sign: SignClaim) => ({
  alg: key.algorithm.name,
  reserveSize: SIGNATURE_BYTES,
  sign: async (claim: Uint8Array) => new Uint8Array(sign(claim)),
})
