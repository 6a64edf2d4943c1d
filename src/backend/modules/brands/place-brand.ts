import { join } from 'node:path'
import { type FontChoice, isUploadedFont, type UploadedFont } from '../../../contract/brand.ts'
import type { Context } from '../../context.ts'
import type { BrandKit, FontFile, LocalFile } from '../../generation/provider.ts'
import { copyOnce } from '../../runs/run-folder.ts'
import { copyFileTo, findFiles } from '../files/index.ts'
import type { BrandSnapshot } from './tables.ts'
import { fontKey, uploadedId } from './team-fonts.ts'

/**
 * Puts a brand's files into a folder and returns the brand as the engine takes it. Safe to repeat; skips
 * files that are gone.
 */
export async function placeBrand(
  context: Pick<Context, 'db' | 'storage'>,
  { logoFileId, logoOnDarkFileId, ...brand }: BrandSnapshot,
  folder: string,
): Promise<BrandKit> {
  const ids = [logoFileId, logoOnDarkFileId].filter((id) => typeof id === 'string')
  const files = await findFiles(context.db, ids)
  const place = async (id: string | null | undefined): Promise<LocalFile | undefined> => {
    const file = id ? files.get(id) : undefined
    if (!file) return undefined
    const path = join(folder, file.id)
    await copyOnce(path, (to) => copyFileTo(context, file.id, to))
    return { path, mimeType: file.mimeType, kind: file.kind }
  }
  return {
    ...brand,
    ...(await placeBrandFonts(context, brand, folder)),
    logo: await place(logoFileId),
    logoOnDark: await place(logoOnDarkFileId),
  }
}

type Fonts = Pick<BrandKit, 'headingFont' | 'bodyFont'>

/** Omits fonts that were deleted in the meantime. */
async function placeBrandFonts(
  context: Pick<Context, 'storage'>,
  { headingFont, bodyFont }: Fonts,
  folder: string,
): Promise<Fonts & Pick<BrandKit, 'fonts'>> {
  const fonts = await placeFonts(context, [headingFont, bodyFont].filter(isUploadedFont), folder)
  const there = (font: FontChoice | null) =>
    !isUploadedFont(font) || fonts.some((one) => one.font === font) ? font : null
  return { headingFont: there(headingFont), bodyFont: there(bodyFont), fonts }
}

/** Puts a team's uploaded fonts into a folder. Safe to repeat; skips fonts that are gone. */
export async function placeFonts(
  { storage }: Pick<Context, 'storage'>,
  wanted: readonly UploadedFont[],
  folder: string,
): Promise<FontFile[]> {
  const fonts: FontFile[] = []
  for (const font of new Set(wanted)) {
    const id = uploadedId(font)
    if (!id || (await storage.sizeBytes(fontKey(id))) === null) continue
    const path = join(folder, `font-${id}`)
    await copyOnce(path, (to) => storage.copyTo(fontKey(id), to))
    fonts.push({ font, path })
  }
  return fonts
}
