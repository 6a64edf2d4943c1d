import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { save } from '../../../contract/endpoints/brands.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { requireReadyUpload } from '../uploads/index.ts'
import { requireBrand } from './brand-row.ts'
import { brandView } from './brand-view.ts'
import { brands } from './tables.ts'

/**
 * Sets the team's brand.
 * @throws AppError('brand_not_found' | 'nothing_to_save' | 'unsupported_media'), or what is wrong
 *   with the logo's upload
 */
export async function saveBrand(
  context: CallContext<'user'>,
  input: ParsedInputOf<typeof save>,
): Promise<OutputOf<typeof save>> {
  const { userId, teamId } = context.actor
  const saved = await context.db.transaction(async (tx) => {
    const before = await requireBrand(tx, { brandId: input.brandId, teamId })
    const wanted = {
      name: input.name,
      colours: input.colours,
      headingFont: input.heading_font,
      bodyFont: input.body_font,
      toneWords: input.tone_words,
      legalLine: input.legal_line,
      logoFileId: await logoOf(tx, { uploadId: input.logo_upload_id, userId }, before.logoFileId),
    }
    if (isDeepStrictEqual(wanted, picked(before, wanted))) throw new AppError('nothing_to_save')
    const [row] = await tx.update(brands).set(wanted).where(eq(brands.id, before.id)).returning()
    return row ?? before
  })
  return brandView(context, saved)
}

const picked = <Row extends Record<string, unknown>>(row: Row, like: Partial<Row>) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, row[key]]))

async function logoOf(
  tx: Transaction,
  { uploadId, userId }: { uploadId: string | null | undefined; userId: string },
  before: string | null,
): Promise<string | null> {
  if (uploadId === undefined) return before
  if (uploadId === null) return null
  const { fileId, kind } = await requireReadyUpload(tx, { uploadId, owner: { userId } })
  if (kind !== 'image') {
    throw new AppError('unsupported_media', { field: 'logo_upload_id', expected: 'image' })
  }
  return fileId
}
