import type { Hono, Context as HonoContext } from 'hono'
import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { UserActor, VisitorActor } from '../../caller.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { requireAccess } from '../../http/require-access.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { deleteUpload } from './delete-upload.ts'
import { finishReceiving } from './finish-receiving.ts'
import { serveTus } from './tus-server.ts'
import { requireOwnUpload, type UploadRow } from './upload-row.ts'
import { waitForCheck } from './wait-for-check.ts'

type TusContext = HonoContext<ApiEnvironment>

type Sender = UserActor | VisitorActor

const TUS_VERSION = '1.0.0'
/** Most checks take less than a second; a sender who waits this long finds the upload ready. */
const CHECK_PATIENCE_MS = 5_000

/** tus 1.0 with creation, creation-with-upload, termination and expiration. */
export function mountTus(app: Hono<ApiEnvironment>): void {
  app.on(['POST', 'OPTIONS'], STREAMS.uploadFiles, async (c) => {
    const actor = await admit(c)
    const { context, request } = c.var
    const response = await serveTus(context, { actor, request }, c.req.raw)
    const uploadId = response.headers.get('location')?.split('/').at(-1)
    const sizeBytes = Number(c.req.header('upload-length'))
    if (uploadId) await checkWhenWhole(c, response, { id: uploadId, sizeBytes })
    return response
  })
  // The router serves HEAD through the GET handler; GET itself must not read anything here.
  app.on(['GET', 'PATCH', 'DELETE', 'OPTIONS'], `${STREAMS.uploadFiles}/:uploadId`, async (c) => {
    const actor = await admit(c)
    if (c.req.method === 'GET') throw new AppError('not_found')
    const upload = c.req.method === 'OPTIONS' ? null : await ownUpload(c, actor)
    if (upload && c.req.header('tus-resumable') === TUS_VERSION) {
      if (c.req.method === 'DELETE') return terminate(c, actor, upload)
      if (upload.status !== 'receiving') return answerReceived(c, upload)
    }
    const { context, request } = c.var
    const response = await serveTus(context, { actor, request }, c.req.raw)
    if (upload) await checkWhenWhole(c, response, upload)
    return response
  })
}

async function admit(c: TusContext): Promise<Sender> {
  const { context, actor, request, authFailure } = c.var
  c.header('tus-resumable', TUS_VERSION)
  await context.rateLimits.take('upload', actor, request)
  requireAccess('visitor', actor, authFailure)
  if (c.req.method === 'PATCH') {
    await requireFreeSpace(context.env.dataDir, Number(c.req.header('content-length')) || 0)
  }
  return actor
}

/** Treats someone else's upload and an invalid id alike, as not found. */
function ownUpload(c: TusContext, owner: Sender): Promise<UploadRow> {
  const uploadId = z.uuid().safeParse(c.req.param('uploadId'))
  if (!uploadId.success) throw new AppError('not_found')
  return requireOwnUpload(c.var.context.db, { uploadId: uploadId.data, owner })
}

/** Starts the check once the last byte has arrived, whichever request delivered or noticed it. */
async function checkWhenWhole(
  { var: { context } }: TusContext,
  response: Response,
  { id, sizeBytes }: Pick<UploadRow, 'id' | 'sizeBytes'>,
): Promise<void> {
  if (!response.ok || Number(response.headers.get('upload-offset') ?? 0) !== sizeBytes) return
  await finishReceiving(context, id)
  await waitForCheck(context, id, CHECK_PATIENCE_MS)
}

async function terminate(c: TusContext, actor: Sender, { id }: UploadRow): Promise<Response> {
  await deleteUpload({ ...c.var.context, actor, request: c.var.request }, { uploadId: id })
  return c.body(null, 204)
}

/** The bytes have been handed over: a client asking for the offset hears that nothing is missing. */
function answerReceived(c: TusContext, { sizeBytes }: UploadRow): Response {
  if (c.req.method !== 'HEAD') return c.text('The upload is complete\n', 409)
  return c.body(null, 200, {
    'cache-control': 'no-store',
    'upload-offset': String(sizeBytes),
    'upload-length': String(sizeBytes),
  })
}
