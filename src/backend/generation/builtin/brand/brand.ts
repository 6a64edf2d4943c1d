import sharp from 'sharp'
import type { Mood } from '../../../../contract/ad-words.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { BrandKit } from '../../provider.ts'
import { type Picture, pictureFromPixels, readPicture } from '../picture/picture.ts'
import { removePlainGround } from './logo-ground.ts'
import { moodsOf } from './tone-words.ts'

/** A team's brand ready to be used: its logo read, its tone words understood. */
export interface Brand {
  name: string
  /** `#rrggbb`, the most important first. */
  colours: string[]
  headingFont: BrandKit['headingFont']
  bodyFont: BrandKit['bodyFont']
  moods: Mood[]
  legalLine: string | null
  logo: Picture | null
}

/** Reads a brand's logo and tone; null without a brand. */
export async function loadBrand(
  kit: BrandKit | undefined,
  language: Language,
): Promise<Brand | null> {
  if (!kit) return null
  const { logo, toneWords, ...rest } = kit
  return {
    ...rest,
    moods: moodsOf(toneWords, language),
    logo: logo ? await readLogo(logo.path) : null,
  }
}

/** Larger than any logo is drawn. */
const LOGO_EDGE_MAX = 800

async function readLogo(path: string): Promise<Picture> {
  const { pixels } = await readPicture(path)
  const { data, info } = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 4 },
  })
    .resize(LOGO_EDGE_MAX, LOGO_EDGE_MAX, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return pictureFromPixels(
    removePlainGround({ data, width: info.width, height: info.height }),
    true,
  )
}
