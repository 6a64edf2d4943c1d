import { z } from 'zod'
import type { Provenance } from '../provenance.ts'
import { readProvenance } from '../read-provenance.ts'
import type { SignRequest } from './sign-request.ts'

/** A file to sign, which itself says what made it. */
export interface Unsigned {
  path: string
  mimeType: string
  /** How it was made, if the file itself doesn't say so. */
  made?: Provenance
  /** The file that was changed to make it. */
  source?: SignRequest['source']
  /** The file its service delivered. */
  original?: SignRequest['original']
}

/** Signs this installation's results with the operator's certificate. */
export interface ContentCredentials {
  /**
   * @returns path of the signed copy, beside the file; null if its format can't hold credentials
   * @throws Error if it can't be signed
   */
  sign(unsigned: Unsigned): Promise<string | null>
  close(): void
}

/** Formats the library can write. */
const SIGNABLE = new Set([
  ...['image/png', 'image/jpeg', 'image/webp'],
  ...['video/mp4', 'video/quicktime'],
])

const Signed = z.object({ faults: z.array(z.string()) })

/** If the library can't read a source, only its existence is recorded. */
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
