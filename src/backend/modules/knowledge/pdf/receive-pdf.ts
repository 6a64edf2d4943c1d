import { join } from 'node:path'
import type { Hono } from 'hono'
import { STREAMS } from '../../../../contract/endpoints/media.ts'
import { KNOWLEDGE_PDF_MAX_BYTES } from '../../../../contract/knowledge.ts'
import type { ApiEnvironment } from '../../../http/api-environment.ts'
import { receiveBody } from '../../../http/receive-body.ts'
import { requireAccess } from '../../../http/require-access.ts'
import { requireFreeSpace } from '../../../storage/free-space.ts'
import { withTemporaryFolder } from '../../../storage/temporary-folder.ts'
import { requireWriter } from '../entries.ts'
import { readPdfApart } from './read-pdf-apart.ts'

/** Receives a PDF as a raw body and returns its text to the sender; nothing is stored. */
export function mountPdfReading(app: Hono<ApiEnvironment>): void {
  app.post(STREAMS.knowledgePdf, async (c) => {
    const { context, actor, request, authFailure } = c.var
    await context.rateLimits.take('upload', actor, request)
    requireAccess('user', actor, authFailure)
    requireWriter(actor)
    const { dataDir } = context.env
    await requireFreeSpace(dataDir, KNOWLEDGE_PDF_MAX_BYTES)
    const data = await withTemporaryFolder(dataDir, async (folder) => {
      const path = join(folder, 'pdf')
      await receiveBody(c.req.raw, path, KNOWLEDGE_PDF_MAX_BYTES)
      return readPdfApart(path)
    })
    return c.json({ status: 200, message: '', desc: '', data })
  })
}
