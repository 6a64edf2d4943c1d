import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import { ZipFile } from 'yazl'
import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { attachment, webBody } from '../files/index.ts'
import { filesTable, manifestOf, textsTable } from './manifest.ts'
import { verifyPackAddress } from './pack-address.ts'
import { fileKey, filesOfPack, findReadyPack, type PackFileRow, type PackRow } from './pack-row.ts'

/** Streams a pack as an archive: one file is open at a time. */
export async function servePack(c: HonoContext<ApiEnvironment>): Promise<Response> {
  const { context } = c.var
  const packId = verifyPackAddress(context, new URL(c.req.url).searchParams)
  const pack = await findReadyPack(context.db, packId)
  if (!pack) throw new AppError('not_found')
  const day = pack.createdAt.toISOString().slice(0, 10)
  const headers = new Headers({
    'content-type': 'application/zip',
    'content-disposition': attachment(`${pack.title || 'adloom'} ${day}.zip`),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  if (c.req.raw.method === 'HEAD') return new Response(null, { headers })
  const stream = zipPack(context, pack, await filesOfPack(context.db, packId))
  return new Response(webBody(stream), { headers })
}

function zipPack(
  { storage }: Pick<Context, 'storage'>,
  pack: PackRow,
  files: readonly PackFileRow[],
): Readable {
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream, { objectMode: false })
  let open: Readable | undefined
  // Otherwise a reader that stops early leaves a file open.
  stream.once('close', () => open?.destroy())
  zip.on('error', (error: Error) => stream.destroy(error))
  const manifest = manifestOf(pack, files)
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), 'manifest.json')
  zip.addBuffer(Buffer.from(filesTable(manifest)), 'manifest.csv')
  zip.addBuffer(Buffer.from(textsTable(manifest)), 'texts.csv')
  for (const file of files) {
    if (file.state !== 'made' || !file.name) continue
    const settings = { compress: false, size: file.sizeBytes ?? undefined }
    zip.addReadStreamLazy(file.name, settings, (answer) => {
      storage.read(fileKey(file)).then(
        (content) => {
          open = content
          if (stream.destroyed) content.destroy()
          else answer(null, content)
        },
        (error) => answer(error, Readable.from([])),
      )
    })
  }
  zip.end()
  return stream
}
