import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import { FONT_MAX_BYTES, FONT_NAME_MAX, UPLOADED_FONTS_MAX } from '../../../contract/brand.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { Executor, Transaction } from '../../db/database.ts'
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

/** Receives a font as a raw body; its metadata is read in a separate process. */
export function mountFonts(app: Hono<ApiEnvironment>): void {
  app.post(STREAMS.brandFont, async (c) => {
    const { context, actor, request, authFailure } = c.var
    await context.rateLimits.take('upload', actor, request)
    requireAccess('user', actor, authFailure)
    requireBrandRight(actor, 'changeBrand')
    const { db, env, storage, proofs, clock } = context
    await requireFreeSpace(env.dataDir, FONT_MAX_BYTES)
    await requireRoom(db, actor.teamId)
    const font = await withTemporaryFolder(env.dataDir, async (folder) => {
      const path = join(folder, 'font')
      const sizeBytes = await receiveBody(c.req.raw, path, FONT_MAX_BYTES)
      const facts = await proofs.font(path).catch(refuse)
      if (!facts) throw new AppError('font_unreadable')
      if (facts.isRestricted) throw new AppError('font_restricted')
      const id = uuidv7()
      const fileName = cleanFileName(c.req.query('file_name') ?? '')
      const name = (facts.name || fileName).slice(0, FONT_NAME_MAX)
      const row = { id, teamId: actor.teamId, name, fileName, sizeBytes, createdAt: clock.now() }
      await storage.putFile(fontKey(id), path)
      const keep = async (tx: Transaction) => {
        await lockFonts(tx, actor.teamId)
        await requireRoom(tx, actor.teamId)
        const values = { ...row, languages: facts.languages }
        const [kept] = await tx.insert(brandFonts).values(values).returning()
        if (!kept) throw new Error('The font was not stored.')
        return kept
      }
      // No lock is held while the file is put into storage, which may be far away.
      return db.transaction(keep).catch(async (error: unknown) => {
        await storage.remove(fontKey(id))
        throw error
      })
    })
    return c.json({ status: 200, message: '', desc: '', data: fontView(font) })
  })
}

/** Otherwise fonts that arrive at the same time could each take the last free slot. */
const lockFonts = (tx: Transaction, teamId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`fonts:${teamId}`}, 0))`)

/** @throws AppError('fonts_limit_reached') */
async function requireRoom(db: Executor, teamId: string): Promise<void> {
  const count = await db.$count(brandFonts, eq(brandFonts.teamId, teamId))
  if (count >= UPLOADED_FONTS_MAX) throw new AppError('fonts_limit_reached')
}

/** A file that crashes the process reading it isn't a usable font. */
function refuse(error: unknown): never {
  if (!(error instanceof NoAnswer)) throw error
  if (error.reason === 'busy') throw new AppError('too_many_requests', { retry_after_seconds: 2 })
  throw new AppError('font_unreadable')
}
