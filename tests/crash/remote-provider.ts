import { randomUUID } from 'node:crypto'
import { access, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type {
  GenerationProvider,
  GenerationRequest,
} from '../../src/backend/generation/provider.ts'
import { paintedSide, REMOTE_MODEL } from '../support/fake-provider.ts'

/** Where somebody else's machine keeps what it was asked for, below the data folder: a file for each. */
export const REMOTE_FOLDER = 'elsewhere'

interface RemoteJob {
  request: GenerationRequest
  looks: number
}

/**
 * A service on somebody else's machine: it knows a submission by its name, refuses one that it has
 * already, and is done when it is looked at for the second time.
 */
export function openRemoteProvider(dataDir: string): GenerationProvider {
  const folder = join(dataDir, REMOTE_FOLDER)
  const fileOf = (token: unknown) => join(folder, `${token}.json`)
  const read = async (token: unknown): Promise<RemoteJob> =>
    JSON.parse(await readFile(fileOf(token), 'utf8'))
  // That machine is not killed with ours: what it has noted is whole, or was never noted.
  const write = async (token: unknown, job: RemoteJob, put = rename) => {
    const part = `${folder}-${randomUUID()}.part`
    await writeFile(part, JSON.stringify(job))
    await put(part, fileOf(token))
    await rm(part, { force: true })
  }

  return {
    id: REMOTE_MODEL.provider ?? '',
    runs: 'elsewhere',
    async submit(request, { clientToken }) {
      await mkdir(folder, { recursive: true })
      await write(clientToken, { request, looks: 0 }, link)
      return { token: clientToken }
    },
    find: ({ clientToken }) =>
      access(fileOf(clientToken)).then(
        () => ({ token: clientToken }),
        () => null,
      ),
    async poll({ token }) {
      const { request, looks } = await read(token)
      await write(token, { request, looks: looks + 1 })
      if (looks === 0) {
        return { state: 'running', progress: 0.5, stage: 'rendering', etaSeconds: 1 }
      }
      const path = join(request.workDir, 'result.png')
      const size = { width: paintedSide(request.width), height: paintedSide(request.height) }
      await sharp({ create: { ...size, channels: 3, background: '#635' } })
        .png()
        .toFile(path)
      return { state: 'succeeded', outputs: [{ path, mimeType: 'image/png', kind: 'image' }] }
    },
  }
}
