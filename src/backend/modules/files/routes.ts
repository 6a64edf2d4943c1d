import type { Hono, Context as HonoContext } from 'hono'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { attachment, downloadName, wishedName } from './content-disposition.ts'
import { type MediaAddress, verifyMediaAddress } from './media-address.ts'
import { serveArchive } from './serve-archive.ts'
import { serveFile } from './serve-file.ts'

const takeLimit = ({ var: { context, actor, request } }: HonoContext<ApiEnvironment>) =>
  context.rateLimits.take('media', actor, request)

/** Files by signed address, for viewing and as downloads. */
export function mountFiles(app: Hono<ApiEnvironment>): void {
  app.get(STREAMS.media.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    await takeLimit(c)
    return serveFile(c, verifyMediaAddress(c.var.context, new URL(c.req.url)))
  })
  app.get(STREAMS.archive, async (c) => {
    const { context, actor, request } = c.var
    await context.rateLimits.take('archive', actor, request)
    return serveArchive(c)
  })
  app.get(STREAMS.download, async (c) => {
    await takeLimit(c)
    const wish = c.req.query('name')
    return serveFile(c, addressToDownload(c), (file) =>
      attachment(wish ? wishedName(file, wish) : downloadName(file)),
    )
  })
}

/** A download never fetches from elsewhere: the address must be one of our own. */
function addressToDownload(c: HonoContext<ApiEnvironment>): MediaAddress {
  const { origin } = c.var.request
  const url = URL.parse(c.req.query('url') ?? '', origin)
  if (url?.origin !== origin) throw new AppError('link_refused', { reason: 'foreign' })
  try {
    const address = verifyMediaAddress(c.var.context, url)
    if (address.variant === 'original') return address
  } catch (error) {
    if (isAppError(error) && error.code === 'address_expired') throw error
  }
  throw new AppError('link_refused', { reason: 'foreign' })
}
