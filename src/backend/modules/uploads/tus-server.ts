import { AsyncLocalStorage } from 'node:async_hooks'
import { FileStore } from '@tus/file-store'
import { type DataStore, Server } from '@tus/server'
import { v7 as uuidv7 } from 'uuid'
import { AppError, isAppError } from '../../../contract/app-error.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { UPLOAD_MAX_BYTES } from '../../../contract/limits.ts'
import { VOICE_PURPOSE } from '../../../contract/people.ts'
import { WATERMARK_PURPOSE } from '../../../contract/watermark.ts'
import type { CallContext, Context } from '../../context.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { cleanFileName } from '../files/index.ts'
import { openUpload } from './open-upload.ts'
import { PartStore } from './part-store.ts'
import { receivedFolder } from './received-files.ts'
import type { UploadPurpose } from './tables.ts'
import { UploadLocker } from './upload-lock.ts'

/** The caller of a protocol request, and our own error if it failed. */
interface Call {
  context: CallContext<'visitor'>
  failure?: AppError
}

const calls = new AsyncLocalStorage<Call>()
const servers = new WeakMap<Context, Server>()

const HOUR_MS = 3_600_000
const TYPE_NAME = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/

/**
 * Serves one request of the upload protocol.
 * @throws AppError if our rules refuse it; the protocol's own refusals are ordinary responses
 */
export async function serveTus(
  installation: Context,
  caller: Pick<CallContext<'visitor'>, 'actor' | 'request'>,
  request: Request,
): Promise<Response> {
  const call: Call = { context: { ...installation, ...caller } }
  const server = serverOf(installation)
  const response = await calls.run(call, () => server.handleWeb(request))
  // The store only reports that writing failed; a full disk is the usual reason.
  if (call.failure?.code === 'unavailable') await requireFreeSpace(installation.env.dataDir, 0)
  if (call.failure) throw call.failure
  return response
}

/** One server per installation, because it holds the locks. */
function serverOf(context: Context): Server {
  const known = servers.get(context)
  if (known) return known
  const server = createServer(context)
  servers.set(context, server)
  return server
}

function createServer(context: Context): Server {
  return new Server({
    path: STREAMS.uploadFiles,
    datastore: openDataStore(context),
    locker: new UploadLocker(),
    maxSize: UPLOAD_MAX_BYTES,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => uuidv7(),
    getFileIdFromRequest: (request) => new URL(request.url).pathname.split('/').at(-1),
    async onUploadCreate(_request, upload) {
      const { context } = currentCall()
      const fileName = cleanFileName(upload.metadata?.filename ?? '')
      const givenType = upload.metadata?.filetype ?? ''
      const fileType = TYPE_NAME.test(givenType) ? givenType.toLowerCase() : ''
      const sizeBytes = upload.size ?? 0
      const purpose = purposeOf(upload.metadata?.purpose)
      await openUpload(context, { id: upload.id, fileName, fileType, sizeBytes, purpose })
      return { metadata: { filename: fileName, filetype: fileType } }
    },
    onResponseError(_request, error) {
      currentCall().failure = failureOf(error)
      return undefined
    },
  })
}

const purposeOf = (given: string | null | undefined): UploadPurpose =>
  given === WATERMARK_PURPOSE || given === VOICE_PURPOSE ? given : 'reference'

function openDataStore(context: Context): DataStore {
  const expiresInMs = context.env.UPLOAD_RETENTION_HOURS * HOUR_MS
  if (context.storage.isShared) return new PartStore(context, expiresInMs)
  const store = new FileStore({
    directory: receivedFolder(context),
    expirationPeriodInMilliseconds: expiresInMs,
  })
  // Every upload must declare its length, so that limits are checked before a byte is written.
  store.extensions = store.extensions.filter((name) => name !== 'creation-defer-length')
  return store
}

function currentCall(): Call {
  const call = calls.getStore()
  if (!call) throw new Error('The upload protocol is served outside a call.')
  return call
}

/** Undefined for the protocol's own refusals, which clients recognize by their status. */
function failureOf(error: Error | { status_code: number; body: string }): AppError | undefined {
  if (error instanceof Error && isAppError(error)) return error
  const status = 'status_code' in error ? error.status_code : 500
  if (status === 413) return new AppError('media_too_large', { max_bytes: UPLOAD_MAX_BYTES })
  // A protocol extension that we don't offer.
  if (status === 501) return new AppError('invalid_input', { field: 'headers', rule: 'extension' })
  if (status < 500) return undefined
  return new AppError('unavailable')
}
