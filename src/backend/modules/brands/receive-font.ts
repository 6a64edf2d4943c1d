import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import { FONT_MAX_BYTES, FONT_NAME_MAX, UPLOADED_FONTS_MAX } from '../../../contract/brand.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { receiveBody } from '../../http/receive-body.ts'
import { requireAccess } from '../../http/require-access.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { NoAnswer } from '../../system/asked-process.ts'
import { cleanFileName } from '../files/index.ts'
import { requireBrandRight } from './require-brand-right.ts'
import { brandFonts } from './tables.ts'
import { fontKey, fontView } from './team-fonts.ts'

/** A typeface arrives as it is; what it says of itself is read in a process of its own. */
export function mountFonts(app: Hono<ApiEnvironment>): void {
  app.post(STREAMS.brandFont, async (c) => {
    const { context, actor, request, authFailure } = c.var
    await context.rateLimits.take('upload', actor, request)
    requireAccess('user', actor, authFailure)
    requireBrandRight(actor, 'changeBrand')
    const { db, env, storage, proofs, clock } = context
    await requireFreeSpace(env.dataDir, FONT_MAX_BYTES)
    const isOurs = eq(brandFonts.teamId, actor.teamId)
    if ((await db.$count(brandFonts, isOurs)) >= UPLOADED_FONTS_MAX) {
      throw new AppError('fonts_limit_reached')
    }
    const font = await withTemporaryFolder(env.dataDir, async (folder) => {
      const path = join(folder, 'font')
      const sizeBytes = await receiveBody(c.req.raw, path, FONT_MAX_BYTES)
      const facts = await proofs.font(path).catch(refuse)
      if (!facts) throw new AppError('font_unreadable')
      if (facts.isRestricted) throw new AppError('font_restricted')
      const id = uuidv7()
      await storage.putFile(fontKey(id), path)
      const fileName = cleanFileName(c.req.query('file_name') ?? '')
      const name = (facts.name || fileName).slice(0, FONT_NAME_MAX)
      const row = { id, teamId: actor.teamId, name, fileName, sizeBytes, createdAt: clock.now() }
      const [kept] = await db
        .insert(brandFonts)
        .values({ ...row, languages: facts.languages })
        .returning()
      if (!kept) throw new Error('The font was not stored.')
      return kept
    })
    return c.json({ status: 200, message: '', desc: '', data: fontView(font) })
  })
}

/** A file that breaks the process that reads it is no font of ours. */
function refuse(error: unknown): never {
  if (!(error instanceof NoAnswer)) throw error
  if (error.reason === 'busy') throw new AppError('too_many_requests', { retry_after_seconds: 2 })
  throw new AppError('font_unreadable')
}
