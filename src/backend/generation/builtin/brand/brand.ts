import sharp from 'sharp'
import type { Mood } from '../../../../contract/ad-words.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { BrandKit, LocalFile } from '../../provider.ts'
import { type Picture, pictureFromPixels, readPicture } from '../picture/picture.ts'
import { addUploadedFaces } from '../type/uploaded-faces.ts'
import { freeLogo } from './logo-ground.ts'
import { moodsOf } from './tone-words.ts'

/** The drawn part of a logo, and the plate it always needs, if any. */
export interface Logo extends Picture {
  plate: string | null
  /** The logo to use on a dark background. */
  onDark?: Logo
}

/** A team's brand ready for use: its logo read, its tone words understood. */
export interface Brand {
  name: string
  /** `#rrggbb`, the most important first. */
  colours: string[]
  headingFont: BrandKit['headingFont']
  bodyFont: BrandKit['bodyFont']
  moods: Mood[]
  legalLine: string | null
  logo: Logo | null
}

/** Reads a brand's logo and tone; null without a brand. */
export async function loadBrand(
  kit: BrandKit | undefined,
  language: Language,
): Promise<Brand | null> {
  if (!kit) return null
  const { logo, logoOnDark, fonts = [], toneWords, doLines: _, dontLines: __, ...rest } = kit
  await addUploadedFaces(fonts)
  return {
    ...rest,
    moods: moodsOf(toneWords, language),
    logo: await readLogos(logo, logoOnDark),
  }
}

/** A single logo is used on every background. */
async function readLogos(logo?: LocalFile, logoOnDark?: LocalFile): Promise<Logo | null> {
  const onDark = logoOnDark && (await readLogo(logoOnDark.path))
  if (!logo) return onDark ?? null
  return { ...(await readLogo(logo.path)), ...(onDark && { onDark }) }
}

/** Larger than any logo is drawn. */
const LOGO_EDGE_MAX = 800

/** Reads a logo file: cropped, without a plain background. */
export async function readLogo(path: string): Promise<Logo> {
  const { pixels } = await readPicture(path)
  const { data, info } = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 4 },
  })
    .resize(LOGO_EDGE_MAX, LOGO_EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const freed = freeLogo({ data, width: info.width, height: info.height })
  return { ...pictureFromPixels(freed.pixels, true), plate: freed.ground }
}
