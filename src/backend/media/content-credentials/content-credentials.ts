import { z } from 'zod'
import type { Provenance } from '../provenance.ts'
import { readProvenance } from '../read-provenance.ts'
import type { SignRequest } from './sign-request.ts'

/** A file that shall be signed, which says itself what made it. */
export interface Unsigned {
  path: string
  mimeType: string
  /** What made it, where the file itself does not say so. */
  made?: Provenance
  /** What it was made from by changing it. */
  source?: SignRequest['source']
  /** What a service delivered for it. */
  original?: SignRequest['original']
}

/** Signs what this installation has made, by the operator's certificate. */
export interface ContentCredentials {
  /**
   * @returns path of the signed copy, beside the file; null where its format has no place for it
   * @throws Error when it cannot be signed
   */
  sign(unsigned: Unsigned): Promise<string | null>
  close(): void
}

/** Formats that the library writes. */
const SIGNABLE = new Set([
  ...['image/png', 'image/jpeg', 'image/webp'],
  ...['video/mp4', 'video/quicktime'],
])

const Signed = z.object({ faults: z.array(z.string()) })

/** Of a source that the library cannot read, only that there was one is said. */
const readable = (source: SignRequest['source']): SignRequest['source'] =>
  source && !SIGNABLE.has(source.mimeType) ? { ...source, carries: 'bare' } : source

interface Signing {
  files: SignRequest['files']
  ask(request: SignRequest): Promise<unknown>
  close(): void
}

export const createContentCredentials = ({ files, ask, close }: Signing): ContentCredentials => ({
  close,
  async sign({ path, mimeType, made: given, source = null, original = null }) {
    if (!SIGNABLE.has(mimeType)) return null
    const made = given ?? (await readProvenance(path, mimeType))
    if (!made) throw new Error('the file does not say what made it')
    const out = `${path}.signed`
    const asked = { files, file: path, out, mimeType, made, source: readable(source), original }
    const { faults } = Signed.parse(await ask(asked))
    if (faults.length > 0) throw new Error(`a verifier would not accept it: ${faults.join(', ')}`)
    return out
  },
})
